/** Arrow keys in a tree drawn as lines: up and down walk, left and right fold; with Alt held they move the line. */
import type { TreeMove, TreeNode } from '@guanlan/platform/contract'
import { type KeyboardEvent, type RefObject, useRef } from 'react'
import type { TreeLine } from './order.ts'

/** The focus stands on elements with `data-line` inside `list`. @param movesOf by the arrow that, with Alt, makes the move */
export function useTreeSteering<N extends TreeNode, E extends HTMLElement = HTMLUListElement>({
  onTwist,
  movesOf,
  onMove,
}: {
  onTwist: (id: number, open: boolean) => void
  movesOf?: (node: N) => Readonly<Record<string, TreeMove | null>>
  onMove?: (move: TreeMove) => void
}): { list: RefObject<E | null>; steer: (event: KeyboardEvent, line: TreeLine<N>) => void } {
  const list = useRef<E>(null)
  const steer = (event: KeyboardEvent, { node, isFolder }: TreeLine<N>) => {
    if (!/^Arrow/.test(event.key)) return
    if (event.altKey) {
      const move = movesOf?.(node)[event.key]
      if (move) onMove?.(move)
      event.preventDefault()
      return
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      const entries = [...(list.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])]
      entries[entries.indexOf(event.currentTarget as HTMLElement) + step]?.focus()
    } else if (isFolder) onTwist(node.id, event.key === 'ArrowRight')
    else return
    event.preventDefault()
  }
  return { list, steer }
}

/** Moving a line of a tree with the pointer: onto another line goes below it, near its edge goes beside it. By keys the same moves are made with Alt and the arrows. */
import { isWithin, type TreeMove, type TreeNode } from '@guanlan/platform/contract'
import { type DragEvent, useState } from 'react'
import { moveBeside, moveInto } from './order.ts'

type Place = 'before' | 'into' | 'after'

/** What a line needs to be dragged and dropped on. */
export interface DraggableLine {
  draggable: boolean
  'data-dragged': boolean | undefined
  'data-drop': Place | undefined
  onDragStart: (event: DragEvent) => void
  onDragOver: (event: DragEvent) => void
  onDragLeave: () => void
  onDrop: (event: DragEvent) => void
  onDragEnd: () => void
}

export function useTreeDrag<N extends TreeNode>({
  nodes,
  mayHold = () => true,
  onMove,
}: {
  nodes: readonly N[]
  mayHold?: (node: N) => boolean
  onMove: (move: TreeMove) => void
}): (node: N) => DraggableLine {
  const [dragged, setDragged] = useState<N | null>(null)
  const [over, setOver] = useState<{ id: number; place: Place } | null>(null)
  const end = () => {
    setDragged(null)
    setOver(null)
  }
  return node => {
    const isTarget = dragged !== null && !isWithin(nodes, node.id, dragged.id)
    return {
      draggable: true,
      'data-dragged': dragged?.id === node.id || undefined,
      'data-drop': over?.id === node.id ? over.place : undefined,
      onDragStart: event => {
        event.dataTransfer.effectAllowed = 'move'
        // Firefox begins no drag without data.
        event.dataTransfer.setData('text/plain', String(node.id))
        setDragged(node)
      },
      onDragOver: event => {
        if (!isTarget) return
        event.preventDefault()
        const place = placeOf(event, mayHold(node))
        if (over?.id !== node.id || over.place !== place) setOver({ id: node.id, place })
      },
      onDragLeave: () => setOver(now => (now?.id === node.id ? null : now)),
      onDrop: event => {
        event.preventDefault()
        const place = placeOf(event, mayHold(node))
        if (isTarget)
          onMove(place === 'into' ? moveInto(nodes, dragged, node.id) : moveBeside(nodes, dragged, node, place))
        end()
      },
      onDragEnd: end,
    }
  }
}

/** A quarter at each edge stands for beside; where nothing may go below the line, its halves do. */
function placeOf(event: DragEvent, mayHold: boolean): Place {
  const { top, height } = event.currentTarget.getBoundingClientRect()
  const share = (event.clientY - top) / height
  if (!mayHold) return share < 0.5 ? 'before' : 'after'
  return share < 0.25 ? 'before' : share > 0.75 ? 'after' : 'into'
}

/** What a block is called in lists: its own title, else the beginning of its text, else its kind. */
import { useWords } from '@guanlan/platform/web'
import { useCallback } from 'react'
import type { Block } from '../../contract.ts'
import { editingStrings } from '../../strings/editing.ts'
import { madeStrings } from '../../strings/made.ts'
import { textOf, titleOf } from './difference.ts'

const longest = 40
const ownWords = ['chart', 'table', 'articles', 'picture', 'columns'] as const
type OwnWord = (typeof ownWords)[number]

export function useBlockName(): (block: Block) => string {
  const t = useWords(editingStrings)
  const named = useWords(madeStrings)
  return useCallback(
    (block: Block) => {
      const text = titleOf(block) || (block.kind === 'text' || block.kind === 'quote' ? textOf(block) : '')
      if (text) return text.length > longest ? `${text.slice(0, longest)}…` : text
      const { kind } = block
      if ((ownWords as readonly string[]).includes(kind)) return t(kind as OwnWord)
      return kind in madeStrings ? named(kind as keyof typeof madeStrings & 'text') : kind
    },
    [t, named],
  )
}

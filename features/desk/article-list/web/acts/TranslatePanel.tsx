import { TranslateMany } from '@guanlan/features/handling/translation/web'
import { closePanel } from './panel.ts'
import type { Target } from './target.ts'

/** Translates what is chosen, or the whole list. */
export function TranslatePanel({ target: { ids, all, found } }: { target: Target }) {
  return (
    <TranslateMany chosen={all ? { all } : { idList: [...ids], ...(found && { found: true }) }} onClose={closePanel} />
  )
}

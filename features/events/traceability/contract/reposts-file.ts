/** Reposts as a file. */
import { commonWords } from '@guanlan/platform/contract'
import { cascadeWords } from '../strings/cascade.ts'
import { tableWords as words } from '../strings/table.ts'

/** In the order of the file. */
export const exportedReposts = {
  number: cascadeWords.number,
  at: commonWords.time,
  author: commonWords.author,
  text: cascadeWords.repostText,
  from: cascadeWords.passedOn,
  reason: words.reason,
  certainty: words.certainty,
  copies: cascadeWords.direct,
  known: words.known,
  inferred: words.inferred,
} as const

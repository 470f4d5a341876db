/** The table of a picture as a file. */
import { commonWords } from '@guanlan/platform/contract'
import { tableWords as words } from '../strings/table.ts'

/** In the order of the file. */
export const exported = {
  at: commonWords.time,
  media: words.media,
  mediaType: commonWords.mediaType,
  level: words.level,
  platform: words.platform,
  title: words.title,
  story: words.story,
  from: words.from,
  reason: words.reason,
  certainty: words.certainty,
  naming: words.naming,
  copies: words.copies,
  known: words.known,
  inferred: words.inferred,
  url: words.url,
} as const

/** Stories that are about the same matter. */
import type { Mark, TitleFacts } from './marks.ts'

export interface Group {
  /** Under which it is stored; null: it was not offered yet. */
  candidate: number | null
  /** By story, its marks. */
  stories: Map<number, readonly Mark[]>
  articles: Map<number, { at: number; media: number; story: number }>
  /** By title, the media that have it and when the first had it. */
  titles: Map<string, { media: Set<number>; at: number }>
  /** How many of its stories have a mark. */
  having: Map<string, number>
  /** How much its stories speak of a mark, together. */
  shares: Map<string, number>
  /** Of the title of its first story: a later one does not shift it. */
  facts: TitleFacts
  last: number
}

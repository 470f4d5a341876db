/** What the record of acts is written in: words of an area of features, or of all areas together. */
import type { Phrase } from './phrases.ts'

export interface RecordWords {
  /** By `feature.call`: a verb and its object. Of a switch besides `feature.call:on` and `feature.call:off`. */
  readonly acts: Readonly<Record<string, Phrase>>
  /** By table: what one of its rows is. */
  readonly tables: Readonly<Record<string, Phrase>>
  /** In which table the number that an act names is looked up, by `feature.call` or by feature. */
  readonly objects?: Readonly<Record<string, string>>
}

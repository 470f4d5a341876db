/** What the articles of a question amount to. */
import type { mediaLevels } from '../../contract.ts'

export interface Measured {
  articles: number
  stories: number
  media: number
  positive: number
  neutral: number
  negative: number
  interactions: number
  /** Articles whose readers the site told, and those readers together. */
  readsKnown: number
  readers: number
  /** Of articles whose site told nothing: estimated readers, copies of one story by one medium once. */
  estimatedReaders: number
}

export interface CountOfLevel {
  level: (typeof mediaLevels)[number]
  count: number
  positive: number
  neutral: number
  negative: number
}

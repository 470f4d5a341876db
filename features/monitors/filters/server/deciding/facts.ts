/** What filters ask of an article beyond its words; the same of one that arrives and of one that is stored. */
import type { Shingles } from '@guanlan/engine/text'

export interface FilterFacts {
  media: string
  url: string | null
  author: string | null
  language: string
  /** Code. */
  mediaType: number
  region: number | null
  mentioned: readonly number[]
  isAd: boolean
  /** Characters of the body. */
  length: number
  /** Likes, shares and comments. */
  interactions: number
  /** What it is compared by; null when it is too short. */
  shingles: Shingles | null
}

/** What warnings ask of an article beyond its words, in the eyes of one organisation; the same of one that arrives and of one that is stored. */
export interface WarningFacts {
  articleId: number
  /** The story, as the organisation sees it. */
  storyId: number
  title: string
  url: string | null
  mediaId: number
  media: string
  /** Code: 1 is the widest, 0 is not known. */
  mediaLevel: number
  /** Code. */
  mediaType: number
  author: string | null
  followers: number | null
  verified: boolean
  publishedAt: Date
  /** When it came in. */
  collectedAt: Date
  /** 1, 0, -1. */
  sentiment: number
  /** 1 (worst) to 4; null: not negative. */
  level: number | null
  dimension: string | null
  language: string
  region: number | null
  mentioned: readonly number[]
  isAd: boolean
  /** Likes, shares and comments. */
  interactions: number
  /** Monitors that have it, and the folders above them. */
  monitorIds: readonly number[]
  labelIds: readonly number[]
  /** In the bin, or taken out by a filter. */
  isHidden: boolean
  demonstration: boolean
  /** Names and keywords by which the same matter is recognised. */
  marks: readonly string[]
}

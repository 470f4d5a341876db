import type { Measured } from '../../contract.ts'

/** What messages say of an article. */
export interface ArticleInMessage {
  id: number
  title: string
  media: string
  url: string | null
  publishedAt: Date
  summary: string
  author: string | null
  sentiment: 1 | 0 | -1
  interactions: number
}

export interface IncidentMessage {
  id: number
  warningName: string
  title: string
  level: number | null
  articles: number
  media: number
  openedAt: Date
  demonstration: boolean
  /** Null: articles raised it, and not a count. */
  measured: Measured | null
}

import type { NameKind, RuleNames, Shingles } from '@guanlan/engine/text'
import type { MediaType } from '../contract.ts'
import type { OwnFacts } from './analysis/own-analysis.ts'
import type { Towards } from './analysis/towards.ts'
import type { NewComment } from './reactions/keep-comments.ts'
import type { NewRepost } from './reactions/keep-reposts.ts'

/** How often an article names a company, brand or product of the library, a person or an organisation. */
export interface ArticleName {
  kind: NameKind | 'person' | 'organisation'
  name: string
  count: number
  /** Of names of the library that stand in the title; absent in articles stored before this was noted. */
  inTitle?: true
}

/** An article as the pipeline hands it over; with every name of every company, brand and product found, as rules ask for them. */
export interface NewArticle extends Readonly<RuleNames> {
  /** Same article, same identity: made from source and source id, or from the canonical address. */
  identity: string
  url: string | null
  title: string
  body: string
  language: string
  mediaType: MediaType
  media: string
  mediaLevel: number
  author: string | null
  /** `id`: what the platform calls it. */
  account: { id?: string; followers?: number; verified?: number; gender?: string } | null
  publishedAt: Date
  reads: number | null
  likes: number | null
  shares: number | null
  comments: number | null
  sentiment: -1 | 0 | 1
  level: 1 | 2 | 3 | 4 | null
  /** How sure the sentiment is, 0–1; null when it is the sender's. */
  probability: number | null
  /** Sentences of the article that say most; null when it is short itself. */
  summary: string | null
  /** As the article writes them, the weightiest first. */
  keywords: readonly string[]
  isAd: boolean
  /** What a negative article is negative about (engine/text/judge/dimension.ts). */
  dimension: string | null
  region: number | null
  mentioned: readonly number[]
  /** Companies, brands and products as people see them, the most often named first. */
  names: readonly ArticleName[]
  /** What it is compared by with others; null when it is too short. */
  shingles: Shingles | null
  grams: readonly number[] | Int32Array
  /** Canonical title and body as the database searches them (engine/text/marked.ts). */
  marked: { title: string; body: string }
  onlyOrg: number | null
  demonstration: boolean
  extra: Record<string, unknown> | null
  /** Its title is another one than its source had before. */
  isEdited?: true | undefined
  /** Readers' comments that came with it. */
  commentList: readonly NewComment[]
  /** Reposts that came with it; absent: none. */
  repostList?: readonly NewRepost[] | undefined
  /** The monitors that want it. */
  hits: readonly ArticleHit[]
  /** Labels that their own rules put on it, of organisations that have it. */
  labels?: readonly { orgId: number; labelId: number }[]
}

export interface ArticleHit {
  orgId: number
  monitorId: number
  version: number
  /** What the text says of the monitor's subject, where that differs from the article's sentiment. */
  towards?: Towards | null
  /** The filter that takes it out of this monitor: it is stored all the same, and not shown. */
  filterId?: number | null
  /** The organisation's own analysis of the article; the same for each of its monitors. */
  own?: OwnFacts | null
}

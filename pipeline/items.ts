/** What travels through the pipeline, stage by stage. Stages know these shapes and not each other. */
import type { CanonicalText, JudgedArticle, RuleNames, Shingles } from '@guanlan/engine/text'
import type { MediaType } from '@guanlan/features/articles/articles/contract'
import type { ArticleHit, ArticleName, NewComment, NewRepost } from '@guanlan/features/articles/articles/server/storing'
import type { SetOfArticle } from '@guanlan/features/monitors/monitors/server'
import type { WarningCandidate } from '@guanlan/features/warnings/warnings/server'

/** An article as a sender hands it in: the shape of the push API, of import files and of feeds. Times still as written. */
export interface RawArticle {
  /** The sender's own id; with the source's name it makes the article's identity. */
  sourceId?: string | undefined
  url?: string | undefined
  title?: string | undefined
  body?: string | undefined
  mediaType?: MediaType | undefined
  media?: string | undefined
  mediaLevel?: number | undefined
  author?: string | undefined
  account?:
    | {
        id?: string | undefined
        followers?: number | undefined
        verified?: number | undefined
        gender?: string | undefined
      }
    | undefined
  /** Absent: the moment it was received. */
  publishedAt?: string | number | undefined
  reads?: number | undefined
  likes?: number | undefined
  shares?: number | undefined
  comments?: number | undefined
  /** 1, 0, -1 when the sender knows it. */
  sentiment?: -1 | 0 | 1 | undefined
  level?: 1 | 2 | 3 | 4 | undefined
  /** Division code of the place of publication. */
  region?: number | undefined
  demonstration?: boolean | undefined
  extra?: Record<string, unknown> | undefined
  /** Where a member who entered it wants it; senders cannot say it. */
  into?: Into | undefined
  /** Its title is another one than its source had before; senders cannot say it. */
  isEdited?: true | undefined
  commentList?: readonly RawComment[] | undefined
  repostList?: readonly RawRepost[] | undefined
}

/** A reader's comment as a sender hands it in. */
export interface RawComment {
  /** The sender's own id; without one, author and text make its identity. */
  id?: string | undefined
  author?: string | undefined
  text: string
  /** Absent: the moment it was received. */
  time?: string | number | undefined
  likes?: number | undefined
  region?: number | undefined
}

/** Somebody who passed a post on, as a sender hands it in. */
export interface RawRepost {
  /** The sender's own id; without one, author, text and time make its identity. */
  id?: string | undefined
  /** Id of the repost that was passed on, or of the post itself; absent: the sender does not know. */
  parent?: string | undefined
  author?: string | undefined
  text?: string | undefined
  /** Absent: the moment it was received. */
  time?: string | number | undefined
}

/** Where an article goes besides where rules put it, in the organisation that handed it in. */
export interface Into {
  /** The member who entered it. */
  by: number
  monitors: readonly number[]
  labels: readonly number[]
}

/** One shape of article, whatever it came as. */
export interface NormalArticle {
  /** A UUID made of the identity (DESIGN 3): the same article always gets the same one. */
  identity: string
  url: string | null
  title: string
  body: string
  mediaType: MediaType
  media: string
  mediaLevel: number
  author: string | null
  account: { id?: string; followers?: number; verified?: number; gender?: string } | null
  publishedAt: Date
  reads: number | null
  likes: number | null
  shares: number | null
  comments: number | null
  sentiment: -1 | 0 | 1 | null
  level: 1 | 2 | 3 | 4 | null
  region: number | null
  onlyOrg: number | null
  demonstration: boolean
  extra: Record<string, unknown> | null
  commentList: readonly NormalComment[]
  repostList?: readonly NewRepost[] | undefined
  into: Into | null
  isEdited?: true | undefined
}

export type NormalComment = Omit<NewComment, 'sentiment'>

/** With what the text says; the canonical text is made once and used by every stage after. */
export interface EnrichedArticle extends Omit<NormalArticle, 'sentiment' | 'commentList'>, Readonly<RuleNames> {
  canonical: { title: CanonicalText; body: CanonicalText }
  language: string
  sentiment: -1 | 0 | 1
  /** How sure the sentiment is, 0–1; null when it is the sender's. */
  probability: number | null
  /** For questions about single subjects; null when the sender said the sentiment. */
  judged: JudgedArticle | null
  /** Sentences that say most; null when the article is short itself. */
  summary: string | null
  keywords: readonly string[]
  isAd: boolean
  /** What a negative article is negative about. */
  dimension: string | null
  mentioned: readonly number[]
  /** Companies, brands and products of the library, the most often named first. */
  names: readonly ArticleName[]
  /** What it is compared by with others; null when it is too short. */
  shingles: Shingles | null
  grams: readonly number[] | Int32Array
  /** Canonical title and body as the database searches them. */
  marked: { title: string; body: string }
  commentList: readonly NewComment[]
}

export interface MatchedArticle extends EnrichedArticle {
  hits: readonly ArticleHit[]
  /** Labels that their own rules put on it. */
  labels?: readonly { orgId: number; labelId: number }[]
  /** Warnings whose words it has, or whose monitors may. */
  warnings?: readonly WarningCandidate[]
  /** Whose rules want it. */
  events?: readonly SetOfArticle[]
  campaigns?: readonly SetOfArticle[]
}

/** Why an item cannot be used; `key` is a phrase of pipeline/strings.ts. */
export interface ItemProblem {
  /** Place in the batch as it was handed in, from 0. */
  position: number
  field: string
  key: string
  excerpt: string
}

/** The pipeline's side, handed in by the assembly: features do not know who runs them. */
import type { MediaType } from '@guanlan/features/articles/articles/contract'
import type { Phrase } from '@guanlan/platform/contract'
import type { BucketLimit, Scope, Tx } from '@guanlan/platform/server'

export interface RefusedItem {
  position: number
  field: string
  key: string
  excerpt: string
}

/** Where articles go besides where rules put them. */
export interface Into {
  by: number
  monitors: readonly number[]
  labels: readonly number[]
}

/** An article as the pipeline takes it, as far as it is shown before. */
export interface UsableItem {
  title?: string | undefined
  body?: string | undefined
  url?: string | undefined
  media?: string | undefined
  mediaType?: MediaType | undefined
  author?: string | undefined
  publishedAt?: string | number | undefined
  sentiment?: 1 | 0 | -1 | undefined
}

export interface ReadingParts {
  /** Checks one item, whatever it is. */
  read(
    value: unknown,
    position: number,
    now: Date,
  ): { item: UsableItem; leftOut?: readonly RefusedItem[] } | { problem: RefusedItem }
  /** What an item will be known by. */
  identify(item: UsableItem, origin: { source: string; onlyOrg: number }): string
  /** A row by the names of its columns as an item; what it does not know stays out. */
  itemOf(row: Readonly<Record<string, unknown>>): Record<string, unknown>
  /** A time as senders write it. */
  readTime(value: string | number, received: Date): { at: Date } | { key: string }
  phrases: Readonly<Record<string, Phrase>>
}

export interface UploadParts extends ReadingParts {
  /** Keeps items safe for the pipeline, within the transaction. */
  accept(
    db: Tx,
    handed: { source: string; onlyOrg: number; items: readonly UsableItem[]; refused?: readonly RefusedItem[] },
  ): Promise<void>
  /** How many articles wait for the pipeline. */
  waiting(db: Tx): Promise<{ articles: number }>
}

export interface PageOnTheWeb {
  title: string | null
  text: string
  author: string | null
  publishedAt: Date | null
  source: string | null
}

export interface HandIn extends ReadingParts {
  /** Checks each item, keeps the good ones safe, and returns the others. */
  handIn(
    scope: Pick<Scope, 'orgId' | 'now'> & { userId?: number | null },
    source: string,
    items: readonly unknown[],
    into?: Into,
  ): Promise<{
    /** Different articles. */
    accepted: number
    /** Items that were the same article as an earlier one of the call. */
    same: { position: number; as: number }[]
    refused: RefusedItem[]
    /** Fields that were not taken, of articles that were. */
    leftOut: RefusedItem[]
    left: number
  }>
  /** Articles of one organisation: so many a second, and so many at once. */
  share: BucketLimit
  /** As feeds are read: guarded against addresses that are not public. @throws Error with what went wrong */
  readPage(url: string): Promise<PageOnTheWeb>
}

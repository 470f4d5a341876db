/** What is collected: one kind of thing whatever is behind the address, and what an adapter has to know. */
import type { FeedAsks } from '@guanlan/engine/clean'
import type { SourceKind } from '@guanlan/features/collecting/sources/contract'
import type { KnownEntry, Source } from '@guanlan/features/collecting/sources/server'
import type { Ask } from '@guanlan/platform/server'
import type { RawArticle } from '../../items.ts'

export type { Source, SourceKind }

/** What was made of the ids of entries. */
export interface EntryIds {
  /** For the next visit. */
  known: readonly KnownEntry[]
  /** New entries with the id of another one. */
  sameIds: number
  /** Entries under another id than before. */
  newIds: number
  /** Entries whose title is another one than before. */
  edited: number
}

/** Why: the sentence of the error (`inWords`). */
export interface Unread {
  url: string
  problem: string
}

/** What an adapter brings from a visit. */
export interface Collected {
  /** The source says that nothing changed, or its answer is the same as before. */
  unchanged: boolean
  /** Everything that it lists now, newest first as far as it says. */
  entries: readonly RawArticle[]
  /** Of a feed: its entries by their ids, and what was done where ids cannot be believed. */
  identities?: EntryIds
  /** What a feed says of its own rhythm; absent: as before. */
  asks?: FeedAsks
  /** What it lists and nobody can ask, as it is written. */
  leftOut?: readonly string[]
  /** What it names, was asked for and could not be read, with why. */
  unread?: readonly Unread[]
  /** The entries say little themselves: their pages are read whatever is chosen. */
  pagesNeeded?: boolean
  etag: string | null
  lastModified: string | null
  bodyHash: string | null
  bytes: number
}

/** One kind of source. Schedule, politeness, health and deduplication are not its business. */
export interface Adapter {
  collect(source: Source, ask: Ask, now: Date): Promise<Collected>
}

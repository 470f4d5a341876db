/** What is collected: one kind of thing whatever is behind the address, and what an adapter has to know. */
import type { FeedAsks } from '@guanlan/engine/clean'
import type { MediaType } from '@guanlan/features/articles/articles/contract'
import type { SourceKind } from '@guanlan/features/collecting/sources/contract'
import type { Ask } from '@guanlan/platform/server'
import type { RawArticle } from '../../items.ts'

export type { SourceKind }

/** A source whose turn it is. */
export interface Source {
  id: number
  kind: SourceKind
  url: string
  /** What politeness is counted by. */
  host: string
  name: string
  mediaType: MediaType
  /** 0: what the medium is known for */
  mediaLevel: number
  /** The pages of new entries are read too. */
  fullText: boolean
  etag: string | null
  lastModified: string | null
  bodyHash: string | null
  /** Marks of the entries of the last answer. */
  known: ReadonlySet<string>
  /** What only its kind knows. */
  settings: Readonly<Record<string, unknown>>
}

/** What an adapter brings from a visit. */
export interface Collected {
  /** The source says that nothing changed, or its answer is the same as before. */
  unchanged: boolean
  /** Everything that it lists now, newest first as far as it says. */
  entries: readonly RawArticle[]
  /** What a feed says of its own rhythm; absent: as before. */
  asks?: FeedAsks
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

/** The pipeline's side, handed in by the assembly: features do not know who collects. */
import type { MediaType } from '@guanlan/features/articles/articles/contract'
import type { Phrase } from '@guanlan/platform/contract'
import type { Database } from '@guanlan/platform/server'
import type { FoundKind, SourceKind, SourceState } from '../contract.ts'

export interface AddressFound {
  what: FoundKind
  state: SourceState
  url: string
  name: string | null
  samples: readonly {
    title?: string | undefined
    url?: string | undefined
    author?: string | undefined
    body?: string | undefined
    publishedAt?: string | number | undefined
  }[]
  perDay: number | null
  sources: readonly { kind: SourceKind; url: string; title: string; settings: Readonly<Record<string, unknown>> }[]
  problem: string | null
}

export interface CollectedSource {
  kind?: SourceKind
  url: string
  name: string
  mediaType: MediaType
  /** Absent: the rhythm is learned. */
  intervalSeconds?: number
  /** The pages of new entries are read too, for those that carry summaries only. */
  fullText?: boolean
  settings?: Readonly<Record<string, unknown>>
  /** How wide the medium reaches (`mediaLevels`); 0: unknown. */
  mediaLevel?: number
  language?: string
  /** Division code. */
  region?: number
}

export interface DetectParts {
  /** Asks the address, guarded and with manners. It never fails: what went wrong is part of the answer. */
  detect(db: Database, address: string): Promise<AddressFound>
  readTime(value: string | number, received: Date): { at: Date } | { key: string }
}

export interface SourceParts extends DetectParts {
  /** Why items are refused. */
  phrases: Readonly<Record<string, Phrase>>
  /** Sees the sources of all organisations. */
  system: Database
}

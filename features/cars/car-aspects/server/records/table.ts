/** Sentences as a table. */
import { recordTable } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Aspect, Sentence, Source } from '../../contract.ts'
import { conditionOf, type Seen, type SentenceFilter } from './condition.ts'

export interface Stored {
  source: Source
  sourceId: number
  seriesId: number
  aspect: Aspect | null
  leaning: Sentence['leaning']
  found: Aspect
  judged: Sentence['leaning']
  isCorrected: boolean
  field: 'title' | 'body'
  from: number
  to: number
  digest: string
  dealers: number[]
  publishedAt: string
}

export const sentenceTable = recordTable<Stored, { seen: Seen; filter: SentenceFilter }, 'publishedAt'>({
  table: 'car_sentences',
  fields: {
    source: 'source',
    sourceId: 'source_id',
    seriesId: 'series_id',
    aspect: 'aspect',
    leaning: 'leaning',
    found: 'found',
    judged: 'judged',
    isCorrected: 'corrected',
    field: 'field',
    from: 'place_from',
    to: 'place_to',
    digest: 'digest',
    dealers: 'dealers',
    publishedAt: 'published_at',
  },
  where: ({ seen, filter }) => conditionOf(seen, filter),
  sorts: { publishedAt: { value: sql`r.published_at`, type: 'timestamptz' } },
})

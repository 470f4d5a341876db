/** Rows of sources: as they are seen (the shared ones and the own), and as an organisation keeps its own. */
import type { MediaType } from '@guanlan/features/articles/articles/contract'
import { mediaTypeCode, mediaTypeWord } from '@guanlan/features/articles/articles/server'
import type { Locale } from '@guanlan/platform/contract'
import {
  type ChosenRecords,
  containing,
  type RecordFacts,
  type RecordPage,
  recordTable,
  type Scope,
  sayFetchProblem,
} from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import type { SourceKind, SourceQuestion, SourceRow, SourceState } from '../contract.ts'
import { conditionIs, conditionOf } from './condition.ts'
import { healthOf, noHealth } from './health.ts'

export type SourceFilter = Omit<SourceQuestion, 'sort' | 'order'>

interface SeenSource {
  url: string
  kind: SourceKind
  mediaType: number
  fullText: boolean
  shared: boolean
  own: boolean
  name: string
  folder: string
  note: string
  enabled: boolean
  state: SourceState
  silent: boolean
  heldBy: SourceRow['heldBy']
  failures: number
  lastError: string | null
  lastAskedAt: string | null
  lastSuccessAt: string | null
  lastNewAt: string | null
  nextAt: string | null
  paceSeconds: number
}

/** Rows `r` of `visible_sources` that a question wants. */
export function sourceCondition({
  like,
  condition,
  kind,
  mediaType,
  owner,
  folder,
}: SourceFilter): RawBuilder<unknown> {
  const parts = [containing(['name', 'url', 'note'], like) ?? sql`true`]
  if (condition !== 'all') parts.push(conditionIs(condition))
  if (kind !== 'all') parts.push(sql`r.kind = ${kind}`)
  if (mediaType !== 'all') parts.push(sql`r.media_type = ${mediaTypeCode(mediaType)}`)
  if (owner === 'own') parts.push(sql`r.own`)
  if (owner === 'shared') parts.push(sql`r.shared`)
  if (folder) parts.push(sql`r.folder = ${folder}`)
  return sql.join(parts, sql` and `)
}

const seen = recordTable<SeenSource, SourceFilter, SourceQuestion['sort']>({
  table: 'visible_sources',
  fields: {
    url: 'url',
    kind: 'kind',
    mediaType: 'media_type',
    fullText: 'full_text',
    shared: 'shared',
    own: 'own',
    name: 'name',
    folder: 'folder',
    note: 'note',
    enabled: 'enabled',
    state: 'state',
    silent: 'silent',
    heldBy: 'held_by',
    failures: 'failures',
    lastError: 'last_error',
    lastAskedAt: 'last_asked_at',
    lastSuccessAt: 'last_success_at',
    lastNewAt: 'last_new_at',
    nextAt: 'next_at',
    paceSeconds: 'pace_seconds',
  },
  where: sourceCondition,
  sorts: {
    name: { value: sql`r.name`, type: 'text' },
    lastSuccessAt: { value: sql`coalesce(r.last_success_at, 'epoch')`, type: 'timestamptz' },
    lastNewAt: { value: sql`coalesce(r.last_new_at, 'epoch')`, type: 'timestamptz' },
    createdAt: { value: sql`r.created_at`, type: 'timestamptz' },
  },
})

type Seen = SeenSource & RecordFacts
const moment = (value: string | Date | null): string | null => (value === null ? null : new Date(value).toISOString())

const shown = (row: Seen, health: SourceRow['health'], locale: Locale): SourceRow => ({
  ...row,
  lastError: row.lastError && sayFetchProblem(row.lastError, locale),
  mediaType: mediaTypeWord(row.mediaType) as MediaType,
  lastAskedAt: moment(row.lastAskedAt),
  lastSuccessAt: moment(row.lastSuccessAt),
  lastNewAt: moment(row.lastNewAt),
  nextAt: row.enabled ? moment(row.nextAt) : null,
  condition: conditionOf(row),
  health,
})

export async function listSources(
  scope: Scope,
  query: SourceQuestion & { page: number; pageSize: number; after?: string | undefined },
) {
  const page = await seen.list(scope, query)
  const health = await healthOf(
    scope.db,
    page.list.map(({ id }) => id),
  )
  return { ...page, list: page.list.map(row => shown(row, health.get(row.id) ?? noHealth, scope.locale)) }
}

export async function getSource(scope: Scope, id: number): Promise<SourceRow> {
  const row = await seen.get(scope, id)
  return shown(row, (await healthOf(scope.db, [id])).get(id) ?? noHealth, scope.locale)
}

/** As rows of an export: without the figures of each. */
export const exportable = {
  countChosen: (scope: Scope, chosen: ChosenRecords<SourceFilter>): Promise<number> => seen.countChosen(scope, chosen),
  pageOfChosen: async (scope: Scope, chosen: ChosenRecords<SourceFilter>, page: RecordPage) => {
    const { list, next } = await seen.pageOfChosen(scope, chosen, page)
    return { list: list.map(row => shown(row, noHealth, scope.locale)), next }
  },
}

/** Rows `o` of the organisation's own that were chosen: those named, or all that a question finds but some. */
export function chosenOwn(scope: Scope, { ids, allOf, but }: ChosenRecords<SourceFilter>): RawBuilder<unknown> {
  const found = allOf
    ? sql`o.source_id in (select r.id from visible_sources r where r.org_id = ${scope.orgId} and ${sourceCondition(allOf)}) and o.source_id <> all(${[...but]}::int[])`
    : sql`o.source_id = any(${[...ids]}::int[])`
  return sql`o.org_id = ${scope.orgId} and ${found}`
}

/** Lists of the shared library, and what is chosen in them. */
import { mostExported } from '@guanlan/platform/contract'
import { afterKey, type ChosenRecords, keyOf, type RecordPage, type Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import type { Entry, EntryQuestion, EntryTable } from '../../contract.ts'
import { influenceOfEntry, influenceWeightsOf } from '../influence/of-entries.ts'
import { type EntryColumns, entryConditions, prepared } from './conditions.ts'
import { entryRows, selectEntries, withOwn } from './rows.ts'

const columnsOf = (of: EntryTable): EntryColumns => ({
  name: sql`r.name`,
  spelled: sql`r.spelled`,
  website: null,
  mediaId: sql`r.media_id`,
  entry: sql`${sql.lit(of === 'media' ? 'm' : 'a')} || r.id`,
  kind: sql`r.kind`,
  mediaType: sql`r.media_type`,
  level: sql`r.level`,
  region: sql`r.region`,
  platform: sql`r.platform`,
  platformId: sql`r.platform_id`,
  verified: sql`r.verified`,
  followers: sql`r.followers`,
  lastSeen: sql`r.last_seen`,
  bodyId: sql`r.body_id`,
  ours: sql`o.id`,
  tags: sql`o.tags`,
  ownerId: sql`o.owner_id`,
  libraryType: sql`o.library_type`,
  influence: weights => influenceOfEntry(of, sql`r.id`, weights),
})

const sorts = {
  name: { value: sql`r.name`, type: 'text' },
  lastSeen: { value: sql`coalesce(r.last_seen - date '1970-01-01', -1000000)::bigint`, type: 'bigint' },
  followers: { value: sql`coalesce(r.followers, -1)::bigint`, type: 'bigint' },
  id: { value: sql`r.id::bigint`, type: 'bigint' },
} as const

/** By influence it depends on the weights of the organisation; who has none comes last. */
async function sortOf(scope: Scope, of: EntryTable, sort: string): Promise<Sort> {
  if (sort !== 'influence') return sorts[sort as keyof typeof sorts]
  const value = influenceOfEntry(of, sql`r.id`, await influenceWeightsOf(scope))
  return { value: sql`coalesce(round(${value} * 1000), -1)::bigint`, type: 'bigint' }
}
type Sort = { value: RawBuilder<unknown>; type: 'text' | 'bigint' }

const matching = async (
  scope: Scope,
  of: EntryTable,
  question: Pick<EntryQuestion, 'like' | 'filters'>,
): Promise<RawBuilder<unknown>> => entryConditions(columnsOf(of), await prepared(scope, question))

async function count({ db, orgId }: Scope, of: EntryTable, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${entryRows(orgId, of)} r ${withOwn(orgId, of)} where ${where}`.execute(db)
  return rows[0]?.n ?? 0
}

interface Page extends RecordPage {
  offset?: number
}

/** By the order of an index, as long as nearly all rows fit. */
async function pageOf(
  scope: Scope,
  of: EntryTable,
  where: RawBuilder<unknown>,
  { sort, order, after, limit, offset = 0 }: Page,
): Promise<{ list: Entry[]; next: string | null }> {
  const by = await sortOf(scope, of, sort)
  const behind = after === undefined ? sql`true` : afterKey(by, order, after)
  const found = await selectEntries(scope, of, {
    ...{ where: sql`${where} and ${behind}`, sorted: by.value, order, limit: limit + 1, offset },
  })
  const shown = found.slice(0, limit)
  const last = found.length > limit ? shown.at(-1) : undefined
  return { list: shown.map(({ entry }) => entry), next: last ? keyOf(last.key, last.entry.id) : null }
}

/** Few rows fit: they are found in one go and counted with it; an index in the order of the list would be read to its end. */
async function narrowPageOf(
  scope: Scope,
  of: EntryTable,
  where: RawBuilder<unknown>,
  { sort, order, after, limit, offset = 0 }: Page,
): Promise<{ list: Entry[]; next: string | null; total: number }> {
  const { db, orgId } = scope
  const { value, type } = await sortOf(scope, of, sort)
  const behind = after === undefined ? sql`true` : afterKey({ value: sql`r.sorted`, type }, order, after)
  const direction = order === 'asc' ? sql`asc` : sql`desc`
  const { rows } = await sql<{ ids: number[]; total: number }>`
    with found as materialized (
      select r.id, ${value} as sorted from ${entryRows(orgId, of)} r ${withOwn(orgId, of)} where ${where}
    )
    select array(select r.id from found r where ${behind} order by r.sorted ${direction}, r.id ${direction} limit ${limit + 1} offset ${offset}) as ids,
      (select count(*)::int from found) as total`.execute(db)
  const { ids = [], total = 0 } = rows[0] ?? {}
  const shown = await selectEntries(scope, of, {
    ...{ where: sql`r.id = any(${ids.slice(0, limit)}::int[])`, sorted: value, order, limit },
  })
  const last = ids.length > limit ? shown.at(-1) : undefined
  return { list: shown.map(({ entry }) => entry), next: last ? keyOf(last.key, last.entry.id) : null, total }
}

export async function listEntries(
  scope: Scope,
  of: EntryTable,
  question: EntryQuestion & { page: number; pageSize: number; after?: string | undefined },
) {
  const { page, pageSize, after, sort, order, like, filters } = question
  const where = await matching(scope, of, question)
  const request = { sort, order, after, limit: pageSize, offset: after === undefined ? (page - 1) * pageSize : 0 }
  if (like.trim() !== '' || filters.length > 0) {
    const { total, ...found } = await narrowPageOf(scope, of, where, request)
    return { ...found, page, pageSize, total: after === undefined ? total : null }
  }
  const found = await pageOf(scope, of, where, request)
  return { ...found, page, pageSize, total: after === undefined ? await count(scope, of, where) : null }
}

type Chosen = ChosenRecords<Pick<EntryQuestion, 'like' | 'filters'>>

/** Rows `r` that are chosen, with own rows `o` beside them. */
export const chosenEntries = async (
  scope: Scope,
  of: EntryTable,
  { ids, allOf, but }: Chosen,
): Promise<RawBuilder<unknown>> =>
  allOf
    ? sql`${await matching(scope, of, allOf)} and r.id <> all(${[...but]}::int[])`
    : sql`r.id = any(${[...ids]}::int[])`

/** As an export asks. */
export const entriesToExport = (of: EntryTable) => ({
  countChosen: async (scope: Scope, chosen: Chosen) => count(scope, of, await chosenEntries(scope, of, chosen)),
  pageOfChosen: async (scope: Scope, chosen: Chosen, page: RecordPage) =>
    pageOf(scope, of, await chosenEntries(scope, of, chosen), { ...page, limit: Math.min(page.limit, mostExported) }),
})

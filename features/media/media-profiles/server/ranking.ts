/** Entries in order for a period of the organisation's calendar, each with its place in the period before. */
import { idsWithin } from '@guanlan/features/articles/articles/server'
import {
  type ArticleQuery,
  articleRows,
  collectedRows,
  rowsOf,
} from '@guanlan/features/articles/articles/server/questions'
import { type EntryKind, type EntryRef, entryRefOf, keyOfEntry } from '@guanlan/features/media/media-library/contract'
import {
  entriesOf,
  entryRows,
  influenceOfEntry,
  influenceWeightsOf,
  isMarked,
} from '@guanlan/features/media/media-library/server'
import { articleQuery } from '@guanlan/features/monitors/monitors/server'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import { type EntryRank, mostRanked, type RanksQuestion, type Tops, type TopsQuestion } from '../contract.ts'
import { codesOf, wordsOf } from './codes.ts'
import { type Period, periodBefore, periodOf } from './period.ts'

export async function listTops(scope: Scope, question: TopsQuestion): Promise<Tops> {
  const zone = await timeZoneOf(scope)
  const period = periodOf(question, scope.now, zone)
  const rows = await ranked(scope, question, period, zone, sql`r.rank <= ${mostRanked}`)
  const { from, to, firstDay, lastDay } = period
  return {
    ...{ from: from.toISOString(), to: to.toISOString(), firstDay, lastDay, isOver: to <= scope.now },
    total: rows[0]?.total ?? 0,
    list: rows.map(({ total: _, othersBefore, media_type, level, platform, ...row }) => ({
      ...row,
      ...wordsOf({ media_type, level, platform }),
      entry: refOfRow(question.of, row.id),
      isNew: row.before === null && othersBefore,
    })),
  }
}

/** In the order of the ids. */
export async function listRanks(scope: Scope, { id, idList = [], ...question }: RanksQuestion): Promise<EntryRank[]> {
  const refs = refsOf([...(id === undefined ? [] : [id]), ...idList])
  const known = await entriesOf(scope, refs)
  const missing = refs.find(ref => !known.has(ref))
  if (missing !== undefined) throw refuse('invalid', 'mediaProfiles.entryMissing', { entry: missing }, 'idList')
  const zone = await timeZoneOf(scope)
  const period = periodOf(question, scope.now, zone)
  const found = new Map<EntryRef, EntryRank>()
  for (const table of ['media', 'accounts'] as const) {
    const ids = refs
      .map(keyOfEntry)
      .flatMap(({ mediaId, accountId }) => (table === 'media' ? mediaId : accountId) ?? [])
    if (ids.length === 0) continue
    const where = sql`r.id = any(${ids}::int[]) or r.rank = 1`
    const rows = await ranked(scope, { ...question, of: table }, period, zone, where)
    const total = rows[0]?.total ?? 0
    for (const each of ids) {
      const row = rows.find(({ id: own }) => own === each)
      const entry = refOfRow(table, each)
      found.set(entry, { entry, rank: row?.rank ?? null, of: total, before: row?.before ?? null })
    }
  }
  return refs.flatMap(ref => found.get(ref) ?? [])
}

/** @throws a refusal that names the field */
function refsOf(texts: readonly string[]): EntryRef[] {
  const refs = [...new Set(texts.map(text => (/^\d/.test(text.trim()) ? `m${text.trim()}` : text.trim())))]
  if (refs.length === 0) throw refuse('invalid', 'mediaProfiles.idMissing', {}, 'idList')
  if (refs.length > mostRanked) throw refuse('invalid', 'mediaProfiles.idsTooMany', { most: mostRanked }, 'idList')
  if (refs.some(ref => !/^[ma][1-9]\d{0,8}$/.test(ref))) throw refuse('invalid', 'mediaProfiles.idForm', {}, 'idList')
  return refs
}

const refOfRow = (of: TopsQuestion['of'], id: number): EntryRef =>
  entryRefOf(of === 'media' ? { mediaId: id, accountId: null } : { mediaId: null, accountId: id })

interface RankedRow {
  rank: number
  total: number
  id: number
  name: string
  kind: EntryKind
  media_type: number
  platform: string
  level: number
  region: number | null
  articles: number
  interactions: number
  reads: number
  influence: number | null
  before: number | null
  /** Somebody had a place in the period before. */
  othersBefore: boolean
}

const orders = {
  articles: sql`articles`,
  interactions: sql`interactions`,
  reads: sql`reads`,
  influence: sql`influence`,
} as const

/** @param where of rows `r` with their `rank` */
async function ranked(
  scope: Scope,
  question: TopsQuestion,
  period: Period,
  zone: string,
  where: RawBuilder<unknown>,
): Promise<RankedRow[]> {
  const now = await amountsIn(scope, question, period)
  const before = await amountsIn(scope, question, periodBefore(question.period, period, zone))
  // Influence is of last night alone: nothing is known of its places before.
  const isPast = question.by === 'influence' ? sql`false` : sql`true`
  // The same order for both, so that places compare; what nobody read or touched has no place by reads or interactions.
  const by = orders[question.by]
  const placed = (rows: RawBuilder<unknown>) =>
    sql`select *, (row_number() over (order by ${by} desc, articles desc, id))::int as rank, (count(*) over ())::int as total from (${rows}) x where ${by} > 0`
  const { rows } = await sql<RankedRow>`
    with now as (${placed(now)}), before as materialized (select * from (${placed(before)}) p where ${isPast})
    select r.rank, r.total, r.id, r.name, r.kind, r.media_type, r.platform, r.level, r.region, r.articles, r.interactions, r.reads, r.influence, b.rank as before,
      exists (select from before) as "othersBefore"
    from now r left join before b using (id) where ${where} order by r.rank`.execute(scope.db)
  return rows
}

/** Entries of the library that fit, with what their articles of a period amount to. */
async function amountsIn(
  scope: Scope,
  { of, among, platform, kind, level, region, mediaType, unmarked }: TopsQuestion,
  { from, to }: Period,
): Promise<RawBuilder<unknown>> {
  // A name may stand on several platforms of one type: the platform is that of the article.
  const filters: ArticleQuery['filters'] =
    platform && of === 'accounts' ? [{ field: 'platform', is: 'is', values: [platform] }] : []
  const query = await articleQuery(scope, {
    ...{ from: from.toISOString(), to: to.toISOString(), filters: [...filters], fold: false, place: 'desk' },
  })
  const rows =
    among === 'collected'
      ? sql`select r.* from ${collectedRows(scope, query)} r`
      : sql`select w.*, a.reads from (${rowsOf(scope, query, sql`r.article_id, r.published_at, r.media_type, r.media_id, r.author, r.interactions`)}) w
          join ${articleRows} a on a.id = w.article_id and ${idsWithin(sql`a.id`, query)}`
  const key = of === 'media' ? sql`media_id` : sql`media_type, author`
  const joined = of === 'media' ? sql`e.media_id = g.media_id` : sql`e.media_type = g.media_type and e.name = g.author`
  const code = codesOf({ mediaType, level, region })
  const conditions = [
    ...(kind ? [sql`e.kind = ${kind}`] : []),
    ...(code.mediaType === null ? [] : [sql`e.media_type = ${code.mediaType}`]),
    ...(code.level === null ? [] : [sql`e.level = ${code.level}`]),
    ...(code.region === null ? [] : [sql`e.region between ${code.region[0]} and ${code.region[1]}`]),
    ...(platform ? [sql`e.platform = ${platform}`] : []),
    ...(unmarked ? [sql`not ${isMarked(of, sql`e.id`)}`] : []),
  ]
  return sql`
    select distinct on (${of === 'media' ? sql`e.id` : sql`e.media_type, e.name`}) e.id, e.name, e.kind, e.media_type, e.platform, e.level, e.region, g.articles, g.interactions, g.reads,
      ${influenceOfEntry(of, sql`e.id`, await influenceWeightsOf(scope))}::float8 as influence
    from (select ${key}, count(*)::int as articles, coalesce(sum(interactions), 0)::float8 as interactions, coalesce(sum(reads), 0)::float8 as reads from (${rows}) w group by ${key}) g
    join ${entryRows(scope.orgId, of)} e on ${joined}
    where ${conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)}
    order by ${of === 'media' ? sql`e.id` : sql`e.media_type, e.name, e.followers desc nulls last, e.id`}`
}

/** What the filters and the search box of the lists ask, in SQL. */
import { canonicalName } from '@guanlan/engine/rules'
import { mediaNameRows, publishersOf } from '@guanlan/features/articles/articles/server/questions'
import { influenceWeights } from '@guanlan/features/charts/charts/contract'
import { articleQuery, getMediaGroup } from '@guanlan/features/monitors/monitors/server'
import { Refusal } from '@guanlan/platform/contract'
import { numberList, patternOf, type Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import {
  type EntryField,
  type EntryFilter,
  followerBands,
  influenceBands,
  negativeBands,
  readFilters,
} from '../../contract.ts'
import { levelCode, typeCode } from '../codes.ts'
import { type InfluenceWeights, influenceWeightsOf } from '../influence/of-entries.ts'

/** Where each fact stands in the rows that are asked. */
export interface EntryColumns {
  name: RawBuilder<unknown>
  spelled: RawBuilder<unknown>
  website: RawBuilder<unknown> | null
  mediaId: RawBuilder<unknown>
  /** What it is called everywhere: m12, a34. */
  entry: RawBuilder<unknown>
  kind: RawBuilder<unknown>
  mediaType: RawBuilder<unknown>
  level: RawBuilder<unknown>
  region: RawBuilder<unknown>
  platform: RawBuilder<unknown>
  platformId: RawBuilder<unknown>
  verified: RawBuilder<unknown>
  followers: RawBuilder<unknown>
  lastSeen: RawBuilder<unknown>
  bodyId: RawBuilder<unknown>
  ours: RawBuilder<unknown>
  influence: (weights: InfluenceWeights) => RawBuilder<unknown>
  tags: RawBuilder<unknown>
  ownerId: RawBuilder<unknown>
  libraryType: RawBuilder<unknown>
}

/** A question with what has to be looked up before it is SQL. */
export interface PreparedQuestion {
  like: string
  filters: readonly (EntryFilter & { members?: readonly string[]; mediaIds?: readonly number[] })[]
  /** Where it asks by influence. */
  weights?: InfluenceWeights
}

export async function prepared(
  scope: Scope,
  { like, filters }: { like: string; filters: readonly string[] },
): Promise<PreparedQuestion> {
  const read: PreparedQuestion['filters'][number][] = []
  for (const filter of readFilters(filters))
    if (filter.field === 'group') read.push({ ...filter, members: await membersOf(scope, filter.values) })
    else if (filter.field === 'journalist') read.push({ ...filter, members: await entriesWithJournalists(scope) })
    else if (filter.field === 'negativeShare')
      read.push({ ...filter, mediaIds: await mediaOfNegativeShare(scope, filter.values) })
    else read.push(filter)
  if (!read.some(({ field }) => field === 'influence')) return { like, filters: read }
  return { like, filters: read, weights: await influenceWeightsOf(scope) }
}

/** Where somebody in the book writes now: asked of its owner by a function, since the book stands above the library. */
async function entriesWithJournalists({ db, orgId }: Scope): Promise<string[]> {
  const { rows } = await sql<{ entry: string }>`select e as entry from entries_of_journalists(${orgId}::int) e`.execute(
    db,
  )
  return rows.map(({ entry }) => entry)
}

const shareDays = 30
const mostMedia = 100_000

/** Media whose articles that our monitors want are negative to such a share. */
async function mediaOfNegativeShare(scope: Scope, bands: readonly string[]): Promise<number[]> {
  const to = scope.now.toISOString()
  const from = new Date(scope.now.getTime() - shareDays * 86_400_000).toISOString()
  const query = await articleQuery(scope, { from, to, fold: false, place: 'desk', filters: [] })
  const rows = await publishersOf(scope, query, {
    ...{ kind: 'media', like: '', sort: 'articles', order: 'desc', offset: 0, limit: mostMedia },
  })
  const sums = new Map<number, { articles: number; negative: number }>()
  for (const { mediaId, articles, negative } of rows) {
    const sum = sums.get(mediaId) ?? { articles: 0, negative: 0 }
    sums.set(mediaId, { articles: sum.articles + articles, negative: sum.negative + negative })
  }
  const isWithin = (share: number) =>
    bands.some(band => {
      const [above, upTo] = negativeBands[band as keyof typeof negativeBands]
      return share > above && share <= upTo
    })
  return [...sums].flatMap(([id, { articles, negative }]) => (isWithin((100 * negative) / articles) ? [id] : []))
}

/** Of a group that is gone: nobody. */
async function membersOf(scope: Scope, ids: readonly string[]): Promise<string[]> {
  const members: string[] = []
  for (const id of ids)
    try {
      const group = await getMediaGroup(scope, Number(id))
      members.push(...group.members.map(member => member.toLowerCase()))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  return members
}

export function entryConditions(
  columns: EntryColumns,
  { like, filters, weights }: PreparedQuestion,
): RawBuilder<unknown> {
  const conditions = filters.map(filter => {
    const { field } = filter
    const positive =
      field === 'influence' ? withinBands(columns, filter.values, weights) : positiveOf(columns, { ...filter, field })
    return filter.is === 'is' ? sql`coalesce(${positive}, false)` : sql`not coalesce(${positive}, false)`
  })
  if (like.trim() !== '') conditions.push(named(columns, like))
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

/** By its characters, pinyin or first letters; by a domain; or by what the platform calls it. What is not spelled yet is found by its characters. */
function named({ name, spelled, website, mediaId, platformId }: EntryColumns, like: string): RawBuilder<unknown> {
  const canonical = canonicalName(like)
  // `bei jing` and `beijing` are typed alike.
  const letters = /^[a-z0-9' ]+$/i.test(like) ? like.toLowerCase().replace(/[' ]/g, '') : ''
  const parts = [
    sql`${spelled} like ${patternOf(canonical)}`,
    sql`(${spelled} is null and ${name} ilike ${patternOf(like)})`,
    sql`${mediaId} in (select n.media_id from ${mediaNameRows} n where n.kind = 'domain' and n.name like ${patternOf(like.toLowerCase())})`,
    sql`${platformId} = ${like.trim()}`,
  ]
  if (letters !== '' && letters !== canonical) parts.push(sql`${spelled} like ${patternOf(letters)}`)
  if (website) parts.push(sql`${website} like ${patternOf(like.toLowerCase())}`)
  return sql`(${sql.join(parts, sql` or `)})`
}

function withinBands({ influence }: EntryColumns, values: readonly string[], weights = influenceWeights) {
  const value = influence(weights)
  return sql`(${sql.join(
    values.map(name => {
      const band = influenceBands[name as keyof typeof influenceBands]
      return band === null ? sql`${value} is null` : sql`(${value} >= ${band[0]} and ${value} < ${band[1]})`
    }),
    sql` or `,
  )})`
}

function positiveOf(
  columns: EntryColumns,
  {
    field,
    values,
    members = [],
    mediaIds = [],
  }: Omit<PreparedQuestion['filters'][number], 'field'> & { field: Exclude<EntryField, 'influence'> },
) {
  const texts = sql`${values}::text[]`
  const numbers = sql`${values.map(Number)}::int[]`
  switch (field) {
    case 'kind':
      return sql`${columns.kind} = any(${texts})`
    case 'mediaType':
      return sql`${columns.mediaType} = any(${values.map(word => typeCode(word as Parameters<typeof typeCode>[0]))}::int[])`
    case 'level':
      return sql`${columns.level} = any(${values.map(word => levelCode(word as Parameters<typeof levelCode>[0]))}::int[])`
    case 'region':
      return sql`(${sql.join(
        values.map(Number).map(code => {
          // A province stands for its cities (GB/T 2260).
          const width = code % 10_000 === 0 ? 10_000 : code % 100 === 0 ? 100 : 1
          return sql`${columns.region} between ${code} and ${code + width - 1}`
        }),
        sql` or `,
      )})`
    case 'platform':
      return sql`${columns.platform} = any(${texts})`
    case 'verification':
      return sql`coalesce(${columns.verified}::text, 'unknown') = any(${texts})`
    case 'followers':
      return sql`(${sql.join(
        values.map(band => {
          const [from, below] = followerBands[band as keyof typeof followerBands]
          return sql`${columns.followers} >= ${from} and ${columns.followers} < ${below}::bigint`
        }),
        sql` or `,
      )})`
    case 'lastSeen':
      return sql`(${sql.join(
        values.map(within =>
          within === 'never'
            ? sql`${columns.lastSeen} is null`
            : sql`${columns.lastSeen} > (now() at time zone 'UTC')::date - ${Number(within)}::int`,
        ),
        sql` or `,
      )})`
    case 'negativeShare':
      return sql`${columns.mediaId} = any(${numberList(mediaIds)}::int[])`
    case 'journalist':
      return sql`(coalesce(${columns.entry}, '') = any(${[...members]}::text[])) = any(${values.map(value => value === '1')}::boolean[])`
    case 'body':
      return sql`(${columns.bodyId} = any(${numbers}) or ${columns.mediaId} = any(${numbers}))`
    case 'group':
      return sql`(lower(${columns.name}) = any(${[...members]}::text[])
        or ${columns.mediaId} in (select n.media_id from ${mediaNameRows} n where lower(n.name) = any(${[...members]}::text[])))`
    case 'ours':
      return sql`(${columns.ours} is not null) = any(${values.map(value => value === '1')}::boolean[])`
    case 'tag':
      return sql`${columns.tags} && ${texts}`
    case 'owner':
      return sql`coalesce(${columns.ownerId}, 0) = any(${numbers})`
    case 'libraryType':
      return sql`${columns.libraryType} = any(${texts})`
  }
}

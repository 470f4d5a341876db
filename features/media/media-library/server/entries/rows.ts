/** Media and accounts as rows of one shape, in the eyes of an organisation. */
import { mediaTypes } from '@guanlan/features/articles/articles/contract'
import {
  libraryAccounts,
  libraryMedia,
  mediaNameRows,
  mediaRows,
} from '@guanlan/features/articles/articles/server/questions'
import { influenceWeights } from '@guanlan/features/charts/charts/contract'
import type { Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import { type Entry, type EntryTable, kindOfType } from '../../contract.ts'
import { levelOf, platformOf, typeOf } from '../codes.ts'
import {
  type InfluenceWeights,
  influenceWeightsOf,
  type StoredInfluence,
  shownInfluence,
  storedInfluence,
} from '../influence/of-entries.ts'

/** What a medium is by the code of its type. */
export const kindOfTypeSql = (type: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case ${type} ${sql.join(
    mediaTypes.map((word, at) => sql`when ${sql.lit(at + 1)} then ${sql.lit(kindOfType[word])}`),
    sql` `,
  )} end`

/** Rows `r` of one table; those of the two are alike. */
export const entryRows = (orgId: number, of: EntryTable): RawBuilder<unknown> =>
  of === 'media'
    ? sql`(select m.id, m.name, m.spelled, m.media_type, m.level, m.region, ''::text as platform, null::text as platform_id, null::smallint as verified,
        null::date as verified_on, null::int as followers, null::date as followers_on, m.last_seen, m.is_own, m.body_id, m.id as media_id,
        case when m.is_body then 'media-body' else ${kindOfTypeSql(sql`m.media_type`)} end as kind from ${libraryMedia(orgId)} m)`
    : sql`(select a.id, a.name, a.spelled, a.media_type, 0::smallint as level, null::int as region, a.platform, a.platform_id, a.verified,
        a.verified_on, a.followers, a.followers_on, a.last_seen, a.is_own, a.body_id, a.media_id, 'self-media' as kind from ${libraryAccounts(orgId)} a)`

/** The organisation's own row `o` of an entry `r`. */
export const withOwn = (orgId: number, of: EntryTable): RawBuilder<unknown> =>
  of === 'accounts'
    ? sql`left join org_media o on o.org_id = ${orgId} and o.account_id = r.id`
    : sql`left join ${ownOfMedia(orgId)} o on o.meant_id = r.id`

/** Own media with the medium that each means now: one that was merged means what it has become, unless that is among them itself. */
const ownOfMedia = (orgId: number): RawBuilder<unknown> => sql`(
  select d.id, d.level, d.tags, d.library_type, d.owner_id, d.media_id as meant_id from org_media d where d.org_id = ${orgId} and d.media_id is not null
  union all
  select f.* from (
    select distinct on (m.merged_into) d.id, d.level, d.tags, d.library_type, d.owner_id, m.merged_into as meant_id
    from org_media d join ${mediaRows} m on m.id = d.media_id and m.merged_into is not null
    where d.org_id = ${orgId} and not exists (select from org_media s where s.org_id = ${orgId} and s.media_id = m.merged_into)
    order by m.merged_into, d.id) f)`

interface Row {
  id: number
  key: string
  name: string
  kind: Entry['kind']
  media_type: number
  level: number
  region: number | null
  platform: string
  platform_id: string | null
  verified: 0 | 1 | 2 | null
  verified_on: string | null
  followers: number | null
  followers_on: string | null
  last_seen: string | null
  body_id: number | null
  body_name: string | null
  former_names: string[]
  domains: string[]
  is_own: boolean
  ours_id: number | null
  ours_level: number | null
  ours_tags: string[] | null
  ours_type: string | null
  influence: StoredInfluence | null
}

interface EntryQuery {
  /** Of rows `r` and own rows `o`. */
  where: RawBuilder<unknown>
  sorted: RawBuilder<unknown>
  order: 'asc' | 'desc'
  limit: number
  offset?: number
}

/** Entries with the key that each is sorted by. */
export async function selectEntries(
  scope: Pick<Scope, 'db' | 'orgId'>,
  of: EntryTable,
  { where, sorted, order, limit, offset = 0 }: EntryQuery,
): Promise<{ entry: Entry; key: string }[]> {
  const { db, orgId } = scope
  const direction = order === 'asc' ? sql`asc` : sql`desc`
  const names = (kinds: RawBuilder<unknown>) =>
    sql`array(select n.name from ${mediaNameRows} n where n.media_id = f.id and n.kind ${kinds} order by n.name limit 5)`
  const none = sql`'{}'::text[]`
  const { rows } = await sql<Row>`
    select f.id, f.sorted::text as key, f.name, f.kind, f.media_type, f.level, f.region, f.platform, f.platform_id, f.verified, f.verified_on::text, f.followers,
      f.followers_on::text, f.last_seen::text, b.id as body_id, b.name as body_name, f.is_own, f.ours_id, f.ours_level, f.ours_tags, f.ours_type,
      ${of === 'media' ? names(sql`<> 'domain'`) : none} as former_names, ${of === 'media' ? names(sql`= 'domain'`) : none} as domains,
      (select s.influence from ${storedInfluence(of, sql`f.id`)} s) as influence
    from (
      select r.*, o.id as ours_id, o.level as ours_level, o.tags as ours_tags, o.library_type as ours_type, ${sorted} as sorted
      from ${entryRows(orgId, of)} r ${withOwn(orgId, of)} where ${where} order by ${sorted} ${direction}, r.id ${direction} limit ${limit} offset ${offset}
    ) f left join ${mediaRows} b on b.id = f.body_id order by f.sorted ${direction}, f.id ${direction}`.execute(db)
  const weights = rows.some(row => row.influence) ? await influenceWeightsOf(scope) : influenceWeights
  return rows.map(row => ({ entry: entryOf(of, row, weights), key: row.key }))
}

const entryOf = (of: EntryTable, row: Row, weights: InfluenceWeights): Entry => ({
  id: row.id,
  entry: of === 'media' ? `m${row.id}` : `a${row.id}`,
  name: row.name,
  kind: row.kind,
  mediaType: typeOf(row.media_type),
  level: levelOf(row.level),
  region: row.region,
  platform: platformOf(row.platform),
  platformId: row.platform_id,
  verification: row.verified,
  verifiedOn: row.verified_on,
  followers: row.followers,
  followersOn: row.followers_on,
  lastSeen: row.last_seen,
  body: row.body_id === null ? null : { id: row.body_id, name: row.body_name ?? '' },
  formerNames: row.former_names,
  domains: row.domains,
  isOwn: row.is_own,
  influence: row.influence && shownInfluence(row.influence, weights),
  ours:
    row.ours_id === null
      ? null
      : {
          id: row.ours_id,
          level: levelOf(row.ours_level ?? 0),
          tags: row.ours_tags ?? [],
          libraryType: row.ours_type ?? '',
        },
})

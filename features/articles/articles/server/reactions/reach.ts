/**
 * How many people an article may have reached: an estimate, from the best that is known. Pure but for the reading of articles.
 *
 * reads, where the site tells them · followers of the account × 5 % · printed copies × 2.5 readers · else what an article of such a medium
 * is assumed to reach. The shares are assumptions, the same for everybody, so that articles can be compared.
 */
import { numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { mediaLevels, type Reach } from '../../contract.ts'
import { mediaLevelWord } from '../codes.ts'
import { mayBeFound } from '../may-be-found.ts'

const shareOfFollowers = 0.05
const readersOfACopy = 2.5
const assumedOfLevel = {
  unknown: null,
  central: 20_000,
  provincial: 6_000,
  city: 2_000,
  industry: 800,
  self: 100,
} as const

export interface KnownOfReach {
  reads: number | null
  followers: number | null
  circulation: number | null
  level: keyof typeof assumedOfLevel
}

export function reachFrom({ reads, followers, circulation, level }: KnownOfReach): Omit<Reach, 'id'> {
  if (reads !== null) return { reach: reads, basis: 'reads', of: reads, factor: 1 }
  if (followers !== null) return estimated('followers', followers, shareOfFollowers)
  if (circulation !== null) return estimated('circulation', circulation, readersOfACopy)
  const assumed = assumedOfLevel[level]
  return assumed === null
    ? { reach: null, basis: null, of: null, factor: null }
    : { reach: assumed, basis: 'level', of: assumed, factor: 1 }
}

const estimated = (basis: 'followers' | 'circulation', of: number, factor: number) => ({
  reach: Math.round(of * factor),
  basis,
  of,
  factor,
})

export const numberIn = (column: string, key: string) =>
  sql`case when jsonb_typeof(${sql.ref(column)} -> ${sql.lit(key)}) = 'number' then (${sql.ref(column)} ->> ${sql.lit(key)})::numeric end`

/** Of `m` (media), or as the organisation describes it, `f` (org_media_facts). */
export const levelSql = sql`case when m.media_type is null then coalesce(f.level, 0) else m.level end`

/** What an article tells of its own, where its site does not tell readers: of `a` (articles). */
export const estimateSql = sql<number | null>`coalesce(
  round(${numberIn('a.account', 'followers')} * ${sql.lit(shareOfFollowers)}::numeric), round(${numberIn('a.extra', 'circulation')} * ${sql.lit(readersOfACopy)}::numeric))`

/** What an article of a medium is assumed to reach: of `m` (media) and `f` (org_media_facts). */
export const assumedSql = sql<
  number | null
>`(array[${sql.join(mediaLevels.slice(1).map(level => sql.lit(assumedOfLevel[level])))}]::int[])[${levelSql}]`

/** The same as `reachFrom`, in SQL: of `a` (articles), `m` and `f`. A test holds them together. */
export const reachSql = sql<number | null>`coalesce(a.reads, ${estimateSql}, ${assumedSql})`

/** In the order of the ids; ids that are not to be seen are left out. */
export async function reachOfArticles(
  { db, orgId }: Pick<Scope, 'db' | 'orgId'>,
  idList: readonly number[],
  found: boolean,
): Promise<Reach[]> {
  const given = sql`${numberList([...new Set(idList)])}::bigint[]`
  const { rows } = await sql<Omit<KnownOfReach, 'level'> & { id: number; level: number }>`
    select a.id, a.reads, (${numberIn('a.account', 'followers')})::float8 as followers, (${numberIn('a.extra', 'circulation')})::float8 as circulation, ${levelSql} as level
    from unnest(${given}) with ordinality as wanted (id, place)
    join articles a on a.id = wanted.id and a.id = any(${given})
    left join org_articles o on o.org_id = ${orgId} and o.article_id = a.id and o.article_id = any(${given})
    join media m on m.id = coalesce(o.media_id, a.media_id)
    left join org_media_facts f on f.org_id = ${orgId} and f.media_id = m.id
    where ${found ? mayBeFound(orgId) : sql`o.article_id is not null`} and o.binned_at is distinct from 'infinity'
    order by wanted.place limit 1000`.execute(db)
  return rows.map(({ id, level, ...known }) => ({ id, ...reachFrom({ ...known, level: mediaLevelWord(level) }) }))
}

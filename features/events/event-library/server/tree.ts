/** The library as a tree: each level is counted when it is opened, an event at every subject that it names. */
import { industriesOf } from '@guanlan/features/articles/dictionaries/server'
import { eventRows } from '@guanlan/features/events/events/server'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import { type Phrase, say } from '@guanlan/platform/contract'
import { isoOf, patternOf, type Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import { type Level, type LibraryEntry, type LibraryPath, levels, unnamed } from '../contract.ts'
import { strings } from '../strings.ts'

/** Own events and published cases, as rows `r`. */
const everything = ({ orgId }: Scope): RawBuilder<unknown> => sql`
  select 'event' as kind, e.id, e.title, e.subjects, e.begin_at, e.end_at, e.state from ${eventRows} e where e.org_id = ${orgId}
  union all select 'case', c.id, c.title, c.subjects, c.begin_at, c.end_at, null from event_cases c`

const lists = { company: 'companies', brand: 'brands', product: 'products' } as const
const namesOf = (level: keyof typeof lists) => sql`coalesce(r.subjects -> ${lists[level]}::text, '[]')`
const yearOf = (zone: string) => sql`extract(year from r.begin_at at time zone ${zone})::int::text`

function isAt(level: Level, value: string, zone: string): RawBuilder<unknown> {
  if (level === 'year') return sql`${yearOf(zone)} = ${value}`
  if (level === 'industry')
    return value === unnamed ? sql`r.subjects ->> 'industry' is null` : sql`r.subjects ->> 'industry' = ${value}`
  return value === unnamed ? sql`jsonb_array_length(${namesOf(level)}) = 0` : sql`${namesOf(level)} ? ${value}`
}

function conditionOf(path: LibraryPath, zone: string): RawBuilder<unknown> {
  const conditions = levels.flatMap(level => {
    const value = path[level]
    return value === undefined ? [] : [isAt(level, value, zone)]
  })
  if (path.titleLike.trim()) conditions.push(sql`r.title ilike ${patternOf(path.titleLike)}`)
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
}

const mostNodes = 500

/** The level that the path does not name yet, and what it has; below a year there is nothing. */
export async function treeOf(scope: Scope, path: LibraryPath) {
  const zone = await timeZoneOf(scope)
  const condition = conditionOf(path, zone)
  const level = levels.find(each => path[each] === undefined) ?? null
  const { rows: counted } = await sql<{ n: number }>`
    select count(*)::int as n from (${everything(scope)}) r where ${condition}`.execute(scope.db)
  const total = counted[0]?.n ?? 0
  if (level === null) return { level, nodes: [], total }
  const value = level === 'year' ? yearOf(zone) : level === 'industry' ? sql`r.subjects ->> 'industry'` : sql`v.value`
  const named =
    level === 'year' || level === 'industry'
      ? sql``
      : sql`left join lateral jsonb_array_elements_text(${namesOf(level)}) v (value) on true`
  const { rows } = await sql<{ value: string | null; count: number }>`
    select value, count from (
      select ${value} as value, count(distinct (r.kind, r.id))::int as count from (${everything(scope)}) r ${named} where ${condition} group by 1) g
    order by ${level === 'year' ? sql`value desc` : sql`value is null, count desc, value`} limit ${mostNodes}`.execute(
    scope.db,
  )
  const industries = level === 'industry' ? await industriesOf(scope.db, scope.locale) : []
  const titles = new Map(industries.map(({ dicCode, dicName }) => [dicCode, dicName]))
  const none: Phrase = strings[`unnamed_${level}`]
  return {
    level,
    total,
    nodes: rows.map(({ value: at, count }) => ({
      value: at ?? unnamed,
      title: at === null ? say(none, scope.locale) : (titles.get(at) ?? at),
      count,
    })),
  }
}

export async function listOfPath(
  scope: Scope,
  { page, pageSize, ...path }: LibraryPath & { page: number; pageSize: number },
) {
  const condition = conditionOf(path, await timeZoneOf(scope))
  const { rows } = await sql<LibraryEntry & { total: number }>`
    select r.kind, r.id, r.title, r.subjects, ${isoOf('r.begin_at')} as "startTime", ${isoOf('r.end_at')} as "endTime", r.state, count(*) over ()::int as total
    from (${everything(scope)}) r where ${condition} order by r.begin_at desc, r.kind, r.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(
    scope.db,
  )
  return { list: rows.map(({ total: _, ...entry }) => entry), total: rows[0]?.total ?? 0, page, pageSize }
}

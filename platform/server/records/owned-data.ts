/** What is one person's in an organisation, told by its feature, so that it can be handed on when the person leaves. */
import type { Phrase } from '@guanlan/platform/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '../scope.ts'

export interface OwnedKind {
  /** `views` */
  name: string
  title: Phrase
  count(scope: Scope, people: readonly number[]): Promise<number>
  /** To a colleague, or (null) to the organisation; absent: it ends with the membership. Kept by history, and taken back with it. */
  handTo?(scope: Scope, people: readonly number[], to: number | null): Promise<void>
}

interface Told {
  name: string
  title: Phrase
  table: string
  /** Rows `r` that count; undefined: all. */
  where?: RawBuilder<unknown>
  /** Rows have `version`, `updated_at` and `updated_by`. */
  isRecord?: boolean
}

const stamped = ({ userId, now }: Scope, isRecord: boolean) =>
  isRecord ? sql`, version = r.version + 1, updated_at = ${now}, updated_by = ${userId}` : sql``

/** Rows that name one person; null in the column: the organisation's. `named`: a name that one owner has once, with its longest length. */
export function ownedBy({
  name,
  title,
  table,
  column,
  where = sql`true`,
  isRecord = true,
  named,
}: Told & { column: string; named?: { most: number } }): OwnedKind {
  const from = sql.table(table)
  const owner = sql.ref(`r.${column}`)
  const ofPeople = ({ orgId }: Scope, people: readonly number[]) =>
    sql`r.org_id = ${orgId} and ${owner} = any(${[...people]}::int[]) and ${where}`
  return {
    name,
    title,
    count: (scope, people) => countOf(scope, sql`${from} r where ${ofPeople(scope, people)}`),
    async handTo(scope, people, to) {
      // Two of one name could not stand side by side: what comes gets its number behind it.
      const suffix = sql`' #' || r.id`
      const renamed = named ? sql`, name = left(r.name, ${named.most} - length(${suffix})) || ${suffix}` : sql``
      await sql`
        update ${from} r set ${sql.ref(column)} = ${to}::int ${renamed} ${stamped(scope, isRecord)} where ${ofPeople(scope, people)}`.execute(
        scope.db,
      )
    },
  }
}

interface Listed extends Told {
  column: string
  /** Numbers under which the list has people; absent: their own. `makes`: whoever has none is given one. */
  idsOf?: (scope: Scope, people: readonly number[], makes: boolean) => Promise<number[]>
  /** A list that would be left empty stays as it is. */
  isNeverEmpty?: boolean
}

/** Rows that name people in a list; handed to the organisation, they are left out of it. */
export function namedIn({
  name,
  title,
  table,
  column,
  where = sql`true`,
  isRecord = true,
  idsOf = async (_, people) => [...people],
  isNeverEmpty = false,
}: Listed): OwnedKind {
  const from = sql.table(table)
  const list = sql.ref(`r.${column}`)
  const holding = ({ orgId }: Scope, ids: readonly number[]) =>
    sql`r.org_id = ${orgId} and ${list} && ${[...ids]}::int[] and ${where}`
  return {
    name,
    title,
    count: async (scope, people) =>
      countOf(scope, sql`${from} r where ${holding(scope, await idsOf(scope, people, false))}`),
    async handTo(scope, people, to) {
      const leaving = await idsOf(scope, people, false)
      const [next] = to === null ? [] : await idsOf(scope, [to], true)
      // In the place of the first who leaves, so that turns keep their order.
      const handed = sql`array(
        select p from (select case when p = any(${leaving}::int[]) then ${next ?? null}::int else p end as p, n from unnest(${list}) with ordinality l (p, n)) s
        where p is not null group by p order by min(n))`
      const stored = isNeverEmpty ? sql`case when cardinality(${handed}) = 0 then ${list} else ${handed} end` : handed
      await sql`
        update ${from} r set ${sql.ref(column)} = ${stored} ${stamped(scope, isRecord)} where ${holding(scope, leaving)}`.execute(
        scope.db,
      )
    },
  }
}

async function countOf({ db }: Scope, rows: RawBuilder<unknown>): Promise<number> {
  const { rows: counted } = await sql<{ n: number }>`select count(*)::int as n from ${rows}`.execute(db)
  return counted[0]?.n ?? 0
}

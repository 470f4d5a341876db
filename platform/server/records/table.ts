/**
 * Records of one table: list by key, read, add, change, remove. For features whose rows belong to an organisation and have `id`, `version`,
 * `updated_at` and `updated_by`; what such a feature does beyond that it writes as SQL of its own.
 */
import { type ProblemKey, Refusal, refuse, type WordsKey } from '@guanlan/platform/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '../scope.ts'
import { absorbInto, comparedWith } from './absorb.ts'
import { isoOf } from './columns.ts'
import { afterKey, keyOf, type Sorts } from './keyset.ts'

export interface RecordFacts {
  id: number
  version: number
  /** ISO 8601. */
  updatedAt: string
  /** Name of the member; `#id` of somebody who has left; null: the system. */
  updatedBy: string | null
}

export interface RecordTableOptions<Draft extends object, Question, Sort extends string> {
  table: string
  /** Columns by field of the draft; `json` for what is kept as jsonb. */
  fields: { readonly [K in keyof Draft & string]: string | { readonly json: string } }
  /** Of a table that several kinds of records share: the rows `r` that are of this kind. */
  only?: RawBuilder<unknown>
  /** Rows `r` that a question wants; undefined: all. */
  where?: (question: Question) => RawBuilder<unknown> | undefined
  sorts: Sorts<Sort>
  /** What a unique index refuses: the field to blame and the sentence, which is given the draft's values. */
  taken?: Readonly<Record<string, readonly [field: keyof Draft & string, key: WordsKey]>>
}

interface PageQuery<Sort extends string> {
  page: number
  pageSize: number
  after?: string | undefined
  sort: Sort
  order: 'asc' | 'desc'
}
export interface RecordPage {
  sort: string
  order: 'asc' | 'desc'
  /** The key of the page before. */
  after?: string | undefined
  limit: number
}
export interface ChosenRecords<Question> {
  ids: readonly number[]
  allOf: Question | null
  but: readonly number[]
}

export function recordTable<Draft extends object, Question, Sort extends string>({
  table,
  fields,
  only = sql`true`,
  where,
  sorts,
  taken = {},
}: RecordTableOptions<Draft, Question, Sort>) {
  type Row = Draft & RecordFacts
  const from = sql.table(table)
  const entries = Object.entries(fields) as [keyof Draft & string, string | { json: string }][]
  const columnOf = (to: string | { json: string }) => sql.ref(typeof to === 'string' ? to : to.json)
  const columns = sql.join([
    sql`r.id, r.version, ${isoOf('r.updated_at')} as "updatedAt", coalesce(member_name(r.updated_by), '#' || r.updated_by) as "updatedBy"`,
    ...entries.map(([field, to]) => sql`r.${columnOf(to)} as ${sql.ref(field)}`),
  ])
  const writtenAs = (draft: Draft, field: keyof Draft & string, to: string | { json: string }) =>
    typeof to === 'string' ? sql`${draft[field]}` : sql`${JSON.stringify(draft[field])}::jsonb`
  const wanted = ({ orgId }: Scope, question: Question) =>
    sql`r.org_id = ${orgId} and ${only} and ${where?.(question) ?? sql`true`}`

  /** What the table's own rules refuse is said to the field; null: it was something else. */
  const named = (draft: Draft, error: unknown): Refusal | null => {
    const { code, constraint } = error as { code?: string; constraint?: string }
    const known = code === '23505' && constraint !== undefined ? taken[constraint] : undefined
    if (!known) return null
    const [field, key] = known
    const values = { ...draft } as Record<string, unknown>
    const problem: ProblemKey = { field, key, values }
    return new Refusal('conflict', key, values, [problem])
  }
  const refusing = (draft: Draft) => (error: unknown) => {
    throw named(draft, error) ?? error
  }

  async function get({ orgId, db }: Scope, id: number): Promise<Row> {
    const { rows } =
      await sql<Row>`select ${columns} from ${from} r where r.org_id = ${orgId} and r.id = ${id} and ${only}`.execute(
        db,
      )
    if (!rows[0]) throw refuse('missing', 'platform.missing')
    return rows[0]
  }

  /** Those named, or all that a question finds but some. */
  const chosenBy = (scope: Scope, { ids, allOf, but }: ChosenRecords<Question>) =>
    allOf
      ? sql`${wanted(scope, allOf)} and r.id <> all(${[...but]}::int[])`
      : sql`r.org_id = ${scope.orgId} and ${only} and r.id = any(${[...ids]}::int[])`

  /** @param offset for pages by number */
  async function pageOf(
    { db }: Scope,
    condition: RawBuilder<unknown>,
    { sort, order, after, limit }: RecordPage,
    offset = 0,
  ): Promise<{ list: Row[]; next: string | null }> {
    const by = sorts[sort as Sort]
    const direction = order === 'asc' ? sql`asc` : sql`desc`
    const behind = after === undefined ? sql`true` : afterKey(by, order, after)
    const { rows } = await sql<{ row: Row; key: string }>`
      select to_jsonb(f) - 'sorted' as row, f.sorted::text as key from (
        select ${columns}, ${by.value} as sorted from ${from} r where ${condition} and ${behind}
        order by ${by.value} ${direction}, r.id ${direction} limit ${limit + 1} offset ${offset}
      ) f order by f.sorted ${direction}, f.id ${direction}`.execute(db)
    const shown = rows.slice(0, limit)
    const last = rows.length > limit ? shown.at(-1) : undefined
    return { list: shown.map(({ row }) => row), next: last ? keyOf(last.key, last.row.id) : null }
  }

  const count = async (scope: Scope, condition: RawBuilder<unknown>): Promise<number> => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${from} r where ${condition}`.execute(
      scope.db,
    )
    return rows[0]?.n ?? 0
  }

  async function remove(scope: Scope, chosen: ChosenRecords<Question>): Promise<{ changed: number }> {
    const { numAffectedRows } = await sql`delete from ${from} r where ${chosenBy(scope, chosen)}`.execute(scope.db)
    return { changed: Number(numAffectedRows ?? 0n) }
  }

  return {
    get,

    absorb: absorbInto({ table, fields, refusalOf: named }),

    compare: comparedWith({ table, fields }),

    countChosen: (scope: Scope, chosen: ChosenRecords<Question>) => count(scope, chosenBy(scope, chosen)),

    pageOfChosen: (scope: Scope, chosen: ChosenRecords<Question>, page: RecordPage) =>
      pageOf(scope, chosenBy(scope, chosen), page),

    /** The page after a key, or of a number; the total is counted for pages by number alone. */
    async list(scope: Scope, query: Question & PageQuery<Sort>) {
      const { page, pageSize, after, sort, order } = query
      const offset = after === undefined ? (page - 1) * pageSize : 0
      const { list, next } = await pageOf(scope, wanted(scope, query), { sort, order, after, limit: pageSize }, offset)
      return {
        list,
        total: after === undefined ? await count(scope, wanted(scope, query)) : null,
        page,
        pageSize,
        next,
      }
    },

    count: (scope: Scope, question: Question) => count(scope, wanted(scope, question)),

    async create(scope: Scope, draft: Draft): Promise<Row> {
      const names = sql.join(entries.map(([, to]) => columnOf(to)))
      const values = sql.join(entries.map(([field, to]) => writtenAs(draft, field, to)))
      const { rows } = await sql<{ id: number }>`
        insert into ${from} (org_id, updated_by, updated_at, ${names}) values (${scope.orgId}, ${scope.userId}, ${scope.now}, ${values}) returning id`
        .execute(scope.db)
        .catch(refusing(draft))
      return get(scope, rows[0]?.id ?? 0)
    },

    /** @throws a conflict that names who, when it was changed since the version that the draft started from */
    async update(scope: Scope, { id, version, ...rest }: Draft & Pick<RecordFacts, 'id' | 'version'>): Promise<Row> {
      const draft = rest as unknown as Draft
      const set = sql.join(entries.map(([field, to]) => sql`${columnOf(to)} = ${writtenAs(draft, field, to)}`))
      const { numAffectedRows } = await sql`
        update ${from} r set ${set}, version = version + 1, updated_by = ${scope.userId}, updated_at = ${scope.now}
        where org_id = ${scope.orgId} and id = ${id} and version = ${version} and ${only}`
        .execute(scope.db)
        .catch(refusing(draft))
      const row = await get(scope, id)
      if (numAffectedRows !== 1n) throw refuse('conflict', 'platform.changedSince', { by: row.updatedBy ?? '' })
      return row
    },

    /** Some fields of one, whatever its version; one that has them so already stays as it is. */
    async set(scope: Scope, id: number, part: Partial<Draft>): Promise<Row> {
      const row = await get(scope, id)
      const changed = entries.filter(([field]) => field in part && part[field] !== row[field])
      if (changed.length === 0) return row
      const set = sql.join(changed.map(([field, to]) => sql`${columnOf(to)} = ${writtenAs(part as Draft, field, to)}`))
      await sql`
        update ${from} set ${set}, version = version + 1, updated_by = ${scope.userId}, updated_at = ${scope.now}
        where org_id = ${scope.orgId} and id = ${id}`.execute(scope.db)
      return get(scope, id)
    },

    remove,

    /** @throws missing */
    async removeOne(scope: Scope, id: number): Promise<{ changed: number }> {
      const done = await remove(scope, { ids: [id], allOf: null, but: [] })
      if (done.changed === 0) throw refuse('missing', 'platform.missing')
      return done
    },
  }
}

/** The pattern of `like` for "has this part somewhere". Backslashes and wild cards mean themselves; blanks around it do not count. */
export const patternOf = (part: string): string =>
  `%${part
    .replaceAll('\0', '')
    .trim()
    .replace(/[\\%_]/g, '\\$&')}%`

/** A condition for "part of any of these columns"; nothing written finds everything. */
export function containing(columns: readonly string[], like: string): RawBuilder<unknown> | undefined {
  const pattern = patternOf(like)
  if (pattern === '%%') return undefined
  return sql`(${sql.join(
    columns.map(column => sql`r.${sql.ref(column)} ilike ${pattern}`),
    sql` or `,
  )})`
}

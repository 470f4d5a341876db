/** People by name, a page at a time: of one organisation, or (for the operator) of all. */
import { refuse } from '@guanlan/platform/contract'
import { afterKey, type ChosenRecords, containing, keyOf, type RecordPage } from '@guanlan/platform/server'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Member, Question } from '../contract.ts'

export interface PeopleScope {
  /** Null: of all. */
  readonly orgId: number | null
  // biome-ignore lint/suspicious/noExplicitAny: a transaction of one organisation, or the whole database
  readonly db: Kysely<any>
}
type Asked = Pick<Question, 'like' | 'state' | 'role'>
type PageQuery = Asked &
  Pick<Question, 'sort' | 'order'> & { page: number; pageSize: number; after?: string | undefined }

const sorts = {
  name: { value: sql`r.name`, type: 'text' },
  account: { value: sql`r.account`, type: 'text' },
} as const

const from = ({ orgId }: PeopleScope) => (orgId === null ? sql`people_of_all r` : sql`people_of_organisation r`)

const columns = sql`r.id, r.user_id as "userId", r.version, r.account, r.name, r.org_id as "orgId", r.org_name as "orgName", r.role, r.state,
  r.account_enabled as "accountEnabled", r.expires_at as "expiresAt", r.joined_at as "joinedAt",
  coalesce((select array_agg(x.role_id order by x.role_id) from member_roles x where x.org_id = r.org_id and x.user_id = r.user_id), '{}') as "roleIds",
  coalesce((select array_agg(o.name order by o.id) from member_roles x join roles o on o.org_id = x.org_id and o.id = x.role_id
    where x.org_id = r.org_id and x.user_id = r.user_id), '{}') as "roleNames"`

const wanted = ({ orgId }: PeopleScope, { like, state, role }: Asked): RawBuilder<unknown> =>
  sql.join(
    [
      orgId === null ? sql`true` : sql`r.org_id = ${orgId}`,
      containing(['name', 'account'], like) ?? sql`true`,
      state === '' ? sql`true` : sql`r.state = ${state}`,
      role === '' ? sql`true` : sql`r.role = ${role}`,
    ],
    sql` and `,
  )

type Row = Omit<Member, 'expiresAt' | 'joinedAt'> & { expiresAt: Date | null; joinedAt: Date | null }
const reported = ({ expiresAt, joinedAt, ...row }: Row): Member => ({
  ...row,
  expiresAt: expiresAt?.toISOString() ?? null,
  joinedAt: joinedAt?.toISOString() ?? null,
})

export async function listPeople(scope: PeopleScope, query: PageQuery) {
  const { sort, order, page, pageSize, after } = query
  const by = sorts[sort]
  const direction = order === 'asc' ? sql`asc` : sql`desc`
  const condition = wanted(scope, query)
  const behind = after === undefined ? sql`true` : afterKey(by, order, after)
  const offset = after === undefined ? (page - 1) * pageSize : 0
  const { rows } = await sql<Row>`
    select ${columns} from ${from(scope)} where ${condition} and ${behind}
    order by ${by.value} ${direction}, r.id ${direction} limit ${pageSize + 1} offset ${offset}`.execute(scope.db)
  const list = rows.slice(0, pageSize).map(reported)
  const last = rows.length > pageSize ? list.at(-1) : undefined
  return {
    list,
    total: after === undefined ? await count(scope, condition) : null,
    page,
    pageSize,
    next: last ? keyOf(last[sort], last.id) : null,
  }
}

/** @throws missing */
export async function personOf(scope: PeopleScope, id: number): Promise<Member> {
  const { rows } = await sql<Row>`
    select ${columns} from ${from(scope)} where r.id = ${id} and ${scope.orgId === null ? sql`true` : sql`r.org_id = ${scope.orgId}`}`.execute(
    scope.db,
  )
  if (!rows[0]) throw refuse('missing', 'platform.missing')
  return reported(rows[0])
}

type InOrganisation = PeopleScope & { orgId: number }

const chosenBy = (scope: InOrganisation, { ids, allOf, but }: ChosenRecords<Asked>): RawBuilder<unknown> =>
  allOf
    ? sql`${wanted(scope, allOf)} and r.id <> all(${[...but]}::int[])`
    : sql`r.org_id = ${scope.orgId} and r.id = any(${[...ids]}::int[])`

/** The numbers of the chosen memberships. */
export async function chosenPeople(scope: InOrganisation, chosen: ChosenRecords<Asked>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select r.id from ${from(scope)} where ${chosenBy(scope, chosen)} order by r.id`.execute(scope.db)
  return rows.map(({ id }) => id)
}

export const countChosenPeople = (scope: InOrganisation, chosen: ChosenRecords<Asked>): Promise<number> =>
  count(scope, chosenBy(scope, chosen))

/** For the export: a page of them after a key. */
export async function pageOfChosenPeople(
  scope: InOrganisation,
  chosen: ChosenRecords<Asked>,
  { sort, order, after, limit }: RecordPage,
): Promise<{ list: Member[]; next: string | null }> {
  const key = sort === 'account' ? 'account' : 'name'
  const direction = order === 'asc' ? sql`asc` : sql`desc`
  const behind = after === undefined ? sql`true` : afterKey(sorts[key], order, after)
  const { rows } = await sql<Row>`
    select ${columns} from ${from(scope)} where ${chosenBy(scope, chosen)} and ${behind}
    order by ${sorts[key].value} ${direction}, r.id ${direction} limit ${limit + 1}`.execute(scope.db)
  const list = rows.slice(0, limit).map(reported)
  const last = rows.length > limit ? list.at(-1) : undefined
  return { list, next: last ? keyOf(last[key], last.id) : null }
}

async function count(scope: PeopleScope, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${from(scope)} where ${condition}`.execute(
    scope.db,
  )
  return rows[0]?.n ?? 0
}

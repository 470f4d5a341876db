/** Public accounts of owners, and what they published. */
import type { Filter, Platform } from '@guanlan/features/articles/articles/contract'
import { Question } from '@guanlan/features/articles/articles/contract'
import { queryOfQuestion } from '@guanlan/features/articles/articles/server/questions'
import { pageOfQuery } from '@guanlan/features/desk/article-list/server'
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Account } from '../contract.ts'
import { owners } from './owners.ts'

/** Of one filter. */
const mostAuthors = 50
const columns = sql`a.id, a.owner_id as "ownerId", r.name as owner, a.platform, a.account`
const from = sql`car_owner_accounts a join car_owners r on r.org_id = a.org_id and r.id = a.owner_id`
const lasting = sql`(r.consent_until is null or r.consent_until >= current_date)`

export async function listAccounts(
  { orgId, db }: Scope,
  { page, pageSize, ownerId }: { page: number; pageSize: number; ownerId?: number | undefined },
) {
  const where = sql`a.org_id = ${orgId} and ${lasting} and ${ownerId === undefined ? sql`true` : sql`a.owner_id = ${ownerId}`}`
  const { rows: list } = await sql<Account>`
    select ${columns} from ${from} where ${where} order by a.platform, a.account, a.id limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(
    db,
  )
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${from} where ${where}`.execute(db)
  return { list, total: rows[0]?.n ?? 0, page, pageSize }
}

export async function addAccount(
  scope: Scope,
  { ownerId, platform, account }: Pick<Account, 'ownerId' | 'platform' | 'account'>,
): Promise<Account> {
  const { name } = await owners.get(scope, ownerId)
  const { rows } = await sql<{ id: number }>`
    insert into car_owner_accounts (org_id, owner_id, platform, account) values (${scope.orgId}, ${ownerId}, ${platform}, ${account})
    on conflict do nothing returning id`.execute(scope.db)
  if (!rows[0]) throw refuse('conflict', 'carOwners.accountTaken', {}, 'account')
  return { id: rows[0].id, ownerId, owner: name, platform, account }
}

export async function removeAccount({ orgId, db }: Scope, id: number): Promise<{ changed: number }> {
  const { numAffectedRows } = await sql`delete from car_owner_accounts where org_id = ${orgId} and id = ${id}`.execute(
    db,
  )
  if (!numAffectedRows) throw refuse('missing', 'platform.missing')
  return { changed: 1 }
}

interface ArticlesQuery {
  ownerId?: number | undefined
  platform?: Platform | undefined
  from: string
  to: string
  page: number
  pageSize: number
}

export async function articlesOf(scope: Scope, { ownerId, platform, from: since, to, page, pageSize }: ArticlesQuery) {
  const { rows } = await sql<{ platform: Platform; accounts: string[]; all: number }>`
    select a.platform, (array_agg(distinct a.account order by a.account))[1:${sql.lit(mostAuthors)}] as accounts, count(distinct a.account)::int as all from ${from}
    where a.org_id = ${scope.orgId} and ${lasting} and ${ownerId === undefined ? sql`true` : sql`a.owner_id = ${ownerId}`}
    group by a.platform order by a.platform limit 50`.execute(scope.db)
  const platforms = rows.map(row => row.platform)
  const chosen = platform === undefined ? rows[0] : rows.find(row => row.platform === platform)
  if (!chosen) return { list: [], total: 0, page, pageSize, platforms, filters: [], accountsLeftOut: 0 }
  const filters: Filter[] = [
    { field: 'author', is: 'is', values: chosen.accounts },
    { field: 'platform', is: 'is', values: [chosen.platform] },
  ]
  const query = queryOfQuestion(Question.parse({ from: since, to, filters }), null)
  const found = await pageOfQuery(scope, query, { page, pageSize, sort: 'time_desc' })
  return { ...found, platforms, filters, accountsLeftOut: chosen.all - chosen.accounts.length }
}

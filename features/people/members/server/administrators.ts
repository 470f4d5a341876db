/** Somebody stays who can manage people: an organisation that nobody manages could only be helped by an operator. */
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

type Place = Pick<Scope, 'orgId' | 'db'>

/**
 * Does the work, one after the other in an organisation.
 * @throws a conflict when it leaves nobody who manages people, where somebody did before
 */
export async function keepingAdministrator<T>(scope: Place, work: () => Promise<T>): Promise<T> {
  await sql`select pg_advisory_xact_lock(hashtext('administrators'), ${scope.orgId})`.execute(scope.db)
  const before = await administratorsOf(scope)
  const done = await work()
  if (before > 0 && (await administratorsOf(scope)) === 0) throw refuse('conflict', 'members.lastAdministrator')
  return done
}

/** @throws when nobody manages people */
export async function requireAdministrator(scope: Place): Promise<void> {
  if ((await administratorsOf(scope)) === 0) throw refuse('conflict', 'members.lastAdministrator')
}

/** Those who get in, whose membership does not end by itself, and who may manage people. */
async function administratorsOf({ orgId, db }: Place): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from people_of_organisation r
    where r.org_id = ${orgId} and r.state = 'active' and r.expires_at is null and case
      when exists (select from member_roles x where x.org_id = r.org_id and x.user_id = r.user_id)
      then exists (
        select from member_roles x join roles o on o.org_id = x.org_id and o.id = x.role_id
        where x.org_id = r.org_id and x.user_id = r.user_id and o.folder_ids is null
          and ('members.edit' = any(o.granted) or o.based_on = 'orgAdmin' and not 'members.edit' = any(o.withheld)))
      else r.role = 'orgAdmin' end`.execute(db)
  return rows[0]?.n ?? 0
}

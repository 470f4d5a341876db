/** People of an outside issuer: the first token makes their account here, and its groups their memberships. */
import { refuse } from '@guanlan/platform/contract'
import { authorityChannel, type Database } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { SubjectToUser } from '../authenticate.ts'
import { followGroups, type GroupMemberships } from './follow-groups.ts'
import { groupsIn } from './membership-of-groups.ts'

/**
 * Somebody is who the issuer says by subject. A user name may pass to another person there, so that it only gives a new account its name, and
 * is never looked for: an account of that name, made here or by another issuer, stays what it is.
 */
export const userOfClaims =
  (db: Database, issuer: string, memberships: GroupMemberships): SubjectToUser =>
  async (subject, claims) => {
    const requested = String(claims.preferred_username ?? subject)
      .toLowerCase()
      .slice(0, 200)
    const name = String(claims.name ?? requested).slice(0, 100)
    const phone = typeof claims.phone === 'string' ? claims.phone : null
    // Looked for first: a row that is not made would use up a number all the same.
    const make = (account: string) =>
      sql`
        insert into users (account, name, phone, issuer, subject) select ${account}, ${name}, ${phone}, ${issuer}, ${subject}
        where not exists (select from users where account = ${account}) on conflict do nothing`.execute(db)
    const madeAt = new Date(Number(claims.iat ?? 0) * 1000)
    const find = () =>
      db
        .updateTable('users')
        .set({ name, groups_at: sql<Date>`greatest(groups_at, ${madeAt}::timestamptz)` })
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .returning(['id', 'enabled', 'groups_at', 'authority_at'])
        .executeTakeFirst()
    let user = await find()
    for (const account of [requested, `${requested} (${subject})`.toLowerCase()]) {
      if (user) break
      await make(account)
      user = await find()
    }
    if (!user?.enabled || isOver(madeAt, user.authority_at)) throw refuse('signedOut', 'platform.signedOut')
    // An older token, which is still good, does not bring back what a newer one no longer names.
    if (user.groups_at?.getTime() === madeAt.getTime()) await followGroups(db, memberships, user.id, groupsIn(claims))
    return user.id
  }

/** A token says when it was made in whole seconds. */
const isOver = (madeAt: Date, authorityAt: Date | null): boolean =>
  authorityAt !== null && madeAt.getTime() + 1_000 <= authorityAt.getTime()

/** Everything of a person that began before now ends, in every process; somebody unknown here has nothing. */
export const endAllOf = (db: Database, issuer: string, subject: string) =>
  sql`
    with ended as (
      update users set authority_at = clock_timestamp() where issuer = ${issuer} and subject = ${subject} returning id)
    select pg_notify(${authorityChannel}, json_build_object('org', null, 'user', id)::text) from ended`.execute(db)

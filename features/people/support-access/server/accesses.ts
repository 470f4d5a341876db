/** What is kept of support access, and what follows from it: a marked membership of the operator, which ends by itself. */
import { notifyAdministrators } from '@guanlan/features/people/billing/server'
import { addSupporter, endSupport, memberships, type SupportPlace } from '@guanlan/features/people/members/server'
import { organisationRows } from '@guanlan/features/people/organisations/server'
import { findUser } from '@guanlan/features/people/sign-in/server'
import { type Locale, refuse, say } from '@guanlan/platform/contract'
import type { CallScope, Database, SystemScope, Tx } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import type { Grant, SupportAccess } from '../contract.ts'
import { strings } from '../strings.ts'

/** Shown to administrators. */
const mostListed = 50

const moment = (column: RawBuilder<unknown>) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const isOver = sql`(r.ended_at is not null or coalesce(r.ends_at <= now(), false))`
const columns = (
  userId: number,
) => sql`r.id, r.reason, nullif(r.requested_name, '') as "requestedBy", ${moment(sql`r.requested_at`)} as "requestedAt", r.role,
  case when ${isOver} then 'ended' when r.granted_at is null then 'requested' else 'open' end as state,
  actor_name(r.granted_by) as "grantedBy", ${moment(sql`r.granted_at`)} as "grantedAt", ${moment(sql`r.ends_at`)} as "endsAt", r.entered,
  ${moment(sql`case when ${isOver} then coalesce(r.ended_at, r.ends_at) end`)} as "endedAt",
  exists (select from ${memberships} m where m.org_id = r.org_id and m.support_id = r.id and m.user_id = ${userId}) as "isInside"`

export async function listAccesses({ db, orgId, userId }: CallScope): Promise<SupportAccess[]> {
  const { rows } = await sql<SupportAccess>`
    select ${columns(userId)} from support_accesses r where r.org_id = ${orgId} order by r.id desc limit ${mostListed}`.execute(
    db,
  )
  return rows
}

type Asking = Pick<SystemScope, 'db' | 'userId'> | Pick<CallScope, 'db' | 'userId'>

/** What is asked for or open; null: nothing. */
export async function currentAccess({ db, userId }: Asking, orgId: number): Promise<SupportAccess | null> {
  const { rows } = await sql<SupportAccess>`
    select ${columns(userId)} from support_accesses r where r.org_id = ${orgId} and not ${isOver} order by r.id desc limit 1`.execute(
    db,
  )
  return rows[0] ?? null
}

/** Of those that are over by the clock, so that another one has a place. */
const close = (db: Database | Tx, orgId: number) =>
  sql`update support_accesses set ended_at = ends_at where org_id = ${orgId} and ended_at is null and ends_at <= now()`.execute(
    db,
  )

/** @throws a conflict while one is open */
export async function grant(scope: CallScope, { hours, role, reason }: Grant): Promise<SupportAccess> {
  const { db, orgId, userId } = scope
  scope.name(reason || say(strings.title, scope.locale))
  await close(db, orgId)
  const ends = sql`now() + make_interval(hours => ${hours})`
  const { rows } = await sql<{ id: number }>`
    insert into support_accesses as s (org_id, reason, role, granted_by, granted_at, ends_at) values (${orgId}, ${reason}, ${role}, ${userId}, now(), ${ends})
    on conflict (org_id) where ended_at is null do update set role = excluded.role, granted_by = excluded.granted_by, granted_at = now(), ends_at = excluded.ends_at,
      reason = case when s.reason = '' then excluded.reason else s.reason end
    where s.granted_at is null returning id`.execute(db)
  const opened = await currentAccess(scope, orgId)
  if (!rows[0] || !opened) throw refuse('conflict', 'supportAccess.alreadyOpen')
  return opened
}

/** @throws missing */
export async function end(scope: CallScope, id: number): Promise<void> {
  const { db, orgId } = scope
  scope.name(say(strings.title, scope.locale))
  const { numAffectedRows } = await sql`
    update support_accesses set ended_at = now() where org_id = ${orgId} and id = ${id} and ended_at is null`.execute(
    db,
  )
  if (numAffectedRows !== 1n) throw refuse('missing', 'supportAccess.missing')
  await endSupport(db, { orgId, supportId: id })
}

/** Asked again, the newer reason counts. @throws a conflict while one is open */
export async function request(
  scope: SystemScope,
  { orgId, reason }: { orgId: number; reason: string },
): Promise<SupportAccess> {
  const { db, userId, now } = scope
  await close(db, orgId)
  const name = await nameOf(db, userId)
  const { rows } = await sql<{ id: number }>`
    insert into support_accesses as s (org_id, reason, requested_by, requested_name, requested_at)
    select o.id, ${reason}, ${userId}, ${name}, now() from ${organisationRows} o where o.id = ${orgId} and o.deleted_at is null
    on conflict (org_id) where ended_at is null do update set reason = excluded.reason, requested_by = excluded.requested_by,
      requested_name = excluded.requested_name, requested_at = excluded.requested_at
    where s.granted_at is null returning id`.execute(db)
  const current = await currentAccess(scope, orgId)
  if (!current) throw refuse('missing', 'supportAccess.missing')
  if (!rows[0]) throw refuse('conflict', 'supportAccess.alreadyOpen')
  await tell(db, orgId, now, {
    once: `support:requested:${current.id}`,
    title: strings.mailRequested,
    text: locale => say(strings.mailRequestedText, locale, { name, reason }),
  })
  return current
}

/** @throws forbidden unless the organisation has consented; a conflict for one of its members */
export async function enter(scope: SystemScope, orgId: number): Promise<SupportAccess> {
  const { db, userId, now } = scope
  const current = await currentAccess(scope, orgId)
  if (current?.state !== 'open') throw refuse('forbidden', 'supportAccess.notOpen')
  if (current.isInside) return current
  const place: SupportPlace = {
    orgId,
    userId,
    role: current.role,
    supportId: current.id,
    endsAt: new Date(current.endsAt ?? now),
  }
  if (!(await addSupporter(db, place))) throw refuse('conflict', 'supportAccess.memberAlready')
  const name = await nameOf(db, userId)
  await sql`
    update support_accesses set entered = array_append(array_remove(entered, ${name}), ${name}) where org_id = ${orgId} and id = ${current.id}`.execute(
    db,
  )
  await tell(db, orgId, now, {
    once: `support:entered:${current.id}:${userId}`,
    title: strings.mailEntered,
    text: locale => say(strings.mailEnteredText, locale, { name }),
  })
  return { ...current, isInside: true, entered: [...current.entered.filter(each => each !== name), name] }
}

/** @throws missing for an operator who is not in it */
export async function leave(scope: SystemScope, orgId: number): Promise<void> {
  const current = await currentAccess(scope, orgId)
  if (!current?.isInside) throw refuse('missing', 'supportAccess.missing')
  await sql`update support_accesses set ended_at = now() where org_id = ${orgId} and id = ${current.id}`.execute(
    scope.db,
  )
  await endSupport(scope.db, { orgId, supportId: current.id })
}

/** By the clock: the memberships open nothing any more; now they are gone, too. */
export async function endThoseOver(db: Database): Promise<void> {
  await db.transaction().execute(async tx => {
    const { rows } = await sql<{ orgId: number; id: number }>`
      update support_accesses set ended_at = ends_at where ended_at is null and ends_at <= now() returning org_id as "orgId", id`.execute(
      tx,
    )
    for (const { orgId, id } of rows) await endSupport(tx, { orgId, supportId: id })
  })
}

async function nameOf(db: Database, userId: number): Promise<string> {
  return (await findUser(db, userId))?.name ?? `#${userId}`
}

interface Notice {
  once: string
  title: (typeof strings)['mailRequested' | 'mailEntered']
  text: (locale: Locale) => string
}

const tell = (db: Database, orgId: number, now: Date, { once, title, text }: Notice): Promise<void> =>
  db.transaction().execute(tx =>
    notifyAdministrators(tx, orgId, now, {
      once,
      level: 'important',
      say: locale => ({ title: say(title, locale), lines: [text(locale)] }),
      link: '/systemSettings?part=support',
      linkName: strings.openIt,
    }),
  )

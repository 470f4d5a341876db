/** Policies as they are stored: the organisation's own, and those for everybody. */
import { countOf, queryOfQuestion } from '@guanlan/features/articles/articles/server/questions'
import { refuse } from '@guanlan/platform/contract'
import { type CallScope, type Database, isoOf, patternOf, type Scope, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Attachment, Policy, PolicyHead, PolicyQuestion, PolicySave, PublicPolicy } from '../contract.ts'
import { attachmentsOf } from './attachments.ts'

const dayMs = 86_400_000
const articleDays = 30
const today = (now: Date): string => now.toISOString().slice(0, 10)

const stateOf = (
  day: string,
) => sql`case when r.ended_on <= ${day}::date then 'ended' when r.in_force_on > ${day}::date then 'pending'
  when r.in_force_on is not null then 'inForce' else 'unknown' end`

const written = sql`r.title, r.issuer, r.number, r.published_on::text as "publishedOn", r.in_force_on::text as "inForceOn", r.ended_on::text as "endedOn", r.region, r.url`

const columnsFor = ({
  orgId,
  userId,
  now,
}: Scope) => sql`r.id, r.version, ${written}, r.everybody, r.org_id = ${orgId} as own, ${stateOf(today(now))} as state,
  r.org_id = ${orgId} and coalesce(${userId}::int = any(r.followers), false) as follows, ${isoOf('r.looked_at')} as "lookedAt", r.problem, ${isoOf('r.updated_at')} as "updatedAt",
  case when r.org_id = ${orgId} then coalesce(member_name(r.updated_by), '#' || r.updated_by) end as "updatedBy"`

/** What is said of rows by the second wall, too: of other organisations those for everybody alone. */
const seenIn = (orgId: number) => sql`(r.org_id = ${orgId} or r.everybody)`

export async function listPolicies(
  scope: Scope,
  { titleLike, state, followed, page, pageSize }: PolicyQuestion & { page: number; pageSize: number },
) {
  const { orgId, userId, db, now } = scope
  const part = patternOf(titleLike)
  const { rows } = await sql<PolicyHead & { total: number }>`
    select ${columnsFor(scope)}, (count(*) over ())::int as total from policies r
    where ${seenIn(orgId)} and (r.title ilike ${part} or r.number ilike ${part} or r.issuer ilike ${part})
      and (${state} = 'all' or ${stateOf(today(now))} = ${state}) and (not ${followed} or (r.org_id = ${orgId} and ${userId}::int = any(r.followers)))
    order by r.published_on desc nulls last, r.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db)
  return { list: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0, page, pageSize }
}

/** @throws missing */
export async function getPolicy(scope: Scope, id: number): Promise<Policy> {
  const policy = await findPolicy(scope, id)
  return { ...policy, articles: await articlesAbout(scope, policy) }
}

/** @throws missing */
async function findPolicy(scope: Scope, id: number): Promise<PolicyHead & { body: string; attachments: Attachment[] }> {
  const { orgId, db } = scope
  const { rows } = await sql<PolicyHead & { body: string; attachments: Attachment[] }>`
    select ${columnsFor(scope)}, r.body, (select coalesce(jsonb_agg(a - 'fileUser' order by n), '[]') from jsonb_array_elements(r.attachments) with ordinality f (a, n)) as attachments from policies r where r.id = ${id} and ${seenIn(orgId)}`.execute(
    db,
  )
  if (!rows[0]) throw refuse('missing', 'policies.missing')
  return rows[0]
}

/** Of the last 30 days, with the number or the title in their title. */
async function articlesAbout(scope: Scope, { number, title }: Pick<PolicyHead, 'number' | 'title'>): Promise<number> {
  const to = scope.now
  const from = new Date(to.getTime() - articleDays * dayMs)
  const values = [number, title].filter(each => each.trim().length > 1)
  if (values.length === 0) return 0
  return countOf(
    scope,
    queryOfQuestion(
      {
        ...{ from: from.toISOString(), to: to.toISOString(), place: 'desk', fold: false },
        filters: [{ field: 'title', is: 'is', values }],
      },
      null,
    ),
  )
}

/** @throws missing; a conflict where it was changed since, or title and number are taken */
export async function savePolicy(
  scope: Scope & Pick<CallScope, 'isOperator'>,
  { id, version, attachments: ids, ...draft }: PolicySave,
): Promise<Policy> {
  const { orgId, userId, db, now, isOperator } = scope
  if (draft.everybody && !isOperator) throw refuse('forbidden', 'policies.operatorsOnly', {}, 'everybody')
  const { title, issuer, number, publishedOn, inForceOn, endedOn, region, body, url, everybody } = draft
  const { rows: taken } = await sql`
    select 1 from policies where org_id = ${orgId} and title = ${title} and number = ${number} and id is distinct from ${id ?? null}::int`.execute(
    db,
  )
  if (taken.length > 0) throw refuse('conflict', 'policies.taken', {}, 'title')
  const attachments = ids === undefined ? null : JSON.stringify(await attachmentsOf(scope, id, ids))
  if (id === undefined) {
    const { rows } = await sql<{ id: number }>`
      insert into policies (org_id, updated_at, updated_by, title, issuer, number, published_on, in_force_on, ended_on, region, body, url, everybody, attachments)
      values (${orgId}, ${now}, ${userId}, ${title}, ${issuer}, ${number}, ${publishedOn}::date, ${inForceOn}::date, ${endedOn}::date, ${region}::int, ${body}, ${url}, ${everybody}, coalesce(${attachments}::jsonb, '[]'))
      returning id`.execute(db)
    return getPolicy(scope, rows[0]?.id ?? 0)
  }
  const before = await findPolicy(scope, id)
  if (!before.own) throw refuse('missing', 'policies.missing')
  if (before.version !== version) throw refuse('conflict', 'platform.changedSince', { by: '' })
  if (before.body !== body && before.body !== '') await keepVersion({ db, orgId }, id, before.body, now, false)
  await sql`
    update policies set title = ${title}, issuer = ${issuer}, number = ${number}, published_on = ${publishedOn}::date, in_force_on = ${inForceOn}::date, ended_on = ${endedOn}::date,
      region = ${region}::int, body = ${body}, url = ${url}, everybody = ${everybody}, attachments = coalesce(${attachments}::jsonb, attachments), version = version + 1, updated_at = ${now}, updated_by = ${userId}
    where org_id = ${orgId} and id = ${id}`.execute(db)
  return getPolicy(scope, id)
}

/** What the text was until now. */
export async function keepVersion(
  { db, orgId }: { db: Tx | Database; orgId: number },
  policyId: number,
  body: string,
  until: Date,
  byLook: boolean,
): Promise<void> {
  await sql`insert into policy_versions (org_id, policy_id, body, until, by_look) values (${orgId}, ${policyId}, ${body}, ${until}, ${byLook})`.execute(
    db,
  )
}

export async function versionsOf(scope: Scope, id: number) {
  await findPolicy(scope, id)
  const { rows } = await sql<{ id: number; until: string; byLook: boolean; body: string }>`
    select v.id, ${isoOf('v.until')} as until, v.by_look as "byLook", v.body from policy_versions v
    where v.policy_id = ${id} order by v.until desc, v.id desc limit 50`.execute(scope.db)
  return rows
}

export async function removePolicies({ orgId, db }: Scope, ids: readonly number[]): Promise<{ changed: number }> {
  const { numAffectedRows } = await sql`
    delete from policies where org_id = ${orgId} and id = any(${[...ids]}::int[])`.execute(db)
  return { changed: Number(numAffectedRows ?? 0n) }
}

/** Of the organisation's own alone: nobody else is told. */
export async function followPolicy(
  { orgId, userId, db }: CallScope,
  { id, follows }: { id: number; follows: boolean },
): Promise<{ changed: number }> {
  const without = sql`array_remove(followers, ${userId}::int)`
  const { numAffectedRows } = await sql`
    update policies set followers = ${follows ? sql`${without} || ${userId}::int` : without} where org_id = ${orgId} and id = ${id}`.execute(
    db,
  )
  if (!numAffectedRows) throw refuse('missing', 'policies.missing')
  return { changed: 1 }
}

const shown = sql`r.id, ${written}, r.body, ${isoOf('r.updated_at')} as "updatedAt"`

/** For whoever holds a link. @throws missing */
export async function sharedPolicy({ db, orgId }: Pick<Scope, 'db' | 'orgId'>, id: number): Promise<PublicPolicy> {
  const { rows } = await sql<PublicPolicy>`
    select ${shown} from policies r where r.org_id = ${orgId} and r.id = ${id}`.execute(db)
  if (!rows[0]) throw refuse('missing', 'policies.missing')
  return rows[0]
}

/** For anybody: published for everybody, or missing. */
export async function publicPolicy(system: Database, id: number): Promise<PublicPolicy> {
  const { rows } = await sql<PublicPolicy>`select ${shown} from policies r where r.id = ${id} and r.everybody`.execute(
    system,
  )
  if (!rows[0]) throw refuse('missing', 'policies.missing')
  return rows[0]
}

/** What rules opened, and what people do with it. */
import { articlesOfRule, wordsOfRules } from '@guanlan/features/warnings/warnings/server'
import { refuse, say } from '@guanlan/platform/contract'
import { containing, isoOf, pageOfNewest, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { z } from 'zod'
import { type Crisis, type CrisisLevel, type crisis as calls, longestName, type Opening } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { createCrisis, startOne } from '../acts/acts.ts'
import { getCrisis } from '../records/crises.ts'
import { lockOpenCrisis } from '../records/open-crisis.ts'
import { silenceOpenings } from './notify.ts'
import { joinOpening } from './open.ts'

type Body<Call extends 'openings' | 'startOpening' | 'addOpening' | 'dismissOpening'> = z.output<
  (typeof calls)[Call]['body']
>

/** Whoever is limited to folders sees those of crises in which they have a role. */
const isOpeningSeen = ({ orgId, userId, limitedTo }: Scope) =>
  limitedTo === undefined
    ? sql`r.org_id = ${orgId}`
    : sql`r.org_id = ${orgId} and exists (select from crisis_people p where p.org_id = r.org_id and p.crisis_id = r.crisis_id and p.user_id = ${userId}::int)`

const columns = sql`r.id, r.version, r.rule_id as "ruleId", r.rule_name as "ruleName", r.level as "crisisLevel", r.title, r.article_id as "articleId", r.articles, r.figures as measured,
  r.status, r.storm, r.reason, coalesce(member_name(r.updated_by), '#' || r.updated_by) as by, ${isoOf('r.opened_at')} as "openedAt", ${isoOf('r.last_at')} as "lastAt", r.demonstration,
  (select jsonb_build_object('id', c.id, 'name', c.name) from crises c where c.org_id = r.org_id and c.id = r.crisis_id) as crisis`

export async function listOpenings(scope: Scope, { status, rule, like, page, pageSize, after }: Body<'openings'>) {
  const where = sql.join(
    [
      isOpeningSeen(scope),
      ...(status === 'all' ? [] : [sql`r.status = ${status}`]),
      ...(rule === null ? [] : [sql`r.rule_id = ${rule}`]),
      containing(['title', 'rule_name'], like) ?? sql`true`,
    ],
    sql` and `,
  )
  const found = await pageOfNewest<Omit<Opening, 'words'>>(
    scope,
    { table: 'crisis_openings', columns, where },
    { page, pageSize, after },
  )
  const words = await wordsOfRules(
    scope,
    found.list.map(({ ruleId }) => ruleId),
  )
  return { ...found, list: found.list.map(row => ({ ...row, words: words.get(row.ruleId) ?? '' })) }
}

export async function articlesOfOpening(scope: Scope, id: number, paging: { page: number; pageSize: number }) {
  const { rows } = await sql<{ incidentId: number }>`
    select r.incident_id as "incidentId" from crisis_openings r where ${isOpeningSeen(scope)} and r.id = ${id}::int`.execute(
    scope.db,
  )
  if (!rows[0]) throw refuse('missing', 'platform.missing')
  return articlesOfRule(scope, rows[0].incidentId, paging)
}

interface Locked {
  id: number
  version: number
  status: Opening['status']
  level: CrisisLevel
  title: string
  incidentId: number
  articles: number
  by: string | null
}

/** @throws missing · a conflict that says what became of it */
async function lockOpening(scope: Scope, id: number, version?: number): Promise<Locked> {
  const { rows } = await sql<Locked>`
    select r.id, r.version, r.status, r.level, r.title, r.incident_id as "incidentId", r.articles, coalesce(member_name(r.updated_by), '#' || r.updated_by) as by
    from crisis_openings r where ${isOpeningSeen(scope)} and r.id = ${id}::int for update`.execute(scope.db)
  const [found] = rows
  if (!found) throw refuse('missing', 'platform.missing')
  if (found.status !== 'open')
    throw refuse('conflict', 'crisis.openingOver', { state: say(strings[`opening_${found.status}`], scope.locale) })
  if (version !== undefined && version !== found.version)
    throw refuse('conflict', 'platform.changedSince', { by: found.by ?? '' })
  return found
}

async function settle(
  { orgId, userId, db, now }: Scope,
  id: number,
  status: Opening['status'],
  crisisId: number,
): Promise<void> {
  await sql`
    update crisis_openings set status = ${status}, crisis_id = ${crisisId}, version = version + 1, updated_at = ${now}::timestamptz, updated_by = ${userId}::int
    where org_id = ${orgId} and id = ${id}`.execute(db)
  await silenceOpenings({ orgId, db }, [id])
}

export async function startOpening(
  scope: Scope,
  body: Body<'startOpening'>,
  address: string | undefined,
): Promise<Crisis> {
  const opening = await lockOpening(scope, body.id, body.version)
  const { name = opening.title.slice(0, longestName), crisisLevel: level = opening.level } = body
  const id = await createCrisis(scope, { name, level, origin: 'rule', originId: opening.id }, address)
  if (!body.draft) await startOne(scope, { id }, address)
  await settle(scope, opening.id, 'started', id)
  await joinOpening(scope, { ...opening, crisisId: id })
  return getCrisis(scope, id)
}

export async function addOpening(scope: Scope, { id, version, crisisId }: Body<'addOpening'>): Promise<Crisis> {
  const opening = await lockOpening(scope, id, version)
  await lockOpenCrisis(scope, crisisId)
  await settle(scope, opening.id, 'added', crisisId)
  await joinOpening(scope, { ...opening, crisisId })
  return getCrisis(scope, crisisId)
}

export async function dismissOpenings(
  scope: Scope,
  { idList, reason }: Body<'dismissOpening'>,
): Promise<{ changed: number }> {
  const { userId, db, now } = scope
  const { rows } = await sql<{ id: number }>`
    update crisis_openings r set status = 'dismissed', reason = ${reason}, version = version + 1, updated_at = ${now}::timestamptz, updated_by = ${userId}::int
    where ${isOpeningSeen(scope)} and r.id = any(${[...idList]}::int[]) and r.status = 'open' returning r.id`.execute(
    db,
  )
  if (rows.length === 0) throw refuse('missing', 'crisis.noOpening')
  await silenceOpenings(
    scope,
    rows.map(({ id }) => id),
  )
  return { changed: rows.length }
}

/** Semi-automatic warnings: a person looks first, and sends or rejects. */
import { refuse } from '@guanlan/platform/contract'
import type { CallScope, Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Reason, Review } from '../../contract.ts'
import { startClocks } from '../live/clocks.ts'
import { addressedBy } from '../live/notify.ts'
import { sendMessage } from '../sending/messages.ts'
import { idsOfChosen } from './read.ts'

interface Waiting {
  id: number
  warningId: number
  version: number
  level: number | null
  articleId: number | null
  reason: Reason | null
}

export async function reviewIncidents(scope: CallScope, { send, text, reason, ...chosen }: Review) {
  const ids = await idsOfChosen(scope, chosen)
  const waiting = await takeWaiting(scope, sql`id = any(${[...ids]}::int[])`, send ? 'sent' : 'rejected', reason)
  if (waiting.length === 0) await requireKnown(scope, ids)
  if (send) for (const incident of waiting) await sendReviewed(scope, incident, text)
  return { changed: waiting.length }
}

/** All that waits of these articles. */
export async function sendWaitingOf(scope: CallScope, articleIds: readonly number[], text: string) {
  const ofArticles = sql`id in (select incident_id from warning_incident_articles where org_id = ${scope.orgId} and article_id = any(${[...articleIds]}::bigint[]))`
  const waiting = await takeWaiting(scope, ofArticles, 'sent', '')
  if (waiting.length === 0) throw refuse('missing', 'warnings.nothingWaits')
  for (const incident of waiting) await sendReviewed(scope, incident, text)
  return { changed: waiting.length }
}

async function takeWaiting(
  { orgId, db, userId, now }: Pick<Scope, 'orgId' | 'db' | 'userId' | 'now'>,
  which: ReturnType<typeof sql>,
  review: 'sent' | 'rejected',
  note: string,
): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    with taken as (
      update warning_incidents set review = ${review}, note = case when ${note} = '' then note else ${note} end, version = version + 1, updated_at = ${now}, updated_by = ${userId}
      where org_id = ${orgId} and ${which} and review = 'waiting' returning id, warning_id, version, level
    )
    select t.id, t.warning_id as "warningId", t.version, t.level, m.article_id as "articleId", m.told as reason from taken t left join lateral (
      select article_id, told from warning_incident_articles where org_id = ${orgId} and incident_id = t.id and told is not null order by added_at desc, article_id desc limit 1
    ) m on true order by t.id`.execute(db)
  return rows
}

export async function sendReviewed(
  { orgId, db, now }: Pick<Scope, 'orgId' | 'db' | 'now'>,
  { id, warningId, version, level, articleId, reason }: Waiting,
  text: string,
): Promise<void> {
  const warnings = await addressedBy({ db, now }, [{ orgId, warningId }])
  const requested = warnings.get(warningId)
  if (!requested) return
  const once = `incident:${id}:review:${version}`
  await sendMessage(
    { orgId, db, now },
    { incidentId: id, reason: reason ?? 'first', articleId, text, once, to: requested, hours: requested },
  )
  await startClocks({ db, now }, [{ orgId, incidentId: id, warningId, level }], warnings)
}

async function requireKnown({ orgId, db }: Scope, ids: readonly number[]): Promise<void> {
  const { rows } =
    await sql`select 1 from warning_incidents where org_id = ${orgId} and id = any(${[...ids]}::int[]) limit 1`.execute(
      db,
    )
  if (rows.length === 0) throw refuse('missing', 'platform.missing')
}

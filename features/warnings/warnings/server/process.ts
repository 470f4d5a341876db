/**
 * What time does to incidents: messages that waited for their minute, what is counted over time, summaries of what was held back, what nobody looked at in time, and what nobody took up. Each is one transaction on a row that
 * others skip, so that any number of workers does it once.
 */
import type { Database, Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Reason } from '../contract.ts'
import { quietMs } from './deciding/fold.ts'
import { sendDueDigests } from './digests/send.ts'
import { sendReviewed } from './incidents/review.ts'
import { sendDueEscalations } from './live/escalate.ts'
import { evaluateMeasures } from './live/evaluate-measures.ts'
import type { IncidentListener } from './live/listeners.ts'
import { notifyReceivers, type Telling } from './live/notify.ts'
import { sendSummaries } from './live/summaries.ts'

/** True: there may be more to do at once. */
export async function processIncidents(
  db: Database,
  now: () => Date = () => new Date(),
  listeners: readonly IncidentListener[] = [],
): Promise<boolean> {
  const notified = await db.transaction().execute(tx => tellPending(tx, now()))
  const settled = await db.transaction().execute(tx => settleUnlooked(tx, now()))
  const looked = await db.transaction().execute(tx => evaluateMeasures(tx, now(), listeners))
  const summed = await db.transaction().execute(tx => sendSummaries(tx, now()))
  const escalated = await db.transaction().execute(tx => sendDueEscalations(tx, now()))
  const digested = await db.transaction().execute(tx => sendDueDigests(tx, now()))
  return notified || settled || looked || summed || escalated || digested
}

async function tellPending(tx: Tx, now: Date): Promise<boolean> {
  const { rows } = await sql<Telling>`
    with due as (
      select org_id, id, pending, pending_article_id from warning_incidents
      where pending is not null and told_at <= ${new Date(now.getTime() - quietMs)}::timestamptz order by told_at limit 20 for update skip locked
    )
    update warning_incidents i set pending = null, pending_article_id = null, told_at = ${now}
    from due d where d.org_id = i.org_id and d.id = i.id
    returning i.org_id as "orgId", i.id as "incidentId", i.warning_id as "warningId", d.pending_article_id as "articleId", d.pending as reason, i.level`.execute(
    tx,
  )
  await notifyReceivers(tx, rows, now)
  return rows.length > 0
}

interface Unlooked {
  orgId: number
  id: number
  warningId: number
  version: number
  level: number | null
  sends: boolean
}

async function settleUnlooked(tx: Tx, now: Date): Promise<boolean> {
  const { rows } = await sql<Unlooked>`
    with due as (
      select i.org_id, i.id, coalesce(w.unlooked = 'send' and w.enabled, false) as sends
      from warning_incidents i left join warnings w on w.org_id = i.org_id and w.id = i.warning_id
      where i.review = 'waiting' and i.review_due <= ${now}::timestamptz order by i.review_due limit 20 for update of i skip locked
    )
    update warning_incidents i set review = case when d.sends then 'sent' else 'kept' end, version = i.version + 1
    from due d where d.org_id = i.org_id and d.id = i.id
    returning i.org_id as "orgId", i.id, i.warning_id as "warningId", i.version, i.level, d.sends`.execute(tx)
  for (const { orgId, sends, ...incident } of rows)
    if (sends)
      await sendReviewed({ orgId, db: tx, now }, { ...incident, articleId: null, reason: 'first' as Reason }, '')
  return rows.length > 0
}

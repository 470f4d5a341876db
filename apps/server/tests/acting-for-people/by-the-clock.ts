/** What is made and sent for a person at its moments. */
import { processIncidents } from '@guanlan/features/warnings/warnings/server'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { db, type Given } from './ground.ts'

/** What comes of a timer whose last moment was missed, once its run has ended. */
export async function madeByTheClock(timer: number): Promise<Given> {
  // Of each moment there is one run.
  await sql`delete from report_runs where timer_id = ${timer}`.execute(db())
  const miss = () =>
    sql`update report_timer_turns set next_at = now() - interval '2 days' where timer_id = ${timer}`.execute(db())
  await expect.poll(async () => (await miss()).numAffectedRows, { timeout: 30_000 }).toBe(1n)
  const newest = async () => {
    const { rows } = await sql<{ state: string; document: unknown }>`
      select r.state, d.document from report_runs r left join reports d on d.org_id = r.org_id and d.id = r.report_id
      where r.timer_id = ${timer}`.execute(db())
    return rows[0] ?? { state: 'none', document: null }
  }
  await expect.poll(async () => (await newest()).state, { timeout: 30_000 }).toMatch(/sent|failed/)
  const { state, document } = await newest()
  return state === 'sent' ? { status: 200, text: JSON.stringify(document) } : { status: 403, text: '' }
}

/** What a digest says that is due now. */
export async function sentByTheClock(digest: number): Promise<Given> {
  // Its turn is set by whoever looks first.
  while (await processIncidents(db()));
  const { rows } = await sql<{ before: string }>`
    update warning_digest_turns set due_at = now(), since = now() - interval '7 days' where digest_id = ${digest}
    returning (select coalesce(max(id), 0) from deliveries)::text as before`.execute(db())
  // A worker of the product may have taken it: its turn is over when the next one is set.
  const isOver = async () => {
    while (await processIncidents(db()));
    const { rows: waiting } = await sql`
      select from warning_digest_turns where digest_id = ${digest} and due_at <= now()`.execute(db())
    return waiting.length === 0
  }
  await expect.poll(isOver, { timeout: 30_000 }).toBe(true)
  const sent = await sql<{ message: unknown }>`
    select message from deliveries where purpose = 'digest' and id > ${rows[0]?.before ?? '0'}::bigint`.execute(db())
  return { status: sent.rows.length > 0 ? 200 : 404, text: JSON.stringify(sent.rows) }
}

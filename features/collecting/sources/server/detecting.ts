/** The task that looks behind many addresses: a few at a time, each kept as soon as it has answered. */
import { type Database, type Scope, scopeOfSlice, work } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { Detection } from '../contract.ts'
import { detectAtOnce, presentAll } from './detection.ts'
import { detectMany } from './jobs.ts'
import type { DetectParts } from './parts.ts'

const perSlice = 4

export const detecting = (system: Database, parts: DetectParts) =>
  work(detectMany, async of => {
    const { addresses, locale } = of.input
    const at = (of.cursor as { at: number } | null)?.at ?? 0
    const part = addresses.slice(at, at + perSlice)
    const scope = scopeOfSlice(of, locale)
    const rows = await presentAll(scope, part, await detectAtOnce(part, system, parts), parts)
    for (const [index, found] of rows.entries())
      await scope.db
        .insertInto('source_detections')
        .values({
          org_id: of.orgId,
          task_id: of.taskId,
          position: at + index,
          written: found.written,
          found: JSON.stringify(found),
        })
        .execute()
    const next = at + part.length
    return { cursor: next < addresses.length ? { at: next } : null, done: part.length, total: addresses.length }
  })

/** Rows behind a position, and whether there will be more. */
export async function detectionsOf({ db, orgId }: Scope, task: number, after: number) {
  const rows = await db
    .selectFrom('source_detections')
    .select(['position', 'found'])
    .where('org_id', '=', orgId)
    .where('task_id', '=', task)
    .where('position', '>', after)
    .orderBy('position')
    .limit(500)
    .execute()
  const state = await db
    .selectFrom('tasks')
    .select('state')
    .where('org_id', '=', orgId)
    .where('id', '=', task)
    .executeTakeFirst()
  return {
    rows: rows.map(({ position, found }) => ({ ...Detection.parse(found), position })),
    ended: !['waiting', 'running'].includes(state?.state ?? ''),
  }
}

/** Nobody comes back for them after a week. */
export async function purgeDetections(db: Database): Promise<void> {
  await sql`delete from source_detections where at < now() - interval '7 days'`.execute(db)
}

/** A task whose time is over: whoever has it is told once; nobody has it: the lead. */
import { enqueueAll, type Posting } from '@guanlan/features/workspace/notifications/server'
import { asOrganisation, jsonRows, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type CrisisLevel, underWay } from '../../contract.ts'
import { writeLines } from '../chronicle/lines.ts'
import { listLevels } from '../levels/levels.ts'
import { taskMessage } from './message.ts'
import { rolesOf, waysTo } from './receivers.ts'
import { type Place, purpose, threadOf } from './rows.ts'

const mostDue = 500
/** Older ones were overdue before anybody was told of them. */
const longestMs = 7 * 86_400_000

interface OverdueTask {
  orgId: number
  id: number
  crisisId: number
  title: string
  ownerId: number | null
  dueAt: Date
  name: string
  level: CrisisLevel
  drill: boolean
}

export async function tellOverdueTasks(tx: Tx, now: Date): Promise<boolean> {
  const { rows } = await sql<OverdueTask>`
    select t.org_id as "orgId", t.id, t.crisis_id as "crisisId", t.title, t.owner_id as "ownerId", t.due_at as "dueAt", r.name, r.level, r.drill
    from crisis_tasks t join crises r on r.org_id = t.org_id and r.id = t.crisis_id
    where t.status in ('open', 'working') and t.due_at <= ${now}::timestamptz and t.due_at > ${new Date(now.getTime() - longestMs)}::timestamptz
      and r.binned_at is null and r.status = any(${[...underWay]}::text[])
      and not exists (select from crisis_task_reminders m where m.org_id = t.org_id and m.task_id = t.id and m.due_at = t.due_at)
    order by t.due_at limit ${mostDue} for key share of r skip locked for no key update of t skip locked`.execute(tx)
  for (const own of Map.groupBy(rows, ({ orgId }) => orgId).values()) {
    const orgId = own[0]?.orgId ?? 0
    await asOrganisation(tx, orgId, () => tellOfOrganisation({ orgId, db: tx, now }, own))
  }
  return rows.length === mostDue
}

async function tellOfOrganisation(place: Place, tasks: readonly OverdueTask[]): Promise<void> {
  const { orgId, db, now } = place
  const made = tasks.map(({ id, dueAt }) => ({ id, due: dueAt }))
  // What another worker has told of meanwhile is left out.
  const { rows } = await sql<{ id: number }>`
    insert into crisis_task_reminders (org_id, task_id, due_at, notified_at)
    select ${orgId}, t.id, t.due_at, ${now}::timestamptz from jsonb_to_recordset(${jsonRows(made)}::jsonb) as d (id int, due timestamptz)
    join crisis_tasks t on t.org_id = ${orgId} and t.id = d.id on conflict do nothing returning task_id as id`.execute(
    db,
  )
  const isNew = new Set(rows.map(({ id }) => id))
  const leads = (
    await rolesOf(
      place,
      tasks.map(({ crisisId }) => crisisId),
    )
  ).filter(({ role }) => role === 'lead')
  const owners = tasks
    .map(({ ownerId }) => ({ userId: ownerId, personId: null }))
    .filter(({ userId }) => userId !== null)
  const ways = await waysTo(place, [...leads, ...owners])
  const levels = await listLevels({ orgId, db, locale: 'zh' })
  const postings: (Posting & { orgId: number })[] = []
  const lines: Parameters<typeof writeLines>[1][number][] = []
  for (const task of tasks.filter(({ id }) => isNew.has(id))) {
    const { id, crisisId, title, ownerId, dueAt } = task
    const own = ownerId === null ? [] : ways({ userId: ownerId, personId: null })
    const reached = own.length > 0 ? own : leads.filter(lead => lead.crisisId === crisisId).flatMap(ways)
    const once = `crisisTask:${id}:${dueAt.getTime()}`
    const levelNames = levels.find(each => each.id === task.level)?.names
    for (const way of reached)
      postings.push({
        orgId,
        purpose,
        thread: threadOf(crisisId),
        once,
        receivers: [way.receiver],
        message: taskMessage({ ...task, levelNames }, way),
        ...(way.restsUntil && { holdUntil: way.restsUntil }),
        decidedAt: now,
      })
    lines.push({ crisisId, kind: 'clock', once, sentence: { key: 'lineTaskOver', values: { title } } })
  }
  await enqueueAll({ db, now }, postings)
  await writeLines(place, lines)
}

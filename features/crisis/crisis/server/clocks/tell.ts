/**
 * What the workers do for clocks of crises, by states alone: what a crisis has left behind ends, however it came about, and steps that are due are
 * told, each once. A worker that dies within has told nothing; the next one does.
 */
import { cancelThread, enqueueAll, type Posting } from '@guanlan/features/workspace/notifications/server'
import { asOrganisation, type Database, jsonRows, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type CrisisLevel, underWay } from '../../contract.ts'
import { writeLines } from '../chronicle/lines.ts'
import { listLevels } from '../levels/levels.ts'
import { clockMessage } from './message.ts'
import { type Holder, type RoleRow, rolesOf, waysTo } from './receivers.ts'
import { type ClockRow, clockColumns, keyOfClock, type Place, purpose, rulesOf, threadOf } from './rows.ts'
import { standbyOf } from './standby.ts'
import { overStep, stepMoments, stepRoles, turnOf } from './steps.ts'
import { tellOverdueTasks } from './tell-tasks.ts'

/** One transaction each. */
const mostDue = 500
const mostEnded = 200

/** True: there may be more to do at once. */
export const runClocks = (db: Database, clock: () => Date = () => new Date()): Promise<boolean> =>
  db.transaction().execute(async tx => {
    const now = clock()
    const ended = await endLeftBehind(tx, now)
    const notified = await tellDue(tx, now)
    const tasks = await tellOverdueTasks(tx, now)
    return ended || notified || tasks
  })

/**
 * The row of the crisis is taken first and nobody is waited for: whoever acts in a crisis holds that row, then those of its clocks.
 */
const taken = sql`for key share of r skip locked for update of c skip locked`

async function endLeftBehind(tx: Tx, now: Date): Promise<boolean> {
  const { rows } = await sql<{ orgId: number; id: number; crisisId: number }>`
    with left_behind as materialized (
      select c.org_id, c.id, c.kind = 'acknowledge' and r.status in ('checked', 'tracking') and r.chapter = c.chapter as done
      from crisis_clocks c join crises r on r.org_id = c.org_id and r.id = c.crisis_id
      where c.state in ('running', 'paused') and (r.binned_at is not null or r.chapter <> c.chapter or r.status <> all(${[...underWay]}::text[])
        or c.kind = 'acknowledge' and r.status <> 'started')
      limit ${mostEnded} ${taken}
    )
    update crisis_clocks c set state = case when l.done then 'done' else 'over' end, ended_at = ${now}::timestamptz, tell_at = null
    from left_behind l where l.org_id = c.org_id and l.id = c.id returning c.org_id as "orgId", c.id, c.crisis_id as "crisisId"`.execute(
    tx,
  )
  for (const { orgId, id, crisisId } of rows)
    await cancelThread({ orgId, db: tx }, threadOf(crisisId), { purpose, once: keyOfClock(id) })
  return rows.length === mostEnded
}

interface DueClock extends ClockRow {
  orgId: number
  minutes: number
  dueAt: Date
  name: string
  level: CrisisLevel
  drill: boolean
}

async function tellDue(tx: Tx, now: Date): Promise<boolean> {
  const { rows } = await sql<DueClock>`
    select ${clockColumns}, c.org_id as "orgId", r.name, r.level, r.drill
    from crisis_clocks c join crises r on r.org_id = c.org_id and r.id = c.crisis_id and r.chapter = c.chapter
    where c.state = 'running' and c.tell_at <= ${now}::timestamptz and c.minutes is not null and r.binned_at is null and r.status = any(${[...underWay]}::text[])
    order by c.tell_at limit ${mostDue} ${taken}`.execute(tx)
  for (const own of Map.groupBy(rows, ({ orgId }) => orgId).values()) {
    const orgId = own[0]?.orgId ?? 0
    await asOrganisation(tx, orgId, () => tellOfOrganisation({ orgId, db: tx, now }, own))
  }
  return rows.length === mostDue
}

async function tellOfOrganisation(place: Place, clocks: readonly DueClock[]): Promise<void> {
  const { orgId, db, now } = place
  const levels = await listLevels({ orgId, db, locale: 'zh' })
  const crisisIds = clocks.map(({ crisisId }) => crisisId)
  const holders = [...(await rolesOf(place, crisisIds)), ...(await standbyOf(place, levels, clocks))]
  const roles = Map.groupBy(holders, ({ crisisId }) => crisisId)
  const ways = await waysTo(place, holders)
  const since = new Date(Math.min(...clocks.map(({ startsAt }) => startsAt.getTime())))
  const rules = { all: await rulesOf(place, false, since), working: await rulesOf(place, true, since) }
  const postings: (Posting & { orgId: number })[] = []
  const lines: Parameters<typeof writeLines>[1][number][] = []
  const turns: { id: number; notified: number; tell_at: Date | null }[] = []
  for (const clock of clocks) {
    const { id, crisisId, kind, dueAt } = clock
    const moments = stepMoments(clock, clock.workdays ? rules.working : rules.all)
    const turn = turnOf(moments, clock.notified, now)
    const { steps, holders } = reachedBy(turn.steps, roles.get(crisisId) ?? [], holder => ways(holder).length > 0)
    const notified = Math.max(turn.notified, (steps.at(-1) ?? -1) + 1)
    turns.push({ id, notified, tell_at: moments[notified] ?? null })
    if (steps.length === 0) continue
    const isOver = dueAt <= now
    const once = `${keyOfClock(id)}${dueAt.getTime()}:${steps.at(-1)}`
    const level = levels.find(each => each.id === clock.level)
    for (const way of holders.flatMap(ways))
      postings.push({
        orgId,
        purpose,
        thread: threadOf(crisisId),
        once,
        receivers: [way.receiver],
        message: clockMessage({ ...clock, isOver, levelNames: level?.names }, way),
        ...(way.restsUntil && { holdUntil: way.restsUntil }),
        decidedAt: now,
      })
    // Whoever stands behind those who were told may not be there.
    if (holders.length === 0 && !steps.includes(overStep)) continue
    const names = [...new Set(holders.flatMap(ways).map(({ receiver }) => receiver.name))]
    lines.push({
      crisisId,
      kind: 'clock',
      once,
      sentence: {
        key: names.length === 0 ? 'lineClockNobody' : isOver ? 'lineClockOver' : 'lineClockSoon',
        values: { clock: `@clockName_${kind}`, names: names.slice(0, 20).join('、') },
      },
    })
  }
  await enqueueAll({ db, now }, postings)
  await writeLines(place, lines)
  await sql`
    update crisis_clocks c set notified = t.notified, tell_at = t.tell_at
    from jsonb_to_recordset(${jsonRows(turns)}::jsonb) as t (id int, notified smallint, tell_at timestamptz) where c.org_id = ${orgId} and c.id = t.id`.execute(
    db,
  )
}

/** Who hears of these steps; where nobody of them can be reached after the end, those of the next step, at once. Pure. */
export function reachedBy(
  due: readonly number[],
  roles: readonly RoleRow[],
  isReached: (holder: Holder) => boolean,
): { steps: number[]; holders: Holder[] } {
  const steps = [...due]
  const reached = () =>
    uniqueHolders(roles.filter(({ role }) => steps.some(step => stepRoles[step]?.includes(role))).filter(isReached))
  while (reached().length === 0) {
    const next = (steps.at(-1) ?? stepRoles.length) + 1
    if (next >= stepRoles.length) break
    steps.push(next)
  }
  return { steps, holders: reached() }
}

const uniqueHolders = (holders: readonly Holder[]): Holder[] => [
  ...new Map(holders.map(holder => [`${holder.userId} ${holder.personId}`, holder])).values(),
]

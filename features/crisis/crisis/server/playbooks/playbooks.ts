/** Playbooks of an organisation: as they come, or as it has written them; put into a crisis as tasks. */
import { refuse, say } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { z } from 'zod'
import {
  mostOwnPlaybooks,
  type Playbook,
  type PlaybookChoice,
  type PlaybookDraft,
  PlaybookTask,
  readyPlaybooks,
  type Task,
} from '../../contract.ts'
import { lockOpenCrisis } from '../records/open-crisis.ts'
import { insertTask } from '../tasks/tasks.ts'
import { ready } from './ready.ts'

/** Ready ones first, in the language of the reader; a copy of the organisation stands in their place. */
export async function listPlaybooks({ orgId, db, locale }: Scope): Promise<Playbook[]> {
  const { rows } = await sql<Playbook>`
    select id, ready, version, name, tasks from crisis_playbooks where org_id = ${orgId} order by name, id limit ${mostOwnPlaybooks + readyPlaybooks.length}`.execute(
    db,
  )
  const stored = rows.map(row => ({ ...row, tasks: PlaybookTask.array().parse(row.tasks) }))
  const usual = readyPlaybooks.map(
    (key): Playbook =>
      stored.find(row => row.ready === key) ?? {
        id: null,
        ready: key,
        version: 0,
        name: say(ready[key].name, locale),
        tasks: ready[key].tasks.map(({ title, ...task }) => ({ ...task, title: say(title, locale) })),
      },
  )
  return [...usual, ...stored.filter(row => row.ready === null)]
}

/** @throws a conflict when it was saved since the version that is named */
export async function savePlaybook(
  scope: Scope,
  { id, ready: key, version, name, tasks }: PlaybookDraft,
): Promise<Playbook[]> {
  const { orgId, userId, db, now } = scope
  const json = JSON.stringify(tasks)
  if (id !== null) {
    const { rows } = await sql`
      update crisis_playbooks set name = ${name}, tasks = ${json}::jsonb, version = version + 1, updated_at = ${now}::timestamptz, updated_by = ${userId}::int
      where org_id = ${orgId} and id = ${id}::int and version = coalesce(${version ?? null}::int, version) returning id`.execute(
      db,
    )
    if (rows.length === 0) throw await changedSince(scope, sql`id = ${id}::int`)
    return listPlaybooks(scope)
  }
  if (key === null) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from crisis_playbooks where org_id = ${orgId} and ready is null`.execute(db)
    if ((rows[0]?.n ?? 0) >= mostOwnPlaybooks)
      throw refuse('conflict', 'crisis.playbooksMost', { most: mostOwnPlaybooks })
  }
  const { rows } = await sql`
    insert into crisis_playbooks (org_id, updated_at, updated_by, ready, name, tasks)
    values (${orgId}, ${now}::timestamptz, ${userId}::int, ${key}, ${name}, ${json}::jsonb)
    on conflict (org_id, ready) where ready is not null do nothing returning id`.execute(db)
  if (rows.length === 0) throw await changedSince(scope, sql`ready = ${key}`)
  return listPlaybooks(scope)
}

async function changedSince({ orgId, db }: Scope, which: ReturnType<typeof sql>) {
  const { rows } = await sql<{ by: string | null }>`
    select coalesce(member_name(updated_by), '#' || updated_by) as by from crisis_playbooks where org_id = ${orgId} and ${which}`.execute(
    db,
  )
  return rows[0]
    ? refuse('conflict', 'platform.changedSince', { by: rows[0].by ?? '' })
    : refuse('missing', 'crisis.playbookMissing')
}

/** A copy of a ready one: that comes back as it was. */
export async function removePlaybook(scope: Scope, id: number): Promise<Playbook[]> {
  const { numAffectedRows } = await sql`
    delete from crisis_playbooks where org_id = ${scope.orgId} and id = ${id}::int`.execute(scope.db)
  if (numAffectedRows !== 1n) throw refuse('missing', 'crisis.playbookMissing')
  return listPlaybooks(scope)
}

const minuteMs = 60_000

/** Deadlines count from the start of the crisis; those that would be over already, from now. @throws missing, closed */
export async function applyPlaybook(
  scope: Scope,
  { crisisId, id, ready: key }: z.output<typeof PlaybookChoice>,
): Promise<Task[]> {
  const playbook = (await listPlaybooks(scope)).find(each =>
    id === null ? each.ready === key && key !== null : each.id === id,
  )
  if (!playbook) throw refuse('missing', 'crisis.playbookMissing')
  await lockOpenCrisis(scope, crisisId)
  const { rows } = await sql<{ startedAt: Date | null }>`
    select started_at as "startedAt" from crises where org_id = ${scope.orgId} and id = ${crisisId}`.execute(scope.db)
  const startedAt = rows[0]?.startedAt ?? scope.now
  const dueAt = (minutes: number | null): string | null => {
    if (minutes === null) return null
    const due = startedAt.getTime() + minutes * minuteMs
    return new Date(due > scope.now.getTime() ? due : scope.now.getTime() + minutes * minuteMs).toISOString()
  }
  const tasks: Task[] = []
  for (const { title, kind, minutes, after } of playbook.tasks)
    tasks.push(
      await insertTask(scope, {
        ...{ crisisId, kind, title, detail: '', ownerId: null, dueAt: dueAt(minutes) },
        ...{ afterId: after === null ? null : (tasks[after]?.id ?? null), checklist: [], articleIds: [] },
        ...{ letter: null, status: 'open' },
      }),
    )
  return tasks
}

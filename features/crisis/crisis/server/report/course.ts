/** What happened when and when it was known, and which clocks and tasks were kept. */
import { mostTableRows } from '@guanlan/features/reports/reports/contract'
import { type BlockRequest, type RecordBlock, tableBlock } from '@guanlan/features/reports/reports/server'
import type { Scope } from '@guanlan/platform/server'
import type { Clock, Task } from '../../contract.ts'
import { listLines } from '../chronicle/lines.ts'
import { listClocks } from '../clock-acts/act.ts'
import { listTasks } from '../tasks/tasks.ts'
import { articleOf, roomOf } from './addresses.ts'
import { type Say, sayIn } from './say.ts'

/** The chronicle from its beginning: of very many lines the first. */
export async function chronicleBlock(
  scope: Scope,
  { subjectId, zone }: BlockRequest,
  title: string,
): Promise<RecordBlock> {
  const say = sayIn(scope.locale, zone)
  const question = { crisisId: subjectId, like: '', order: 'asc', page: 1, pageSize: mostTableRows } as const
  const { list, total } = await listLines(scope, question)
  return tableBlock(
    title,
    [say('happenedAt'), say('notedAt'), say('lineBy'), say('lineContent')],
    list.map(({ happenedAt, notedAt, by, text, articleId }) => ({
      cells: [say.at(happenedAt), say.at(notedAt), by ?? say('byItself'), text],
      opens: articleId === null ? roomOf(subjectId) : articleOf(articleId),
    })),
    scope.locale,
    total - list.length,
  )
}

export async function clocksBlock(
  scope: Scope,
  { subjectId, zone }: BlockRequest,
  title: string,
): Promise<RecordBlock> {
  const say = sayIn(scope.locale, zone)
  const clocks = (await listClocks(scope, subjectId)).filter(({ dueAt }) => dueAt !== null)
  return tableBlock(
    title,
    [say('clocks'), say('dueAt'), say('endedAt'), say('outcome')],
    clocks.map(clock => ({
      cells: [
        say(`clockName_${clock.kind}`),
        say.at(clock.dueAt),
        clock.state === 'done' ? say.at(clock.endedAt) : '—',
        outcomeOf(clock, say),
      ],
      opens: roomOf(subjectId),
    })),
    scope.locale,
  )
}

/** Kept, missed, or what else became of it. */
function outcomeOf({ state, late }: Clock, say: Say): string {
  if (state === 'done') return say(late ? 'clockMissed' : 'clockKept')
  if (late) return say('clockMissed')
  return say(state === 'running' ? 'clockRunning' : `clockState_${state}`)
}

export async function tasksBlock(scope: Scope, { subjectId, zone }: BlockRequest, title: string): Promise<RecordBlock> {
  const say = sayIn(scope.locale, zone)
  const tasks = await listTasks(scope, subjectId)
  return tableBlock(
    title,
    [say('task'), say('owner'), say('dueAt'), say('outcome')],
    tasks.map(task => ({
      cells: [task.title, task.owner?.name ?? say('sayNobody'), say.at(task.dueAt), stateOf(task, say)],
      opens: roomOf(subjectId),
    })),
    scope.locale,
  )
}

function stateOf({ status, doneAt, dueAt, overdue }: Task, say: Say): string {
  if (status === 'done' && doneAt) {
    const isLate = dueAt !== null && doneAt > dueAt
    return say(isLate ? 'taskDoneLate' : 'taskDoneAt', { at: new Date(doneAt) })
  }
  const state = say(`task_${status}`)
  return overdue ? say('taskLate', { state }) : state
}

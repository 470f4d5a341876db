/** What data tasks hand in to reports: their articles as a subject. All blocks are ordinary ones, which count them. */
import { longestRangeDays } from '@guanlan/features/articles/articles/contract'
import type { BlockSource, Subject } from '@guanlan/features/reports/reports/server'
import { momentsOf } from '@guanlan/features/reports/reports/server'
import { refuse, say } from '@guanlan/platform/contract'
import { type Scope, zoneOf } from '@guanlan/platform/server'
import { status } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { statusOf } from '../records/shown.ts'
import { storedTasks } from '../records/stored.ts'
import { loadRun } from '../sending/run.ts'
import { taskTemplate } from './template.ts'

export const taskBlocks: BlockSource = {
  kind: 'dataTask',
  permission: 'boards.view',
  blocks: [],
  template: taskTemplate,
  open: subjectOf,
}

const longestMs = longestRangeDays * 86_400_000

/** The articles that were written down; of a task that is longer than charts may be its last stretch, and that is said. @throws conflict, while they are not all there */
async function subjectOf(scope: Scope, id: number): Promise<Subject> {
  const task = await storedTasks.get(scope, id)
  const run = await loadRun(scope, id)
  if (!run || (await statusOf(scope, id)) !== status.done) throw refuse('conflict', 'dataTasks.notReady')
  const at = momentsOf(await zoneOf(scope.orgId, scope.db))
  const [from, to] = [new Date(task.startTime), new Date(task.endTime)]
  const isLong = to.getTime() - from.getTime() > longestMs
  const written = (key: 'reportAbout' | 'reportRule' | 'reportStretch', values: Record<string, string>) =>
    say(strings[key], scope.locale, values)
  return {
    lines: [
      written('reportAbout', { name: task.name, moment: at(run.asOf) }),
      ...(task.rule === '' ? [] : [written('reportRule', { rule: task.rule })]),
      ...(isLong ? [written('reportStretch', { days: String(longestRangeDays) })] : []),
    ],
    filters: [{ field: 'dataTask', is: 'is', values: [String(id)] }],
    from: isLong ? new Date(to.getTime() - longestMs) : from,
    to,
    look: {},
  }
}

/** Where a crisis stands or ended, and what its records leave open. */
import { type BlockRequest, type RecordBlock, textBlock } from '@guanlan/features/reports/reports/server'
import type { Scope } from '@guanlan/platform/server'
import { listFacts } from '../facts/facts.ts'
import { levelOf } from '../levels/levels.ts'
import { getCrisis } from '../records/crises.ts'
import { listTasks } from '../tasks/tasks.ts'
import { roomOf } from './addresses.ts'
import { sayIn } from './say.ts'

export async function summaryBlock(scope: Scope, { subjectId, zone }: BlockRequest): Promise<RecordBlock> {
  const say = sayIn(scope.locale, zone)
  const crisis = await getCrisis(scope, subjectId)
  const { status, lead, startedAt, closedAt, closing, result, finding, standing, drill } = crisis
  const level = (await levelOf(scope, crisis.crisisLevel)).name
  const sentences = [
    ...(drill ? [say('drillHint')] : []),
    say('sayLevel', { level, state: say(status) }),
    ...(lead ? [say('sayLed', { name: lead.name })] : []),
    ...(startedAt ? [say('sayStarted', { at: new Date(startedAt) })] : []),
    ...(result ? [say('sayFinding', { result: say(`result_${result}`), text: finding ?? '' })] : []),
    ...(standing ? [say('sayStanding', { at: new Date(standing.at), text: standing.text })] : []),
    ...(closedAt && status === 'closed' ? [say('sayClosed', { at: new Date(closedAt), text: closing ?? '' })] : []),
  ]
  return textBlock(
    sentences.map(text => ({ text, opens: roomOf(subjectId) })),
    scope.locale,
  )
}

/** What was written at the close, and what the records leave open, with whose it is. */
export async function openPointsBlock(scope: Scope, { subjectId, zone }: BlockRequest): Promise<RecordBlock> {
  const say = sayIn(scope.locale, zone)
  const { openPoints } = await getCrisis(scope, subjectId)
  const facts = await listFacts(scope, subjectId)
  const tasks = await listTasks(scope, subjectId)
  const sentences = [
    ...(openPoints ?? '').split('\n').filter(Boolean),
    ...facts.filter(({ state }) => state === 'open').map(({ text }) => say('sayOpenFact', { text })),
    ...tasks
      .filter(({ status }) => status === 'open' || status === 'working')
      .map(({ title, owner }) => say('sayOpenTask', { title, owner: owner?.name ?? say('sayNobody') })),
  ]
  return textBlock(
    sentences.map(text => ({ text, opens: roomOf(subjectId) })),
    scope.locale,
  )
}

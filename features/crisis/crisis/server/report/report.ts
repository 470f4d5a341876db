/** The after-action report: made of what is recorded of a crisis, at any time. */
import { type Scope, zoneOf } from '@guanlan/platform/server'
import {
  type AfterAction,
  type Crisis,
  type Fact,
  mostReportLines,
  type ReportSection,
  type ReportSentence,
  reportSections,
  type Statement,
  type Task,
} from '../../contract.ts'
import { listLines } from '../chronicle/lines.ts'
import { listFacts } from '../facts/facts.ts'
import { levelOf } from '../levels/levels.ts'
import { getCrisis } from '../records/crises.ts'
import { listStatements } from '../statements/records.ts'
import { listVersions } from '../statements/versions.ts'
import { listTasks } from '../tasks/tasks.ts'
import { articleSections } from './articles.ts'
import { type Say, sayIn } from './say.ts'

const inRoom = (text: string): ReportSentence => ({ text, opens: { kind: 'room' } })

export async function afterActionOf(scope: Scope, crisisId: number): Promise<AfterAction> {
  const crisis = await getCrisis(scope, crisisId)
  const zone = await zoneOf(scope.orgId, scope.db)
  const say = sayIn(scope.locale, zone)
  const articles = await articleSections(scope, crisis, say, zone)
  const lines = await listLines(scope, { crisisId, like: '', order: 'asc', page: 1, pageSize: mostReportLines })
  const tasks = await listTasks(scope, crisisId)
  const facts = await listFacts(scope, crisisId)
  const statements = await listStatements(scope, crisisId)
  const level = (await levelOf(scope, crisis.crisisLevel)).name
  const sections: Readonly<Record<ReportSection, readonly ReportSentence[]>> = {
    summary: [...summaryOf(crisis, level, say), articles.summary],
    first: articles.first,
    carriers: articles.carriers,
    chronicle: lines.list.map(({ happenedAt, text, articleId }) => ({
      text: `${say('reportAt', { at: new Date(happenedAt) })} ${text}`,
      opens: articleId === null ? { kind: 'room' } : { kind: 'article', id: articleId },
    })),
    tasks: tasks.map(task => inRoom(taskSentence(task, say))),
    facts: facts.map(fact => ({ text: factSentence(fact, say), opens: sourceOf(fact) })),
    statements: await statementSentences(scope, statements, say),
    sentiment: articles.sentiment,
    openPoints: openPointsOf(crisis, tasks, facts, say),
  }
  return {
    title: say('reportOf', { name: crisis.name }),
    isDraft: crisis.status !== 'closed',
    madeAt: scope.now.toISOString(),
    linesLeftOut: Math.max(0, lines.total - lines.list.length),
    sections: reportSections.map(name => ({ name, title: say(`section_${name}`), sentences: [...sections[name]] })),
  }
}

function summaryOf(crisis: Crisis, level: string, say: Say): ReportSentence[] {
  const { status, lead, startedAt, closedAt, closing, result, finding, standing } = crisis
  return [
    say('sayLevel', { level, state: say(status) }),
    ...(lead ? [say('sayLed', { name: lead.name })] : []),
    ...(startedAt ? [say('sayStarted', { at: new Date(startedAt) })] : []),
    ...(result ? [say('sayFinding', { result: say(`result_${result}`), text: finding ?? '' })] : []),
    ...(standing ? [say('sayStanding', { at: new Date(standing.at), text: standing.text })] : []),
    ...(closedAt && status === 'closed' ? [say('sayClosed', { at: new Date(closedAt), text: closing ?? '' })] : []),
  ].map(inRoom)
}

function taskSentence({ title, owner, status, doneAt, dueAt, overdue }: Task, say: Say): string {
  const named = { title, owner: owner?.name ?? say('sayNobody') }
  if (status === 'done' && doneAt) return say('sayTaskDone', { ...named, at: new Date(doneAt) })
  const state = say(`task_${status}`)
  if (overdue && dueAt) return say('sayTaskLate', { ...named, state, due: new Date(dueAt) })
  return say('sayTask', { ...named, state })
}

function factSentence({ state, text, verifiedBy, verifiedAt }: Fact, say: Say): string {
  const named = { state: say(`fact_${state}`), text }
  return verifiedAt ? say('sayFactBy', { ...named, name: verifiedBy, at: new Date(verifiedAt) }) : say('sayFact', named)
}
const sourceOf = ({ articleId }: Fact): ReportSentence['opens'] =>
  articleId === null ? { kind: 'room' } : { kind: 'article', id: articleId }

/** In the order in which they were begun, each with its versions, its seal and where it was published. */
async function statementSentences(scope: Scope, statements: readonly Statement[], say: Say): Promise<ReportSentence[]> {
  const sentences: ReportSentence[] = []
  for (const { id, title, state, number, hash, sealedAt, publications } of statements.toReversed()) {
    const versions = (await listVersions(scope, id)).toReversed()
    sentences.push(
      inRoom(say('sayStatement', { title, state: say(`statement_${state}`), versions: versions.length })),
      ...versions.map(version =>
        inRoom(say('sayVersion', { number: version.number, at: new Date(version.at), by: version.by ?? '' })),
      ),
      ...(hash && sealedAt ? [inRoom(say('saySealed', { number, at: new Date(sealedAt), hash }))] : []),
      ...publications.map(({ at, place, number: published }) =>
        inRoom(say('sayPublished', { at: new Date(at), place, number: published })),
      ),
    )
  }
  return sentences
}

/** What was written at the close, and what the records leave open, with whose it is. */
function openPointsOf({ openPoints }: Crisis, tasks: readonly Task[], facts: readonly Fact[], say: Say) {
  return [
    ...(openPoints ?? '').split('\n').filter(Boolean),
    ...facts.filter(({ state }) => state === 'open').map(({ text }) => say('sayOpenFact', { text })),
    ...tasks
      .filter(({ status }) => status === 'open' || status === 'working')
      .map(({ title, owner }) => say('sayOpenTask', { title, owner: owner?.name ?? say('sayNobody') })),
  ].map(inRoom)
}

/** The course of an event as blocks of a report: whoever reads it sees what the page shows readers. */
import {
  type BlockRequest,
  type RecordBlock,
  type Sentence,
  tableBlock,
  textBlock,
} from '@guanlan/features/reports/reports/server'
import type { Scope } from '@guanlan/platform/server'
import type { CourseNode } from '../../contract.ts'
import { nodesForFiles } from '../course/for-files.ts'
import { sayIn } from '../words/say.ts'
import { articleAddress, pageAddress } from './addresses.ts'

const phasesOf = (nodes: readonly CourseNode[]) => nodes.filter(({ kind }) => kind === 'phase')

/** Phases with the sentences of their articles, as they stand there. */
export async function courseBlock(scope: Scope, { subjectId, zone }: BlockRequest): Promise<RecordBlock> {
  const { t, at, phase } = sayIn(scope.locale, zone)
  const phases = phasesOf(await nodesForFiles(scope, subjectId))
  const sentences = phases.flatMap((node, index): Sentence[] => [
    {
      text: t('sayPhase', { phase: phase(node, index + 1), from: at(node.startTime), to: at(node.endTime) }),
      opens: pageAddress(subjectId),
    },
    ...node.sentences.map(({ text, articleId }) => ({
      text,
      opens: articleId === null ? pageAddress(subjectId) : articleAddress(articleId),
    })),
  ])
  return textBlock(sentences, scope.locale)
}

/** Each row opens the articles that it counts. */
export async function phasesBlock(
  scope: Scope,
  { subjectId, question, zone }: BlockRequest,
  title: string,
): Promise<RecordBlock> {
  const { t, at, phase } = sayIn(scope.locale, zone)
  const phases = phasesOf(await nodesForFiles(scope, subjectId))
  return {
    kind: 'table',
    title,
    columns: (['columnPhase', 'columnFrom', 'columnTo', 'articles', 'negative'] as const).map((key, index) => ({
      title: t(key),
      align: index < 3 ? 'start' : 'end',
    })),
    rows: phases.map((node, index) => [
      phase(node, index + 1),
      at(node.startTime),
      node.phase?.isOpen ? t('openPhase') : at(node.endTime),
      node.phase?.count ?? 0,
      node.phase?.negative ?? 0,
    ]),
    behindRows: phases.map(({ startTime, endTime, phase: numbers }) => ({
      ...question,
      ...(startTime && { from: startTime }),
      // The next one begins there.
      ...(endTime && !numbers?.isOpen && { to: new Date(Date.parse(endTime) - 1).toISOString() }),
    })),
  }
}

export async function turnsBlock(scope: Scope, { subjectId, zone }: BlockRequest, title: string): Promise<RecordBlock> {
  const { t, at, turn, reason } = sayIn(scope.locale, zone)
  const turns = (await nodesForFiles(scope, subjectId)).filter(({ kind }) => kind === 'turn')
  return tableBlock(
    title,
    [t('columnTime'), t('columnTurn'), t('columnWhy'), t('columnMedium')],
    turns.map(node => ({
      cells: [at(node.startTime), turn(node), reason(node), node.article?.media ?? ''],
      opens: node.article ? articleAddress(node.article.id) : pageAddress(subjectId),
    })),
    scope.locale,
  )
}

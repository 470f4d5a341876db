/** The course of an event as it is answered: what whoever reads may see of it. */
import { mediaLevelWord, mediaTypeWord } from '@guanlan/features/articles/articles/server'
import { titlesOf } from '@guanlan/features/articles/articles/server/questions'
import { isoOf, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { z } from 'zod'
import {
  type ArticleRole,
  type CourseArticle,
  type CourseNode,
  type EventCourse,
  measuredPhases,
  type PhaseMethod,
  type TurnReason,
} from '../../contract.ts'
import { getEvent } from '../records/shown.ts'
import { courseHours } from './compute.ts'
import { type NodeRow, nodesOf } from './rows.ts'
import { visibleOf } from './visible.ts'

const hourMs = 3_600_000
type Article = z.output<typeof CourseArticle>

export async function getWithCourse(scope: Scope, id: number) {
  const event = await getEvent(scope, id)
  return { ...event, tree: await courseOf(scope, id, event.state === 'over') }
}

export async function courseOf(scope: Scope, eventId: number, isOver: boolean): Promise<EventCourse> {
  const { rows } = await sql<{ computedAt: string; method: PhaseMethod }>`
    select ${isoOf('c.computed_at')} as "computedAt", c.method from event_courses c where c.org_id = ${scope.orgId} and c.event_id = ${eventId}`.execute(
    scope.db,
  )
  const stored = await nodesOf(scope, eventId)
  if (stored.length === 0)
    return { computedAt: rows[0]?.computedAt ?? null, method: rows[0]?.method ?? null, nodes: [], articles: [] }
  const named = stored.flatMap(({ articleId, sentences, proposal }) =>
    [articleId, ...[...sentences, ...(proposal?.sentences ?? [])].map(one => one.articleId)].filter(id => id !== null),
  )
  const visible = await visibleOf(scope, eventId, named)
  const articles = new Map((await titlesOf(scope, [...visible])).map(one => [one.id, articleOf(one)]))
  const shown = seenBy(scope, stored, articles)
  const nodes = inOrder(shown)
  const numbers = await numbersOf(scope, eventId, nodes, isOver)
  const idOf = new Map(stored.map(({ key, id }) => [key, id]))
  return {
    computedAt: rows[0]?.computedAt ?? null,
    method: rows[0]?.method ?? null,
    nodes: nodes.map(node => present(node, { articles, idOf, phase: numbers.get(node.id) ?? null })),
    articles: [...articles.values()],
  }
}

export const articleOf = ({
  id,
  title,
  media,
  mediaType,
  publishedAt,
  timeOfArrival,
}: Awaited<ReturnType<typeof titlesOf>>[number]): Article => ({
  ...{ id, title, media, mediaType, timeOfArrival, publishedAt: publishedAt.toISOString() },
})

/** Without what lies beneath what is not shown: hidden ones to readers, and what names an article that they do not see. */
function seenBy(scope: Scope, stored: readonly NodeRow[], articles: ReadonlyMap<number, Article>): NodeRow[] {
  const writes = scope.may('events.edit')
  const isSeen = ({ hidden, articleId, touched, kind }: NodeRow) =>
    (writes || !hidden) && (articleId === null || articles.has(articleId) || (touched && kind === 'turn'))
  const shown = new Map(stored.filter(isSeen).map(node => [node.key, node]))
  const hasParents = (node: NodeRow): boolean => {
    if (node.parentKey === null) return true
    const parent = shown.get(node.parentKey)
    return parent !== undefined && hasParents(parent)
  }
  // What a person wrote stays when the phase it stood in is gone.
  return [...shown.values()].filter(node => hasParents(node) || (node.touched && node.kind === 'turn'))
}

const roleOrder: readonly string[] = ['first', 'biggest', 'negative', 'turn', 'followed']

/** Phases by their own order or time, turning points and articles beneath. */
function inOrder(nodes: readonly NodeRow[]): NodeRow[] {
  const known = new Set(nodes.map(({ key }) => key))
  const beneath = Map.groupBy(nodes, ({ parentKey }) => (parentKey !== null && known.has(parentKey) ? parentKey : null))
  const walk = (key: string | null): NodeRow[] =>
    (beneath.get(key) ?? [])
      .sort(
        (a, b) =>
          rank(a) - rank(b) ||
          (a.order ?? 1_000) - (b.order ?? 1_000) ||
          (a.startTime ?? '').localeCompare(b.startTime ?? '') ||
          roleOrder.indexOf(a.reason) - roleOrder.indexOf(b.reason) ||
          a.id - b.id,
      )
      .flatMap(node => [node, ...walk(node.key)])
  return walk(null)
}
/** Articles of a phase stand before its turning points. */
const rank = ({ kind }: NodeRow) => (kind === 'article' ? 0 : 1)

/** Of those that stand in lists for whoever reads: each number is the total of its list. */
async function numbersOf(
  scope: Scope,
  eventId: number,
  nodes: readonly NodeRow[],
  isOver: boolean,
): Promise<ReadonlyMap<number, CourseNode['phase']>> {
  const phases = nodes
    .filter(({ kind }) => kind === 'phase')
    .map(({ id, startTime, endTime, detail }) => ({
      id,
      dated: detail.dated,
      from: Date.parse(startTime ?? ''),
      to: Date.parse(endTime ?? ''),
    }))
    .sort((a, b) => a.from - b.from)
  const hours = await courseHours(scope, eventId)
  const last = phases.at(-1)
  // What came since it was computed is of the open phase.
  if (last && !isOver && !last.dated) last.to = Math.max(last.to, (hours.at(-1)?.at ?? 0) + hourMs)
  const measured = measuredPhases(hours, phases)
  return new Map(
    phases.map(({ id }, index) => {
      const { shape = 'steady', count = 0, negative = 0 } = measured[index] ?? {}
      const before = measured[index - 1]
      return [
        id,
        {
          ...{ shape, count, negative, isOpen: index === phases.length - 1 && !isOver && !last?.dated },
          before: before
            ? { count: before.count, negative: before.negative, hours: (before.to - before.from) / hourMs }
            : null,
        },
      ]
    }),
  )
}

function present(
  node: NodeRow,
  {
    articles,
    idOf,
    phase,
  }: { articles: ReadonlyMap<number, Article>; idOf: ReadonlyMap<string, number>; phase: CourseNode['phase'] },
): CourseNode {
  const { id, parentKey, kind, version, updatedAt, updatedBy, title, startTime, endTime, hidden, order, touched } = node
  const { reason, detail, articleId, proposal } = node
  const seen = (sentences: NodeRow['sentences']) =>
    sentences.filter(one => one.articleId === null || articles.has(one.articleId))
  return {
    ...{
      treeId: id,
      parentId: idOf.get(parentKey ?? '') ?? null,
      kind,
      version,
      updatedAt,
      updatedBy,
      title,
      startTime,
      endTime,
    },
    ...{ sentences: seen(node.sentences), hidden, order, touched, phase },
    turn:
      kind === 'turn'
        ? {
            reason: reason as TurnReason,
            mediaType: detail.mediaType === undefined ? null : mediaTypeWord(detail.mediaType),
            level: detail.level === undefined ? null : mediaLevelWord(detail.level),
            following: detail.following ?? null,
            hotEvent: detail.hotEvent ?? null,
          }
        : null,
    role: kind === 'article' ? (reason as ArticleRole) : null,
    article: articleId === null ? null : (articles.get(articleId) ?? null),
    proposal: proposal && { ...proposal, sentences: seen(proposal.sentences) },
  }
}

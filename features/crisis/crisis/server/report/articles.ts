/** What the report says of the articles of a crisis that the blocks of figures do not: how it began, and sentiment before, during and after. */
import type { Filter } from '@guanlan/features/articles/articles/contract'
import { countsOf, pageOf, titlesOf } from '@guanlan/features/articles/articles/server/questions'
import {
  type BlockRequest,
  noRecords,
  type RecordBlock,
  type Sentence,
  textBlock,
} from '@guanlan/features/reports/reports/server'
import type { Scope } from '@guanlan/platform/server'
import { getCrisis } from '../records/crises.ts'
import { articleOf } from './addresses.ts'
import { type Say, sayIn } from './say.ts'

const press: Filter = { field: 'mediaType', is: 'is', values: ['press', 'web', 'broadcast'] }
const leaning = (value: '1' | '-1'): Filter => ({ field: 'sentiment', is: 'is', values: [value] })

type Range = Partial<Record<'from' | 'to', Date>>
function narrowed<Q extends { filters?: readonly Filter[] }>(query: Q, range: Range, ...more: Filter[]): Q {
  return { ...query, ...range, filters: [...(query.filters ?? []), ...more] }
}

export async function firstBlock(scope: Scope, { articles, zone }: BlockRequest): Promise<RecordBlock> {
  const say = sayIn(scope.locale, zone)
  const sentences: Sentence[] = []
  for (const [key, query] of [
    ['sayFirst', articles],
    ['sayFirstMedia', narrowed(articles, {}, press)],
  ] as const) {
    const [first] = await pageOf(scope, query, { page: 1, pageSize: 1, sort: 'time_asc' })
    const [found] = first ? await titlesOf(scope, [first.id]) : []
    if (!found) continue
    const { id, title, media, publishedAt } = found
    sentences.push({ text: say(key, { at: publishedAt, media, title }), opens: articleOf(id) })
  }
  return textBlock(sentences, scope.locale)
}

/** A row each; its first figure opens the articles it counts. */
export async function sentimentBlock(
  scope: Scope,
  { subjectId, articles, question, zone }: BlockRequest,
  title: string,
): Promise<RecordBlock> {
  const say = sayIn(scope.locale, zone)
  const stages = stagesOf(await getCrisis(scope, subjectId), articles)
  const counts = await countsOf(
    scope,
    stages.flatMap(([, range]) => [
      narrowed(articles, range),
      narrowed(articles, range, leaning('1')),
      narrowed(articles, range, leaning('-1')),
    ]),
  )
  return {
    kind: 'table',
    title,
    columns: (['stage', 'articles', 'positiveArticles', 'negativeArticles', 'negativePart'] as const).map(
      (key, at) => ({
        title: say(key),
        align: at === 0 ? 'start' : 'end',
      }),
    ),
    rows: stages.map(([key], at) => {
      const [count = 0, positive = 0, negative = 0] = counts.slice(at * 3)
      return [say(key), count, positive, negative, share(negative, count)]
    }),
    behindRows: stages.map(([, range]) => ({
      ...question,
      ...Object.fromEntries(Object.entries(range).map(([edge, at]) => [edge, at.toISOString()])),
    })),
    ...(stages.length === 0 && { sentence: noRecords(scope.locale) }),
  }
}

const share = (part: number, whole: number): string => (whole === 0 ? '—' : `${((part / whole) * 100).toFixed(1)}%`)

type Stage = readonly [key: Parameters<Say>[0], range: Range]
/** Before it was started, until it was closed, since then: those that lie within what the report looks at. */
function stagesOf(
  { startedAt, closedAt }: { startedAt: string | null; closedAt: string | null },
  { from, to }: { from: Date; to: Date },
): Stage[] {
  if (startedAt === null) return []
  const [started, over] = [new Date(startedAt), closedAt === null ? null : new Date(closedAt)]
  const until = (at: Date) => new Date(at.getTime() - 1)
  const stages: Stage[] = [
    ['stageBefore', { to: until(started) }],
    ['stageDuring', { from: started, ...(over && { to: until(over) }) }],
    ...(over ? [['stageAfter', { from: over }] as const] : []),
  ]
  return stages
    .map(([key, range]): Stage => [key, range.from && range.from < from ? { ...range, from } : range])
    .filter(([, range]) => (range.from ?? from) <= (range.to ?? to))
}

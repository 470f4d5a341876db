/** Links to an event: made by members, opened by whoever holds one. What leaves is written down once, in contract/shared.ts. */
import type { ArticleRow } from '@guanlan/features/articles/articles/contract'
import { type ArticleQuery, loadColumns } from '@guanlan/features/articles/articles/server/questions'
import { partsOf } from '@guanlan/features/charts/charts/server'
import { pageOfQuery } from '@guanlan/features/desk/article-list/server'
import type { MadeShare } from '@guanlan/features/handling/shares/contract'
import { openObject, shareObject } from '@guanlan/features/handling/shares/server'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import { refuse } from '@guanlan/platform/contract'
import type { CallScope, LinkScope, Scope } from '@guanlan/platform/server'
import { mostMainArticles, type OpenedEvent, type SharedEvent, type SharedEventPage } from '../../contract/shared.ts'
import { type InfoEvent, rangeOf } from '../../contract.ts'
import { queryOfEventArticles } from '../articles/articles.ts'
import { getEvent } from '../records/shown.ts'

type SharedArticle = SharedEvent['main'][number]

export async function shareEvent(
  scope: CallScope,
  { id, page, ...terms }: { id: number; page: SharedEventPage; expiresAt: string; password: string | null },
): Promise<MadeShare> {
  const { title } = await getEvent(scope, id)
  return shareObject(scope, { layout: page, objectId: id, title, downloads: false, ...terms })
}

/** @throws missing where the event lies in the bin, whoever made the link does not see it any more, or the link is of another page */
export async function openSharedEvent(
  scope: LinkScope,
  { page, password }: { page: SharedEventPage; password: string | null },
  opener: Parameters<typeof openObject>[3],
): Promise<OpenedEvent> {
  const opened = await openObject(scope, page, password, opener)
  if (opened.state === 'locked') return opened
  if (scope.maker === null) throw refuse('missing', 'platform.missing')
  const { share } = opened
  const event = await getEvent(scope.maker, share.objectId)
  return {
    state: 'open',
    organisation: share.organisation,
    expiresAt: share.expiresAt.toISOString(),
    event: await present(scope.maker, event, page),
  }
}

async function present(scope: Scope, event: InfoEvent, page: SharedEventPage): Promise<SharedEvent> {
  const { title, state, startTime, endTime, articles, stories, negative, heat, firstArticleAt, lastArticleAt } = event
  const head = {
    ...{ title, state, startTime, endTime, articles, stories, negative, heat, firstArticleAt, lastArticleAt },
  }
  if (firstArticleAt === null || lastArticleAt === null)
    return { ...head, unit: 'hour', trend: [], course: [], main: [], charts: null }
  const { from, to } = rangeOf(event)
  const query = { ...(await queryOfEventArticles(scope, event.id)), from: new Date(from), to: new Date(to) }
  const parts = await partsOf(scope, query, await timeZoneOf(scope), { authors: false })
  const trend = parts.trend.map(({ at, ...split }) => ({ at, ...splitOf(split) }))
  const hasArticles = page !== 'eventAnalysis'
  const main = hasArticles ? await sharedArticles(scope, { ...query, fold: true }, 'interaction_desc') : []
  return {
    ...head,
    unit: parts.unit,
    trend,
    course: hasArticles ? await courseOf(scope, query, { trend, loudest: main[0] }) : [],
    main,
    charts:
      page === 'event'
        ? null
        : {
            total: splitOf(parts.total),
            mediaTypes: parts.mediaTypes.map(({ mediaType, ...split }) => ({ mediaType, ...splitOf(split) })),
            media: parts.media.map(({ name, ...split }) => ({ name, ...splitOf(split) })),
          },
  }
}

type Split = Omit<SharedEvent['trend'][number], 'at'>
const splitOf = ({ count, positive, neutral, negative }: Split) => ({ count, positive, neutral, negative })

async function courseOf(
  scope: Scope,
  query: ArticleQuery,
  { trend, loudest }: { trend: SharedEvent['trend']; loudest: SharedArticle | undefined },
): Promise<SharedEvent['course']> {
  const one = async (queryOfLine: ArticleQuery, sort: 'time_asc' | 'time_desc') =>
    (await sharedArticles(scope, queryOfLine, sort, 1))[0]
  const isNegative = { field: 'sentiment' as const, is: 'is' as const, values: ['-1'] }
  const peak = trend.reduce<(typeof trend)[number] | undefined>(
    (most, point) => (point.count > (most?.count ?? 0) ? point : most),
    undefined,
  )
  const ofArticle = (kind: SharedEvent['course'][number]['kind'], article: SharedArticle | undefined) =>
    article ? [{ kind, at: article.publishedAt, count: null, article }] : []
  return [
    ...ofArticle('first', await one(query, 'time_asc')),
    ...ofArticle('firstNegative', await one({ ...query, filters: [...query.filters, isNegative] }, 'time_asc')),
    ...(peak ? [{ kind: 'peak' as const, at: peak.at, count: peak.count, article: null }] : []),
    ...ofArticle('loudest', loudest),
    ...ofArticle('latest', await one(query, 'time_desc')),
  ].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

async function sharedArticles(
  scope: Scope,
  query: ArticleQuery,
  sort: 'time_asc' | 'time_desc' | 'interaction_desc',
  most = mostMainArticles,
): Promise<SharedArticle[]> {
  const { list } = await pageOfQuery(scope, query, { page: 1, pageSize: most, sort })
  const ids = list.map(({ id }) => id)
  const urls = new Map((await loadColumns(scope, ids, ['url'], true)).map(({ id, url }) => [id, url ?? null]))
  return list.map((row: ArticleRow) => ({
    title: row.title || row.excerpt,
    media: row.media,
    mediaType: row.mediaType,
    url: urls.get(row.id) ?? null,
    publishedAt: row.publishedAt,
    timeOfArrival: row.timeOfArrival,
    sentiment: row.sentiment,
  }))
}

/** Media of the organisation whose output moved most, of those that our monitors have. */
import { type ArticleQuery, publishersOf } from '@guanlan/features/articles/articles/server/questions'
import { listEntries } from '@guanlan/features/media/media-library/server'
import type { Scope } from '@guanlan/platform/server'
import { type MovedMedium, mostMoved, movedDays } from '../contract.ts'

const mostOurs = 2_000
const mostCounted = 100_000
const weekMs = movedDays * 86_400_000

export async function listMoved(scope: Scope): Promise<{ from: string; to: string; list: MovedMedium[] }> {
  const to = scope.now
  const from = new Date(to.getTime() - weekMs)
  const { list: ours } = await listEntries(scope, 'media', {
    ...{ like: '', filters: ['ours:is:1'], sort: 'name', order: 'asc', page: 1, pageSize: mostOurs },
  })
  const range = { from: from.toISOString(), to: to.toISOString() }
  if (ours.length === 0) return { ...range, list: [] }
  const now = await countsOfMedia(scope, from, to)
  const before = await countsOfMedia(scope, new Date(from.getTime() - weekMs), new Date(from.getTime() - 1))
  const list = ours
    .map(({ entry, id, name }) => ({ entry, name, articles: now.get(id) ?? 0, before: before.get(id) ?? 0 }))
    .filter(each => each.articles !== each.before)
    .sort((one, other) => movement(other) - movement(one) || one.name.localeCompare(other.name))
  return { ...range, list: list.slice(0, mostMoved) }
}

const movement = ({ articles, before }: MovedMedium): number => Math.abs(articles - before)

async function countsOfMedia(scope: Scope, from: Date, to: Date): Promise<ReadonlyMap<number, number>> {
  const query: ArticleQuery = { monitorIds: null, from, to, filters: [], fold: false, place: 'desk' }
  const rows = await publishersOf(scope, query, {
    ...{ kind: 'media', like: '', sort: 'articles', order: 'desc', offset: 0, limit: mostCounted },
  })
  const counts = new Map<number, number>()
  // A medium that comes with several types has several rows.
  for (const { mediaId, articles } of rows) counts.set(mediaId, (counts.get(mediaId) ?? 0) + articles)
  return counts
}

/** Which entry a call is about, and the question of charts narrowed to it. */
import { type ArticleQuery, countOf } from '@guanlan/features/articles/articles/server/questions'
import { type Entry, type EntryRef, filtersOfEntry } from '@guanlan/features/media/media-library/contract'
import { requireEntry } from '@guanlan/features/media/media-library/server'
import { articleQuery } from '@guanlan/features/monitors/monitors/server'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { fewestArticles, type ProfileQuestion } from '../contract.ts'

const dayMs = 86_400_000
const usualDays = 30
const mostDays = 90

/** What the address says and what the body says are one. @throws where they differ */
export function oneQuestion<Q extends object>({ query, body }: { query: Q; body: Q }): Q {
  const both = { ...body, ...query }
  for (const key of Object.keys(query) as (keyof Q & string)[])
    if (key in body && body[key] !== undefined && query[key] !== undefined && body[key] !== query[key])
      throw refuse('invalid', 'mediaProfiles.differ', { field: key }, key)
  return both
}

/** @throws a refusal that names `id` */
export function refOf({ id, account }: Pick<ProfileQuestion, 'id' | 'account'>): EntryRef {
  const refs = new Set([...(id === undefined ? [] : [id]), ...(account === undefined ? [] : [`a${account}`])])
  if (refs.size > 1) throw refuse('invalid', 'mediaProfiles.differ', { field: 'id' }, 'id')
  const [ref] = refs
  if (ref === undefined) throw refuse('invalid', 'mediaProfiles.idMissing', {}, 'id')
  return ref
}

/** @throws a refusal that names the field */
export function rangeOf({ period, startTime, endTime }: ProfileQuestion, now: Date): { from: Date; to: Date } {
  if (startTime === undefined && endTime === undefined)
    return { from: new Date(now.getTime() - (period ?? usualDays) * dayMs), to: now }
  if (period !== undefined) throw refuse('invalid', 'mediaProfiles.periodTwice', {}, 'period')
  if (startTime === undefined) throw refuse('invalid', 'mediaProfiles.bothEnds', {}, 'startTime')
  if (endTime === undefined) throw refuse('invalid', 'mediaProfiles.bothEnds', {}, 'endTime')
  const [from, to] = [new Date(startTime), new Date(endTime)]
  if (from > to) throw refuse('invalid', 'articles.rangeReversed', {}, 'endTime')
  if (to.getTime() - from.getTime() > mostDays * dayMs) throw refuse('invalid', 'articles.rangeTooLong', {}, 'endTime')
  return { from, to }
}

export interface Profile {
  entry: Entry
  query: ArticleQuery
  zone: string
}

/** The articles of an entry as a list of the desk has them. */
export async function profileOf(scope: Scope, question: ProfileQuestion): Promise<Profile> {
  const ref = refOf(question)
  const range = rangeOf(question, scope.now)
  const entry = await requireEntry(scope, ref, 'id')
  return { entry, query: await queryOfEntry(scope, entry, range), zone: await timeZoneOf(scope) }
}

export const queryOfEntry = (
  scope: Scope,
  entry: Parameters<typeof filtersOfEntry>[0],
  { from, to }: { from: Date; to: Date },
): Promise<ArticleQuery> =>
  articleQuery(scope, {
    from: from.toISOString(),
    to: to.toISOString(),
    filters: filtersOfEntry(entry),
    fold: false,
    place: 'desk',
  })

/** What every panel begins with. */
export function headOf({ entry, query }: Profile, articles: number) {
  return {
    entry: entry.entry,
    from: query.from.toISOString(),
    to: query.to.toISOString(),
    articles,
    isEnough: articles >= fewestArticles,
  }
}

export const articlesOf = (scope: Scope, { query }: Profile): Promise<number> => countOf(scope, query)

/** Articles of everybody in the same time, with a stretch before it: a story may have begun earlier. */
export const aroundOf = ({ query }: Profile): ArticleQuery => ({
  ...query,
  filters: [],
  from: new Date(query.from.getTime() - 7 * dayMs),
})

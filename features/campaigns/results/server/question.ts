/** Which campaign a call is about, and the question of lists and charts that its numbers are counted by. */
import { longestRangeDays } from '@guanlan/features/articles/articles/contract'
import { spanOfSet } from '@guanlan/features/articles/articles/server/facts'
import type { ArticleQuery } from '@guanlan/features/articles/articles/server/questions'
import { storedCampaign } from '@guanlan/features/campaigns/campaigns/server'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import type { Range, Requested, ResultQuestion } from '../contract.ts'

const longestMs = longestRangeDays * 86_400_000

export type CampaignOfResults = Awaited<ReturnType<typeof storedCampaign>>

/** What every number of an answer is counted by. */
export interface Results {
  campaign: CampaignOfResults
  requested: Requested
  query: ArticleQuery
  /** As much time just before; null: the whole campaign is asked of. */
  before: ArticleQuery | null
  zone: string
}

/** What the address says and what the body says are one. @throws where they differ */
export function oneQuestion<Q extends ResultQuestion>({ query, body }: { query: Q; body: Q }): Q {
  for (const key of Object.keys(query) as (keyof Q & string)[])
    if (body[key] !== undefined && query[key] !== undefined && body[key] !== query[key])
      throw refuse('invalid', 'results.differ', { field: key }, key)
  return { ...body, ...query }
}

/** @throws missing, where there is no such campaign; invalid, of a range that ends before it begins */
export async function resultsOf(scope: Scope, question: ResultQuestion): Promise<Results> {
  const id = idOf(question)
  const campaign = await storedCampaign(scope, id)
  const isWhole = question.from === undefined && question.to === undefined
  const whole = await wholeOf(scope, campaign)
  const from = question.from === undefined ? whole.from : new Date(question.from)
  const to = question.to === undefined ? whole.to : new Date(question.to)
  if (from > to) throw refuse('invalid', 'campaigns.ended', {}, 'to')
  const query = queryOf(id, from, to)
  const length = to.getTime() - from.getTime()
  return {
    campaign,
    requested: { id, isWhole, range: textOf({ from, to }), stretches: stretchesOf({ from, to }) },
    query,
    before: isWhole ? null : queryOf(id, new Date(from.getTime() - length - 1), new Date(from.getTime() - 1)),
    zone: await timeZoneOf(scope),
  }
}

function idOf({ id, activityId }: ResultQuestion): number {
  if (id !== undefined && activityId !== undefined && id !== activityId)
    throw refuse('invalid', 'results.differ', { field: 'id' }, 'id')
  const known = id ?? activityId
  if (known === undefined) throw refuse('invalid', 'results.idMissing', {}, 'id')
  return known
}

/** From its beginning, or its first article, to its last article, its end or now: all that belongs to it lies within. */
async function wholeOf(scope: Scope, { id, startTime, endTime }: CampaignOfResults): Promise<{ from: Date; to: Date }> {
  const span = await spanOfSet(scope, { kind: 'campaign', id })
  const start = new Date(startTime).getTime()
  const end = Math.min(scope.now.getTime(), endTime === null ? Number.POSITIVE_INFINITY : new Date(endTime).getTime())
  const from = Math.min(start, span?.first.getTime() ?? start)
  // Articles lie at fractions of the millisecond that is told.
  const last = span === null ? start : span.last.getTime() + 1
  return { from: new Date(from), to: new Date(Math.max(from, last, end)) }
}

const queryOf = (id: number, from: Date, to: Date): ArticleQuery => ({
  ...{ monitorIds: null, from, to, fold: false, place: 'desk' },
  filters: [{ field: 'activity', is: 'is', values: [String(id)] }],
})

const textOf = ({ from, to }: { from: Date; to: Date }): Range => ({ from: from.toISOString(), to: to.toISOString() })

/** The latest first, each as long as a list may be. */
function stretchesOf({ from, to }: { from: Date; to: Date }): Range[] {
  const stretches: Range[] = []
  for (let end = to.getTime(); ; ) {
    const begin = Math.max(from.getTime(), end - longestMs)
    stretches.push(textOf({ from: new Date(begin), to: new Date(end) }))
    if (begin === from.getTime()) return stretches
    end = begin - 1
  }
}

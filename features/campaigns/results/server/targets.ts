/** Where the targets of a campaign stand. */
import type { Filter } from '@guanlan/features/articles/articles/contract'
import { type ArticleQuery, countOf } from '@guanlan/features/articles/articles/server/questions'
import type { Target } from '@guanlan/features/campaigns/campaigns/contract'
import { getCampaign } from '@guanlan/features/campaigns/campaigns/server'
import { netSentimentOf } from '@guanlan/features/charts/charts/contract'
import type { Scope } from '@guanlan/platform/server'
import { progressOf, type ResultQuestion, type TargetProgress } from '../contract.ts'
import { measuredOf } from './figures.ts'
import { carryingOf } from './messages.ts'
import { sumOfKinds } from './numbers/of-pieces.ts'
import { anyTime, countPieces } from './pieces.ts'
import { type Results, resultsOf } from './question.ts'

export async function detailOfCampaign(scope: Scope, question: ResultQuestion) {
  const results = await resultsOf(scope, { ...question, from: undefined, to: undefined })
  const targets: TargetProgress[] = []
  for (const target of results.campaign.targets) targets.push(await progressOfTarget(scope, results, target))
  return { ...results.requested, campaign: await getCampaign(scope, results.campaign.id), targets }
}

/** Of some targets of a campaign, with the messages that they name. */
export async function progressOfTargets(
  scope: Scope,
  id: number,
  which: (target: Target) => boolean,
): Promise<{ targets: TargetProgress[]; messages: Results['campaign']['messages'] }> {
  const results = await resultsOf(scope, { id })
  const targets: TargetProgress[] = []
  for (const target of results.campaign.targets.filter(which))
    targets.push(await progressOfTarget(scope, results, target))
  return { targets, messages: results.campaign.messages }
}

async function progressOfTarget(scope: Scope, results: Results, target: Target): Promise<TargetProgress> {
  const { startTime, endTime } = results.campaign
  const due = target.by ?? (endTime === null ? null : new Date(endTime).toISOString())
  const until = due === null ? results.query.to : new Date(Math.min(results.query.to.getTime(), Date.parse(due)))
  const query = { ...results.query, to: until }
  const value = until < query.from ? 0 : await valueOfTarget(scope, results, { target, query })
  const start = new Date(startTime).getTime()
  const facts = { value, start, due: due === null ? null : Date.parse(due), now: scope.now.getTime() }
  return { target, due, value, ...progressOf(target, facts) }
}

const ofLevel = (level: string): Filter => ({ field: 'mediaLevel', is: 'is', values: [level] })

interface Requested {
  target: Target
  /** Until it is due. */
  query: ArticleQuery
}

/** Null: not known yet. */
async function valueOfTarget(
  scope: Scope,
  { campaign }: Results,
  { target, query }: Requested,
): Promise<number | null> {
  switch (target.measure) {
    case 'pieces':
      return countOf(scope, query)
    case 'levelPieces':
      return countOf(scope, { ...query, filters: [...query.filters, ofLevel(target.level ?? 'unknown')] })
    case 'ownPieces':
      return sumOfKinds(await countPieces(scope, campaign.id, { from: anyTime.from, to: query.to }), ['own'])
    case 'netSentiment': {
      const { articles: count, positive, negative } = await measuredOf(scope, query)
      return netSentimentOf({ count, positive, negative })
    }
    // The estimate alone, as the key number has it: reads that sites publish are never added to it.
    case 'reach':
      return (await measuredOf(scope, query)).estimatedReaders
    case 'messageShare': {
      const message = campaign.messages[(target.message ?? 1) - 1]
      const total = message ? await countOf(scope, query) : 0
      const carrying = message && total > 0 ? await carryingOf(scope, query, message) : null
      return carrying === null ? null : (carrying.length / total) * 100
    }
  }
}

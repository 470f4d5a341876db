/** What a warning would have told: articles in the order in which they arrived, through the same decision and the same folding as the live stage. */
import type { Rule } from '@guanlan/engine/rules'
import type { Scope } from '@guanlan/platform/server'
import type { Reason } from '../../contract.ts'
import type { CompiledWarning } from '../deciding/decide.ts'
import type { WarningFacts } from '../deciding/facts.ts'
import { fittingArticles } from '../deciding/fitting.ts'
import { foldIn } from '../deciding/fold.ts'
import { type IncidentIndex, incidentIndex, type NumberedIncident } from '../deciding/incident-index.ts'
import { wordsOfWarning } from '../rules/words-of-warning.ts'

export interface ReplayedMessage {
  at: Date
  reason: Reason
  facts: WarningFacts
  incident: number
}

export interface Replayed {
  articles: WarningFacts[]
  /** Of each article the place of its incident below. */
  places: number[]
  /** In the order in which they opened. */
  incidents: NumberedIncident[]
  messages: ReplayedMessage[]
  /** Fit, and were published too long before they came in. */
  tooOld: number
  isCut: boolean
}

/** Events alone; what a warning counts is replayed by `replayMeasures`. */
export async function replayWarning(
  scope: Scope,
  warning: CompiledWarning,
  rule: Rule | null,
  days: number,
): Promise<Replayed> {
  const since = new Date(scope.now.getTime() - days * 86_400_000)
  const { fitting, tooOld, isCut } = await fittingArticles(scope, warning, rule, since)
  const requested = wordsOfWarning({ rule })
  const replayed: Omit<Replayed, 'incidents'> = { articles: [], places: [], messages: [], tooOld, isCut }
  const incidents = incidentIndex()
  for (const { facts, at } of fitting)
    if (warning.tellsEvents) take(replayed, incidents, facts, { ...warning, asked: requested, now: at })
    else replayed.articles.push(facts)
  return { ...replayed, incidents: incidents.all() }
}

function take(
  { articles, places, messages }: Omit<Replayed, 'incidents'>,
  incidents: IncidentIndex,
  facts: WarningFacts,
  how: Parameters<typeof foldIn>[2],
): void {
  const { incident, reason } = foldIn(incidents, facts, how)
  const id = incident.id ?? incidents.size()
  incidents.keep({ ...incident, id }, facts.storyId)
  articles.push(facts)
  places.push(id)
  if (reason !== null) messages.push({ at: how.now, reason, facts, incident: id })
}

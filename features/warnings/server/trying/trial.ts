/** What a warning would have told, as its editor shows it. */
import { mediaTypeCode } from '@guanlan/features/articles/server'
import { monitorNames } from '@guanlan/features/monitors/server'
import { timeZoneOf } from '@guanlan/features/organisations/server'
import { refuseAll } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import type { TriedWarning, WarningDraft, WarningTrial } from '../../contract.ts'
import { problemsOfConditions } from '../deciding/check-conditions.ts'
import { type CompiledWarning, compileWarning, dayIn } from '../deciding/decide.ts'
import { getWarning, ruleOfDraft } from '../rules/save.ts'
import { type Replayed, replayWarning } from './replay.ts'

const samples = 5

export async function tryWarning(scope: Scope, { id, draft, days }: TriedWarning): Promise<WarningTrial> {
  const problems = problemsOfConditions(draft.conditions)
  if (problems.length > 0) throw refuseAll(problems)
  const zone = await timeZoneOf(scope)
  const replayed = await replay(scope, draft, zone, days)
  const before = id === null ? null : await replay(scope, await getWarning(scope, id), zone, days)
  const names = await monitorNames(scope)
  const monitor = mostOf(replayed.articles.flatMap(({ monitorIds }) => monitorIds.map(each => names.get(each) ?? '')))
  return {
    articles: replayed.articles.length,
    incidents: replayed.incidents.filter(({ hasReached }) => hasReached).length,
    messages: replayed.messages.length,
    isCut: replayed.isCut,
    daily: daily(replayed, zone, scope.now, days),
    samples: replayed.messages.slice(-samples).reverse().map(sampleOf(replayed)),
    noisiest: { media: mostOf(replayed.articles.map(({ media }) => media)), monitor },
    ...differenceTo(before, replayed),
  }
}

async function replay(scope: Scope, draft: WarningDraft, timeZone: string, days: number): Promise<Replayed> {
  const read = await ruleOfDraft(scope, draft)
  return replayWarning(scope, compiledDraft(scope, draft, timeZone), read?.rule ?? null, days)
}

/** A draft as if it were kept. */
export const compiledDraft = (
  { orgId }: Pick<Scope, 'orgId'>,
  draft: WarningDraft,
  timeZone: string,
): CompiledWarning =>
  compileWarning({
    id: 0,
    orgId,
    version: 0,
    name: draft.name,
    wordMonitors: draft.wordMonitors,
    monitorIds: draft.monitorIds,
    labelIds: draft.labelIds,
    mediaTypes: draft.mediaType.map(mediaTypeCode),
    sentiments: draft.sentiment,
    conditions: draft.conditions,
    timeConditions: draft.timeConditions,
    startsOn: draft.startTime,
    endsOn: draft.endTime,
    timeZone,
    repeats: draft.repeat,
    looksFirst: draft.looksFirst,
    lookMinutes: draft.lookMinutes,
  })

const sampleOf =
  ({ incidents }: Replayed) =>
  ({ at, reason, facts, incident }: Replayed['messages'][number]) => ({
    at: at.toISOString(),
    reason,
    articleId: facts.articleId,
    title: facts.title,
    media: facts.media,
    articles: incidents[incident]?.articles ?? 1,
  })

/** Every day of the range, also those on which nothing happened. */
function daily({ incidents, messages }: Replayed, zone: string, now: Date, days: number): WarningTrial['daily'] {
  const names = Array.from({ length: days }, (_, ago) =>
    dayIn(zone, new Date(now.getTime() - (days - 1 - ago) * 86_400_000)),
  )
  const opened = Map.groupBy(
    incidents.filter(({ hasReached }) => hasReached),
    ({ openedAt }) => dayIn(zone, openedAt),
  )
  const told = Map.groupBy(messages, ({ at }) => dayIn(zone, at))
  return names.map(day => ({ day, incidents: opened.get(day)?.length ?? 0, messages: told.get(day)?.length ?? 0 }))
}

function mostOf(names: readonly string[]): { name: string; articles: number } | null {
  let most: { name: string; articles: number } | null = null
  for (const [name, all] of Map.groupBy(
    names.filter(name => name !== ''),
    name => name,
  ))
    if (all.length > (most?.articles ?? 0)) most = { name, articles: all.length }
  return most
}

/** Incidents are the same when they begin with the same article. */
function differenceTo(before: Replayed | null, after: Replayed): Pick<WarningTrial, 'gained' | 'lost'> {
  if (!before) return { gained: null, lost: null }
  const were = new Set(
    before.incidents.filter(({ hasReached }) => hasReached).map(({ firstArticleId }) => firstArticleId),
  )
  const are = new Set(
    after.incidents.filter(({ hasReached }) => hasReached).map(({ firstArticleId }) => firstArticleId),
  )
  return {
    gained: [...are].filter(id => !were.has(id)).length,
    lost: [...were].filter(id => !are.has(id)).length,
  }
}

/** What a warning would have told, as its editor shows it. */
import { mediaTypeCode } from '@guanlan/features/articles/articles/server'
import { monitorNames } from '@guanlan/features/monitors/monitors/server'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import { type Locale, refuseAll } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import type { TriedMessage, TriedWarning, WarningDraft, WarningTrial } from '../../contract.ts'
import { describeMeasured } from '../../strings.ts'
import { problemsOfConditions } from '../deciding/check-conditions.ts'
import { type CompiledWarning, compileWarning, dayIn } from '../deciding/decide.ts'
import { type MeasuredStart, replayCounts } from '../measuring/replay.ts'
import { getWarning, ruleOfDraft } from '../rules/save.ts'
import { type Replayed, replayWarning } from './replay.ts'

const samples = 5

export async function tryWarning(scope: Scope, { id, draft, days }: TriedWarning): Promise<WarningTrial> {
  const problems = problemsOfConditions(draft.conditions)
  if (problems.length > 0) throw refuseAll(problems)
  const zone = await timeZoneOf(scope)
  const tried = await replay(scope, draft, zone, days)
  const before = id === null ? null : await replay(scope, await getWarning(scope, id), zone, days)
  const { replayed } = tried
  const names = await monitorNames(scope)
  const monitor = mostOf(replayed.articles.flatMap(({ monitorIds }) => monitorIds.map(each => names.get(each) ?? '')))
  return {
    articles: replayed.articles.length,
    incidents: openings(tried).length,
    messages: tried.messages.length,
    tooOld: replayed.tooOld,
    isCut: replayed.isCut,
    daily: daily(tried, zone, scope.now, days),
    samples: tried.messages.slice(-samples).reverse(),
    noisiest: { media: mostOf(replayed.articles.map(({ media }) => media)), monitor },
    ...differenceTo(before, tried),
  }
}

/** Events, and what was counted over time. */
interface Tried {
  replayed: Replayed
  measured: MeasuredStart[]
  messages: TriedMessage[]
}

async function replay(scope: Scope, draft: WarningDraft, timeZone: string, days: number): Promise<Tried> {
  const rule = (await ruleOfDraft(scope, draft))?.rule ?? null
  const warning = compiledDraft(scope, draft, timeZone)
  const replayed = await replayWarning(scope, warning, rule, days)
  const measured = warning.counts ? await replayCounts(scope, warning, rule, days) : []
  const messages = [
    ...replayed.messages.map(messageOfArticle(replayed)),
    ...measured.flatMap(each => messagesOfCount(each, scope.locale)),
  ]
  return { replayed, measured, messages: messages.sort((a, b) => Date.parse(a.at) - Date.parse(b.at)) }
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

const messageOfArticle =
  ({ incidents }: Replayed) =>
  ({ at, reason, facts, incident }: Replayed['messages'][number]): TriedMessage => ({
    at: at.toISOString(),
    reason,
    articleId: facts.articleId,
    title: facts.title,
    media: facts.media,
    articles: incidents[incident]?.articles ?? 1,
  })

/** One when it begins, one when it is over. */
function messagesOfCount({ at, measured, overAt }: MeasuredStart, locale: Locale): TriedMessage[] {
  const notified = { articleId: null, title: describeMeasured(measured, locale), media: '', articles: measured.count }
  return [
    { ...notified, at: at.toISOString(), reason: 'measured' },
    ...(overAt ? [{ ...notified, at: overAt.toISOString(), reason: 'over' as const }] : []),
  ]
}

/** When each incident opened, and by what it is known again in another replay. */
const openings = ({ replayed, measured }: Tried): { at: Date; key: string }[] => [
  ...replayed.incidents
    .filter(({ hasReached }) => hasReached)
    .map(({ openedAt, firstArticleId }) => ({ at: openedAt, key: String(firstArticleId) })),
  ...measured.map(({ at, measured: { kind } }) => ({ at, key: `${kind} ${at.getTime()}` })),
]

/** Every day of the range, also those on which nothing happened. */
function daily(tried: Tried, zone: string, now: Date, days: number): WarningTrial['daily'] {
  const names = Array.from({ length: days }, (_, ago) =>
    dayIn(zone, new Date(now.getTime() - (days - 1 - ago) * 86_400_000)),
  )
  const opened = Map.groupBy(openings(tried), ({ at }) => dayIn(zone, at))
  const notified = Map.groupBy(tried.messages, ({ at }) => dayIn(zone, new Date(at)))
  return names.map(day => ({ day, incidents: opened.get(day)?.length ?? 0, messages: notified.get(day)?.length ?? 0 }))
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

/** Incidents are the same when they begin with the same article, or at the same moment by the same count. */
function differenceTo(before: Tried | null, after: Tried): Pick<WarningTrial, 'gained' | 'lost'> {
  if (!before) return { gained: null, lost: null }
  const were = new Set(openings(before).map(({ key }) => key))
  const are = new Set(openings(after).map(({ key }) => key))
  return {
    gained: [...are].filter(key => !were.has(key)).length,
    lost: [...were].filter(key => !are.has(key)).length,
  }
}

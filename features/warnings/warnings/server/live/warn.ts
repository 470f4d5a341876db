/**
 * The live stage: what a batch has just stored, asked by the warnings of all organisations. Within the transaction that stores it, so that an
 * incident, its articles and its messages are there together or not at all.
 */
import { insertFacts } from '@guanlan/features/articles/articles/server/storing'
import type { Tx } from '@guanlan/platform/server'
import { fitsWarning } from '../deciding/decide.ts'
import type { WarningFacts } from '../deciding/facts.ts'
import { foldIn } from '../deciding/fold.ts'
import { incidentIndex } from '../deciding/incident-index.ts'
import { keyOf, loadFacts } from '../deciding/load-facts.ts'
import { addCounts } from '../measuring/count.ts'
import type { LiveWarning } from '../rules/load-rules.ts'
import { wordsOfWarning } from '../rules/words-of-warning.ts'
import type { Candidate, WarningFollower } from './follow.ts'
import {
  type ChangedIncident,
  type IncidentMember,
  incidentsFor,
  nextIncidentIds,
  writeIncidents,
  writeMembers,
} from './incidents.ts'
import { type IncidentListener, type IncidentNews, tellListeners } from './listeners.ts'
import { notifyReceivers, type Telling } from './notify.ts'

export interface StoredCandidate extends Candidate {
  articleId: number
}

interface Fit {
  warning: LiveWarning
  facts: WarningFacts
}

export async function warn(
  tx: Tx,
  candidates: readonly StoredCandidate[],
  warnings: WarningFollower,
  now: Date,
  listeners: readonly IncidentListener[] = [],
): Promise<void> {
  if (candidates.length === 0) return
  const facts = await loadFacts(tx, candidates)
  const fits = candidates.flatMap(({ orgId, articleId, warningId, wordsHold }): Fit[] => {
    const warning = warnings.warning(orgId, warningId)
    const known = facts.get(keyOf(orgId, articleId))
    return warning && known && fitsWarning(warning, known, wordsHold, now) ? [{ warning, facts: known }] : []
  })
  if (fits.length === 0) return
  // Articles of a batch come in at the same moment: the order of their ids is what a replay reads too.
  fits.sort((a, b) => a.facts.articleId - b.facts.articleId)
  await adopt(tx, fits)
  await addCounts(
    tx,
    fits.flatMap(({ warning, facts: each }) =>
      warning.counts ? [{ orgId: warning.orgId, warningId: warning.id, purpose: warning.purpose, facts: each }] : [],
    ),
  )
  await tellListeners(listeners, tx, countedNews(fits), now)
  await open(
    tx,
    fits.filter(({ warning }) => warning.tellsEvents),
    now,
    listeners,
  )
}

/** What a warning tells of belongs to its organisation, also when no monitor wants it. */
async function adopt(tx: Tx, fits: readonly Fit[]): Promise<void> {
  const pairs = new Map(
    fits.map(({ warning: { orgId }, facts: { articleId } }) => [keyOf(orgId, articleId), { orgId, articleId }]),
  )
  await insertFacts(
    tx,
    [...pairs.values()].sort((a, b) => a.orgId - b.orgId || a.articleId - b.articleId),
  )
}

/** What fits rules of another purpose that tell no events: their feature may have something open for it. */
function countedNews(fits: readonly Fit[]): IncidentNews[] {
  const counted = fits.filter(({ warning }) => warning.purpose !== 'warning' && !warning.tellsEvents)
  return [...Map.groupBy(counted, ({ warning }) => warning).entries()].flatMap(([warning, own]): IncidentNews[] =>
    warning.purpose === 'warning'
      ? []
      : [
          {
            orgId: warning.orgId,
            ruleId: warning.id,
            ruleName: warning.name,
            purpose: warning.purpose,
            settings: warning.settings,
            incidentId: null,
            title: '',
            level: null,
            articles: own.length,
            articleIds: own.map(({ facts }) => facts.articleId),
            reason: null,
            measured: null,
            demonstration: own.every(({ facts }) => facts.demonstration),
          },
        ],
  )
}

async function open(tx: Tx, fits: readonly Fit[], now: Date, listeners: readonly IncidentListener[]): Promise<void> {
  if (fits.length === 0) return
  const known = await incidentsFor(
    tx,
    fits.map(({ warning, facts }) => ({ orgId: warning.orgId, warningId: warning.id, storyId: facts.storyId })),
    now,
  )
  // Below 0 until it is known how many are opened.
  let opened = 0
  const changed = new Map<number, ChangedIncident>()
  const members: IncidentMember[] = []
  const tellings: Omit<Telling, 'level'>[] = []
  const news = new Map<number, IncidentNews>()
  for (const [warningId, own] of Map.groupBy(fits, ({ warning }) => warning.id)) {
    const incidents = incidentIndex(known.get(warningId))
    for (const { warning, facts } of own) {
      const { repeats, reach, orgId, looksFirst, lookMinutes, purpose } = warning
      const { incident, reason, shared } = foldIn(incidents, facts, {
        repeats,
        reach,
        asked: wordsOfWarning(warning),
        now,
      })
      const id = incident.id ?? --opened
      // What a person looks at first is never told by the clock: what got worse within a minute waits for that person, too.
      const gotWorse = looksFirst && incident.pending !== null
      const isWarning = purpose === 'warning'
      const stored = { ...incident, id, ...((looksFirst || !isWarning) && { pending: null, pendingArticleId: null }) }
      incidents.keep(stored, facts.storyId)
      const looks = looksFirst && (reason !== null || gotWorse || changed.get(id)?.review === 'waiting')
      changed.set(id, {
        orgId,
        warningId,
        warningName: warning.name,
        warningVersion: warning.version,
        source: looksFirst ? 'semiAuto' : 'auto',
        review: looks ? 'waiting' : 'none',
        reviewDue: looks ? new Date(now.getTime() + lookMinutes * 60_000) : null,
        incident: stored,
        purpose,
      })
      members.push({ orgId, incidentId: id, warningId, articleId: facts.articleId, told: reason, shared })
      if (purpose !== 'warning') {
        const before = news.get(id)
        news.set(id, {
          orgId,
          ruleId: warningId,
          ruleName: warning.name,
          purpose,
          settings: warning.settings,
          incidentId: id,
          title: stored.title,
          level: stored.level,
          articles: stored.articles,
          articleIds: [...(before?.articleIds ?? []), facts.articleId],
          reason: before?.reason ?? reason,
          measured: null,
          demonstration: stored.demonstration,
        })
      }
      // What a person looks at first is sent by that person, or when the time for it is over.
      if (reason !== null && !looksFirst && isWarning)
        tellings.push({ orgId, incidentId: id, warningId, articleId: facts.articleId, reason })
    }
  }
  const ids = await nextIncidentIds(tx, -opened)
  const idOf = (id: number) => (id < 0 ? (ids[-id - 1] ?? 0) : id)
  await writeIncidents(
    tx,
    [...changed].map(([id, each]) => ({ ...each, incident: { ...each.incident, id: idOf(id) } })),
  )
  await writeMembers(
    tx,
    members.map(each => ({ ...each, incidentId: idOf(each.incidentId) })),
  )
  await tellListeners(
    listeners,
    tx,
    [...news].map(([id, each]) => ({ ...each, incidentId: idOf(id) })),
    now,
  )
  await notifyReceivers(
    tx,
    tellings.map(each => ({
      ...each,
      incidentId: idOf(each.incidentId),
      level: changed.get(each.incidentId)?.incident.level ?? null,
    })),
    now,
  )
}

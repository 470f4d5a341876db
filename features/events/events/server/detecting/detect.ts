/**
 * Follows what was stored for each organisation and offers what may be an event. Groups lie in the memory of the worker that has the organisation; they
 * are made anew from the articles of the last days when another one takes it over.
 */
import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { insertSetMembers } from '@guanlan/features/articles/articles/server/facts'
import { type ArrivedArticle, arrivedArticles, placeName } from '@guanlan/features/articles/articles/server/questions'
import { type Database, type Scope, withScope } from '@guanlan/platform/server'
import type { Group } from './group.ts'
import { type Grouping, openGrouping } from './grouping.ts'
import { leaseNext } from './leases.ts'
import type { DetectedArticle } from './marks.ts'
import { burstOf, confidenceOf, isBurst, mayBeOffered } from './offer.ts'
import { joinsMs } from './similarity.ts'
import { loadStored, type StoredCandidates, saveOffer } from './stored.ts'
import { usualOfGroup } from './usual-of-group.ts'

/** Between two looks at an organisation. */
const everyMs = 15_000
/** What a transaction that was open then may have stored is looked for once more. */
const overlapMs = 120_000
/** Articles dated by clocks that run ahead. */
const aheadMs = 86_400_000
/** Groups are made anew, so that older articles that were put in since are seen. */
const longestMs = 3_600_000
const mostArticles = 100_000
/** About 10 milliseconds. */
const atOnce = 20
/** Of groups not offered yet; what is usual is asked again when it has grown by half. */
const grown = 1.5

interface Followed {
  grouping: Grouping
  madeAt: number
  since: Date
  seen: Set<number>
  /** By group, its recent articles when what is usual was asked last. */
  tried: WeakMap<Group, number>
}

export interface Detector {
  /** @returns whether there is more */
  next(db: Database): Promise<boolean>
  /** One organisation, as it stands. */
  look(scope: Pick<Scope, 'orgId' | 'db' | 'now'> & Scope): Promise<void>
}

export function openDetector(): Detector {
  const worker = randomUUID()
  const followed = new Map<number, Followed>()

  async function look(scope: Scope): Promise<void> {
    const { orgId, now } = scope
    const stored = await loadStored(scope, new Date(now.getTime() - 2 * joinsMs))
    const known = followed.get(orgId)
    const isValid = known && now.getTime() - known.madeAt < longestMs && !isAgainst(known.grouping, stored)
    const state = isValid ? known : made(stored, now)
    const from = new Date(now.getTime() - joinsMs)
    const range = { from, to: new Date(now.getTime() + aheadMs), most: mostArticles }
    const arrived = await arrivedArticles(scope, { ...range, since: new Date(state.since.getTime() - overlapMs) })
    const touched = new Map<Group, number[]>()
    let placed = 0
    // What belongs somewhere already comes first, so that the others find it.
    const isStored = ({ story }: ArrivedArticle) => (stored.ofStory.has(story) ? 0 : 1)
    for (const article of arrived.toSorted((a, b) => isStored(a) - isStored(b))) {
      if (state.seen.has(article.id)) continue
      // Whatever else this process does has its turn in between.
      if (++placed % atOnce === 0) await setImmediate()
      state.seen.add(article.id)
      const group = state.grouping.add(asDetected(article))
      touched.set(group, [...(touched.get(group) ?? []), article.id])
      if (article.arrivedAt > state.since) state.since = article.arrivedAt
    }
    for (const [group, ids] of await settled(state.grouping, touched)) await offer(scope, state, stored, group, ids)
    state.grouping.forget(from.getTime())
    // A transaction that fails leaves no memory of what it did not store.
    followed.set(orgId, state)
  }

  return {
    look,
    async next(db) {
      const orgId = await leaseNext(db, worker, new Date(), everyMs)
      if (orgId === null) return false
      try {
        await withScope(db, { orgId }, look)
      } catch (problem) {
        followed.delete(orgId)
        throw problem
      }
      return true
    },
  }
}

/** Groups that became one: what was elsewhere before is new to the one that has it now. */
async function settled(grouping: Grouping, touched: ReadonlyMap<Group, number[]>): Promise<Map<Group, number[]>> {
  const found = new Map<Group, number[]>()
  let looked = 0
  for (const [group, ids] of touched) {
    if (++looked % atOnce === 0) await setImmediate()
    const before = new Set(group.articles.keys())
    // It may have become part of one that was looked at before.
    const [first] = group.stories.keys()
    const now = first === undefined ? group : (grouping.groupOf(first) ?? group)
    const into = now === group ? grouping.settle(group) : now
    const moved = into === group ? [...group.articles.keys()].filter(id => !before.has(id)) : [...before]
    found.set(into, [...new Set([...(found.get(into) ?? []), ...ids, ...moved])])
    if (into !== group) found.delete(group)
  }
  return found
}

/** People have put a story into another candidate than the one that it is held for. */
const isAgainst = (grouping: Grouping, { ofStory }: StoredCandidates): boolean =>
  [...grouping.groups()].some(({ candidate, stories }) =>
    [...stories.keys()].some(story => (ofStory.get(story) ?? candidate) !== candidate),
  )

const made = (stored: StoredCandidates, now: Date): Followed => ({
  grouping: openGrouping(stored.ofStory),
  madeAt: now.getTime(),
  since: new Date(0),
  seen: new Set(),
  tried: new WeakMap(),
})

const asDetected = ({ publishedAt, mentioned, ...article }: ArrivedArticle): DetectedArticle => ({
  ...article,
  at: publishedAt.getTime(),
  places: mentioned.flatMap(code => placeName(code) ?? []),
})

async function offer(
  scope: Scope,
  state: Followed,
  stored: StoredCandidates,
  group: Group,
  ids: readonly number[],
): Promise<void> {
  const decision = group.candidate === null ? undefined : stored.decisions.get(group.candidate)
  if (decision?.eventId) {
    const { orgId, db } = scope
    const { eventId } = decision
    await insertSetMembers(
      db,
      ids.map(articleId => ({ orgId, kind: 'event', id: eventId, articleId, how: 'story' })),
    )
  }
  const burst = burstOf(group)
  if (group.candidate === null) {
    if (!mayBeOffered(burst) || burst.recent < grown * (state.tried.get(group) ?? 0)) return
    state.tried.set(group, burst.recent)
  }
  const core = state.grouping.coreOf(group)
  const usual = group.candidate === null ? await usualOfGroup(scope, core, burst) : null
  if (usual !== null && !isBurst(burst, usual)) return
  const confidence = (of: number) => confidenceOf(state.grouping.cohesionOf(group), burst, of)
  group.candidate = await saveOffer(scope, group, { usual, confidence, words: core.map(({ key }) => key.slice(1)) })
}

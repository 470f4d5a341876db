/** What is kept of a visit: its entries, how the source fares, and when it is asked next. */
import {
  countHour,
  type DueSource,
  delaysOf,
  noteMove,
  saveAnswer,
  saveFailedVisit,
  savePages,
  saveVisit,
  spendOfSource,
} from '@guanlan/features/collecting/sources/server'
import { AskRefused, type Fetched, inWords, type Tx } from '@guanlan/platform/server'
import type { ItemProblem } from '../../items.ts'
import { AnswerProblem } from '../asking/answer.ts'
import type { Collected, Unread } from '../asking/source.ts'
import { checkEntry, entryMark, type Read } from './entries.ts'
import { handInEntries } from './hand-in.ts'
import { learnedPace, pauseAfterFailure, secondsUntilNext, stateOf } from './pace.ts'

/** Of a site map or list that was just added. */
const firstPages = 20

/** Named of one visit. */
const mostLeftOut = 20

const notTaken = (written: string, position: number): ItemProblem => ({
  position,
  field: 'url',
  key: 'pipeline.addressUnreadable',
  excerpt: written.replaceAll('\0', '').slice(0, 120).toWellFormed(),
})

/** Its excerpt is the address, and below it why. */
export const notRead = ({ url, problem }: Unread): ItemProblem => ({
  position: 0,
  field: 'url',
  key: 'pipeline.pageUnread',
  excerpt: `${url.slice(0, 300)}\n${problem.slice(0, 200)}`.replaceAll('\0', '').toWellFormed(),
})

export interface VisitCosts {
  /** At the address of the source; null: there was none. */
  answer: Fetched | null
  requests: number
  bytes: number
}

const paceOf = ({ rhythm, intervalSeconds, paceSeconds }: DueSource): number =>
  rhythm === 'fixed' ? intervalSeconds : paceSeconds

/** What the visit brought, and when the next one is. */
export async function recordVisit(
  tx: Tx,
  due: DueSource,
  collected: Collected,
  { answer, requests, bytes }: VisitCosts,
  read: Read,
): Promise<void> {
  const { source } = due
  const { unchanged, pagesNeeded = false, identities } = collected
  const now = new Date()
  const of = source.mediaLevel > 0 ? { mediaLevel: source.mediaLevel } : {}
  const checked = collected.entries.map((entry, position) => checkEntry({ ...entry, ...of }, position, now, read))
  const marked = checked.flatMap((one, place) => {
    if (!('item' in one)) return []
    const item = collected.entries[place]?.isEdited ? { ...one.item, isEdited: true as const } : one.item
    return [{ item, mark: entryMark(item) }]
  })
  const refused = [
    ...checked.flatMap(one => ('problem' in one ? [one.problem] : [])),
    ...(collected.leftOut ?? []).slice(0, mostLeftOut).map((written, n) => notTaken(written, checked.length + n)),
    ...(collected.unread ?? []).slice(0, mostLeftOut).map(one => notRead(one)),
  ]
  const fresh = marked.filter(({ mark }) => !source.known.has(mark))
  const withPages = source.fullText || pagesNeeded
  const readable = withPages ? fresh.filter(({ item }) => item.url && URL.canParse(item.url)) : []
  // What a site lists when it is added was there before: a few of it show what comes.
  const toRead = pagesNeeded && source.known.size === 0 ? readable.slice(0, firstPages) : readable
  const waiting = new Set(toRead.map(({ mark }) => mark))
  // Entries that were handed in before are handed in again: their numbers may have changed, and nothing is stored twice.
  const whole = pagesNeeded
    ? []
    : marked.filter(({ item, mark }) => !waiting.has(mark) && (item.isEdited || !(withPages && source.known.has(mark))))
  const entries = whole.map(({ item }) => item)
  await handInEntries(tx, source, entries, refused, { asked: 1, bytes })
  await savePages(
    tx,
    source.id,
    toRead.map(({ item, mark }) => ({ url: item.url ?? '', mark, item })),
  )
  const pace = due.rhythm === 'fixed' ? due.intervalSeconds : learnedPace(due.paceSeconds, fresh.length)
  // Spread, so that those that were added together do not stay together.
  const next = secondsUntilNext(now, pace * (0.95 + Math.random() * 0.1), collected.asks ?? due.asks)
  await saveVisit(tx, source.id, {
    ...collected,
    asks: collected.asks,
    ...(identities && { known: identities.known }),
    paceSeconds: pace,
    nextSeconds: next,
    hasNews: fresh.length > 0,
    marks: unchanged ? null : marked.map(({ mark }) => mark),
  })
  // What was listed before the source was known says nothing of how soon it is seen.
  const seen = source.known.size > 0 ? fresh.map(({ item }) => item) : []
  await countHour(tx, source.id, {
    asked: 1,
    requests,
    unchanged: unchanged ? 1 : 0,
    fresh: fresh.length,
    refused: refused.length,
    bytes,
    sameIds: identities?.sameIds ?? 0,
    newIds: identities?.newIds ?? 0,
    edited: identities?.edited ?? 0,
    delays: delaysOf(seen, now),
  })
  if (!due.shared) await spendOfSource(tx, source.id, requests, bytes)
  await noteMove(tx, due, answer?.movedTo ?? null)
  if (!unchanged) await saveAnswer(tx, source, answer, null)
}

export async function recordFailure(
  tx: Tx,
  due: DueSource,
  error: unknown,
  { answer, requests, bytes }: VisitCosts,
): Promise<void> {
  const { source, failures } = due
  const [status, requested] = error instanceof AnswerProblem ? [error.status, error.retrySeconds ?? 0] : [null, 0]
  const pause = Math.max(requested, pauseAfterFailure(paceOf(due), failures))
  const state = error instanceof AskRefused ? (error.isSilent ? 2 : 4) : stateOf(status)
  const problem = inWords(error).slice(0, 500)
  await saveFailedVisit(tx, source.id, { problem, state, pauseSeconds: pause })
  await countHour(tx, source.id, { asked: 1, failed: 1, requests, bytes })
  if (!due.shared) await spendOfSource(tx, source.id, requests, bytes)
  await saveAnswer(tx, source, answer, problem)
}

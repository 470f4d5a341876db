/** Takes batches through the flow, three at once, for as long as the process runs. */
import type { OwnAnalyses } from '@guanlan/features/articles/articles/server/analysis'
import { fileInGroups, type TextFiling } from '@guanlan/features/articles/articles/server/search'
import { type ShinglePages, showShinglePages } from '@guanlan/features/articles/articles/server/stories'
import { emptySenderMemory, lacksMonth, makeMonthsAhead } from '@guanlan/features/articles/articles/server/storing'
import { type BrandLibraryFollower, followBrandLibrary } from '@guanlan/features/articles/brand-library/server'
import { followOwnAnalyses } from '@guanlan/features/articles/vocabularies/server'
import { followCampaigns } from '@guanlan/features/campaigns/campaigns/server'
import { followEvents } from '@guanlan/features/events/events/server'
import { followFilters } from '@guanlan/features/monitors/filters/server'
import { followLabels } from '@guanlan/features/monitors/labels/server'
import { type FollowerState, followRules } from '@guanlan/features/monitors/monitors/server'
import { followWarnings } from '@guanlan/features/warnings/warnings/server'
import type { Database, Listener } from '@guanlan/platform/server'
import { type Batch, type BatchOrder, claimBatch, endBatch, postpone } from './batches.ts'
import { beat, beatMs } from './beat.ts'
import { flow } from './flow.ts'
import { catchUp, type Followers, keepFresh } from './followers.ts'
import { type CallsUnderWay, type GiveWay, givingWay, smallBatch } from './give-way.ts'
import type { SenderMemory, ShingleMemory } from './store/store.ts'

export interface FlowState {
  rules: FollowerState
  articles: number
  /** Milliseconds from accepted to stored, of the newest batch. */
  lagMs: number
  /** Of the time of its batches, so much in which all other batches of the installation waited for one (docs/decisions/0009); 0 to 1. */
  turnShare: number
  lastError: string | null
}

export interface Flow {
  state(): FlowState
  /** Milliseconds in which all other batches of the installation waited for one of this process, since it started. */
  turnMs(): number
  /** Ends after the batch in hand; what is not finished is taken up at the next start. */
  stop(): Promise<void>
}

interface State extends Omit<FlowState, 'rules' | 'turnShare'> {
  /** Milliseconds of all batches, from taken to stored. */
  batchMs: number
  /** Of these, with the turn. */
  turnMs: number
}

/** What the flows of a process share. */
interface Line {
  db: Database
  followers: Followers
  memory: ShingleMemory
  senders: SenderMemory
  state: State
  giveWay: GiveWay
  filing: TextFiling
  shingles: ShinglePages
  /** Looks again after so many milliseconds. */
  later(ms: number): void
  failed(error: unknown): void
}

/** Filing is as large as no batch is: whatever is handed in goes before it. */
const filedLast = Number.MAX_SAFE_INTEGER

/** How long a worker sleeps when nothing waits; an announcement wakes it at once. */
const idleMs = 2_000

export interface FlowOptions {
  /** Where the rules are kept between two starts. */
  rulesFile?: string
  /** Nothing is stored while it is false; absent: there always is. */
  hasRoom?: () => boolean
  /** Handed in by who needs them too. */
  names?: BrandLibraryFollower
  analyses?: OwnAnalyses
  /** Calls of people that this process answers; absent: it answers none. */
  calls?: CallsUnderWay
}

export function startFlow(
  db: Database,
  listener: Listener,
  log: (error: unknown, message: string) => void,
  {
    rulesFile,
    names = followBrandLibrary(),
    analyses = followOwnAnalyses(),
    hasRoom = () => true,
    calls,
  }: FlowOptions = {},
): Flow {
  const rules = followRules(rulesFile)
  const memory: ShingleMemory = new Map()
  const state: State = { articles: 0, lagMs: 0, batchMs: 0, turnMs: 0, lastError: null }
  const giveWay = givingWay(calls)
  let stopped = false
  const sleepers = new Set<() => void>()
  /** How often something was announced: what comes while a flow looks and before it sleeps is not missed. */
  let rings = 0
  const wakeAll = () => {
    rings++
    for (const wake of sleepers) wake()
  }
  const forget = listener.on('received', wakeAll)
  listener.onReconnect(wakeAll)
  const followers: Followers = {
    rules,
    filters: followFilters(rules),
    labels: followLabels(rules),
    warnings: followWarnings(rules),
    events: followEvents(rules),
    campaigns: followCampaigns(rules),
    names,
    analyses,
  }
  const fresh = keepFresh(followers, db, listener, log)

  const failed = (error: unknown) => {
    state.lastError = error instanceof Error ? error.message : String(error)
    log(error, 'batch not stored; it will be tried again')
  }
  const line: Line = {
    db,
    followers,
    memory,
    senders: emptySenderMemory(),
    state,
    giveWay,
    filing: fileInGroups(db, log, () => giveWay.writing(filedLast)),
    shingles: showShinglePages(db, log),
    later: ms => void setTimeout(wakeAll, ms).unref(),
    failed,
  }
  let beaten = 0
  async function run(order: BatchOrder, isForSmall = false): Promise<void> {
    while (!stopped) {
      let heard = rings
      try {
        if (order === 'age' && hasRoom() && Date.now() - beaten >= beatMs) {
          await beat(db)
          beaten = Date.now()
        }
        if (hasRoom() && (await processNext(line, order, isForSmall && giveWay.keepsOneForSmall() ? smallBatch : null)))
          continue
        state.lastError = null
      } catch (error) {
        failed(error)
        // The database is not asked again before something new is announced.
        heard = rings
      }
      if (heard !== rings) continue
      await new Promise<void>(resolve => {
        const wake = () => {
          clearTimeout(timer)
          sleepers.delete(wake)
          resolve()
        }
        const timer = setTimeout(wake, idleMs)
        sleepers.add(wake)
      })
    }
  }
  // While one batch waits for the database, another is worked on.
  // One goes by age, so that nothing waits for ever; the others keep whoever hands in thousands from holding up everybody else.
  const done = Promise.all([run('age'), run('fewest'), run('fewest', true)])
  return {
    state: () => {
      const { batchMs, turnMs, ...reported } = state
      return { ...reported, turnShare: batchMs > 0 ? turnMs / batchMs : 0, rules: rules.state() }
    },
    turnMs: () => state.turnMs,
    async stop() {
      stopped = true
      forget()
      wakeAll()
      await Promise.all([done, fresh.stop()])
      await Promise.all([line.filing.ended(), line.shingles.ended()])
      await rules.keep().catch(error => log(error, 'rules not kept; the next start reads them from the database'))
    },
  }
}

/** Takes the next batch in this order. @param most articles of it; null: any. False when there is none; throws when the database cannot be asked. */
async function processNext(
  { db, followers, memory, senders, state, giveWay, filing, shingles, later, failed }: Line,
  order: BatchOrder,
  most: number | null,
): Promise<boolean> {
  let taken: Batch | undefined
  let flowed: Awaited<ReturnType<typeof flow>> | undefined
  const begunAt = performance.now()
  const atEnd: (() => void)[] = []
  try {
    flowed = await db.transaction().execute(async tx => {
      taken = await claimBatch(tx, order, most)
      if (!taken) return undefined
      // With everything else of the transaction, or not at all; said first, since at its end others wait.
      await endBatch(tx, taken)
      await catchUp(followers, tx)
      return await flow(tx, taken, followers, memory, senders, giveWay, act => atEnd.push(act))
    })
  } catch (error) {
    if (!taken) throw error
    for (const act of atEnd.splice(0)) act()
    // The failed batch is put off, and the next one is taken at once.
    if (lacksMonth(error)) await makeMonthsAhead(db)
    later(await postpone(db, taken, error))
    failed(error)
    return true
  } finally {
    for (const act of atEnd) act()
  }
  if (!taken) return false
  const endedAt = performance.now()
  state.batchMs += endedAt - begunAt
  if (flowed) {
    state.turnMs += endedAt - flowed.turnAt
    filing.stored(flowed.grams)
    shingles.stored(taken.items.length)
  }
  // A few milliseconds of putting the index in order, when it pays.
  followers.rules.matcher.tidy(tidyMs)
  state.articles += taken.items.length
  state.lagMs = Date.now() - taken.received_at.getTime()
  return true
}

const tidyMs = 5

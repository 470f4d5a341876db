/** The way of an article, on one page: collect → normalise → enrich → match → store → alert. The only file that names two stages. */

import type { OwnReadings } from '@guanlan/features/articles/server/analysis'
import { lacksMonth, makeMonthsAhead } from '@guanlan/features/articles/server/storing'
import { type FollowerState, followRules, type RuleFollower } from '@guanlan/features/monitors/server'
import { followNames, type NamesFollower } from '@guanlan/features/names/server'
import { followReadings } from '@guanlan/features/vocabularies/server'
import { type Database, isConnectionFailure, type Listener, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { announceArrivals, type OnArrivals } from './alert/announce.ts'
import { enrich } from './enrich/enrich.ts'
import type { MatchedArticle, RawArticle } from './items.ts'
import { readForOrganisations } from './match/for-organisations.ts'
import { match } from './match/match.ts'
import { normalise, type Origin } from './normalise/normalise.ts'
import { type ShingleMemory, store } from './store/store.ts'

export { accept, batchSize, type Handed, waiting } from './collect/accept.ts'
export { type NewFeed, saveFeed } from './collect/feeds/feeds.ts'
export { pollNext } from './collect/feeds/poll.ts'
export { type Imported, importFile } from './collect/import-file.ts'
export { articlesOf, publishNext } from './collect/newsroom/newsroom.ts'
export { type ReadItem, readItem } from './normalise/read-item.ts'
export { strings as pipelineStrings } from './strings.ts'

/** Who acts on new hits, in order. */
const listeners: readonly OnArrivals[] = [announceArrivals]

export interface FlowState {
  rules: FollowerState
  articles: number
  /** Milliseconds from accepted to stored, of the newest batch. */
  lagMs: number
  lastError: string | null
}

export interface Flow {
  state(): FlowState
  /** Ends after the batch in hand; what is not finished is taken up at the next start. */
  stop(): Promise<void>
}

interface Batch {
  id: number
  source: string
  only_org: number | null
  items: RawArticle[]
  received_at: Date
  attempts: number
}

/** How long a worker sleeps when nothing waits; an announcement wakes it at once. */
const idleMs = 2_000
const retryMs = [1_000, 5_000, 30_000, 120_000, 600_000]
/** A batch that failed this often is taken apart, so that one bad item does not hold back the others. */
const attemptsWhole = 2

export interface FlowOptions {
  /** Where the rules are kept between two starts. */
  rulesFile?: string
  /** Handed in by who needs them too. */
  names?: NamesFollower
  readings?: OwnReadings
}

export function startFlow(
  db: Database,
  listener: Listener,
  log: (error: unknown, message: string) => void,
  { rulesFile, names = followNames(), readings = followReadings() }: FlowOptions = {},
): Flow {
  const rules = followRules(rulesFile)
  const memory: ShingleMemory = new Map()
  const state: Omit<FlowState, 'rules'> = { articles: 0, lagMs: 0, lastError: null }
  let stopped = false
  const sleepers = new Set<() => void>()
  const wakeAll = () => {
    for (const wake of sleepers) wake()
  }
  const forget = listener.on('received', wakeAll)
  // Each batch reads what has changed before it; this keeps what is held fresh while none comes, and ready for the first.
  const followers: Followers = { rules, names, readings }
  const reading = readOnNotice(() => db.transaction().execute(tx => catchUp(followers, tx)), log)
  const forgetRules = listener.on('rules', reading.read)
  const forgetNames = listener.on('names', reading.read)
  const forgetReadings = listener.on('own_readings', reading.read)
  listener.onReconnect(() => {
    wakeAll()
    reading.read()
  })
  reading.read()

  const failed = (error: unknown) => {
    state.lastError = error instanceof Error ? error.message : String(error)
    log(error, 'batch not stored; it will be tried again')
  }
  async function run(): Promise<void> {
    while (!stopped) {
      try {
        if (await processNext(db, { ...followers, memory }, state, failed)) continue
        state.lastError = null
      } catch (error) {
        failed(error)
      }
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
  const done = Promise.all([run(), run(), run()])
  return {
    state: () => ({ ...state, rules: rules.state() }),
    async stop() {
      stopped = true
      forget()
      forgetRules()
      forgetNames()
      forgetReadings()
      wakeAll()
      await Promise.all([done, reading.done()])
      await rules.keep().catch(error => log(error, 'rules not kept; the next start reads them from the database'))
    },
  }
}

/** Reads when told, one reading at a time; whatever is told meanwhile makes one more. */
function readOnNotice(work: () => Promise<void>, log: (error: unknown, message: string) => void) {
  let running: Promise<void> | null = null
  let again = false
  const run = async () => {
    do {
      again = false
      await work().catch(error =>
        log(error, 'what articles are read with was not read; it is read again with the next batch'),
      )
    } while (again)
    running = null
  }
  return {
    read() {
      again = running !== null
      running ??= run()
    },
    done: () => running ?? Promise.resolve(),
  }
}

interface Followers {
  rules: RuleFollower
  names: NamesFollower
  readings: OwnReadings
}

/** In this order: reading the rules gives the transaction its number, which tells who may still store with older names. */
async function catchUp({ rules, names, readings }: Followers, tx: Tx): Promise<void> {
  await rules.catchUp(tx)
  await names.catchUp(tx)
  await readings.catchUp(tx)
}

/** Takes the oldest batch that waits. False when there is none; throws when the database cannot be asked. */
async function processNext(
  db: Database,
  { memory, ...followers }: Followers & { memory: ShingleMemory },
  state: Omit<FlowState, 'rules'>,
  failed: (error: unknown) => void,
): Promise<boolean> {
  let taken: Batch | undefined
  try {
    await db.transaction().execute(async tx => {
      taken = await takeBatch(tx)
      if (!taken) return
      await catchUp(followers, tx)
      const articles = await readForOrganisations(tx, await prepare(taken, followers), followers.readings)
      await finish(tx, taken, articles, memory)
    })
  } catch (error) {
    if (!taken) throw error
    // Its turn comes later; the next one's comes now.
    if (lacksMonth(error)) await makeMonthsAhead(db)
    await postpone(db, taken, error)
    failed(error)
    return true
  }
  if (!taken) return false
  // A few milliseconds of putting the index in order, when it pays.
  followers.rules.matcher.tidy(tidyMs)
  state.articles += taken.items.length
  state.lagMs = Date.now() - taken.received_at.getTime()
  return true
}

const tidyMs = 5

async function takeBatch(tx: Tx): Promise<Batch | undefined> {
  const { rows } = await sql<Batch>`
    select id, source, only_org, items, received_at, attempts from received_batches
    where retry_at <= now() order by id limit 1 for update skip locked`.execute(tx)
  return rows[0]
}

/** Articles worked on before others get their turn, requests and the batch that is being stored: about six milliseconds. */
const atOnce = 4

/** Everything that needs no database: about one and a half milliseconds an article. */
async function prepare(batch: Batch, { rules, names }: Followers): Promise<MatchedArticle[]> {
  const origin: Origin = { source: batch.source, onlyOrg: batch.only_org, receivedAt: batch.received_at }
  // One library for the whole batch, whatever is read meanwhile.
  const held = names.names
  const byIdentity = new Map<string, MatchedArticle>()
  for (const [index, raw] of batch.items.entries()) {
    if (index % atOnce === 0) await new Promise(setImmediate)
    const article = match(await enrich(normalise(raw, origin), held), rules)
    // The same article twice in one batch: the later one has the newer counts.
    byIdentity.set(article.identity, article)
  }
  return [...byIdentity.values()]
}

async function finish(tx: Tx, batch: Batch, articles: readonly MatchedArticle[], memory: ShingleMemory): Promise<void> {
  const stored = await store(tx, articles, memory)
  for (const listener of listeners) await listener(tx, stored.arrivals)
  await tx.deleteFrom('received_batches').where('id', '=', batch.id).execute()
}

/** The batch stays; it is tried again later, and taken apart into single articles when it keeps failing. */
async function postpone(db: Database, batch: Batch, error: unknown): Promise<void> {
  const message = (error instanceof Error ? error.message : String(error)).slice(0, 500)
  // A connection that broke says little about the batch: it waits no longer for the outages before.
  const again = isConnectionFailure(error) ? 0 : Math.min(batch.attempts, retryMs.length - 1)
  const wait = retryMs[again] ?? 1_000
  await db.transaction().execute(async tx => {
    if (batch.attempts + 1 >= attemptsWhole && batch.items.length > 1) {
      await sql`
        insert into received_batches (source, only_org, items, size, received_at, attempts, last_error)
        select source, only_org, json_build_array(item), 1, received_at, attempts + 1, ${message} from received_batches, json_array_elements(items) item where id = ${batch.id}`.execute(
        tx,
      )
      await tx.deleteFrom('received_batches').where('id', '=', batch.id).execute()
      return
    }
    await sql`update received_batches set attempts = attempts + 1, last_error = ${message}, retry_at = now() + ${wait} * interval '1 millisecond' where id = ${batch.id}`.execute(
      tx,
    )
  })
}

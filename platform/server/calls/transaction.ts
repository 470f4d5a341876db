/** One transaction a call: its turn, its connection, its end. */
import { setTimeout as pause } from 'node:timers/promises'
import { refuse } from '@guanlan/platform/contract'
import { type CompiledQuery, type DatabaseConnection, Kysely, PostgresDialect, Transaction } from 'kysely'
import type pg from 'pg'
import { answeredSoon, patienceMs } from '../answered-soon.ts'
import type { Tx } from '../database.ts'
import { isForPrimary } from '../primary/read-server.ts'
import type { ReadServer } from '../primary/read-server-interface.ts'
import type { DB } from '../tables.generated.ts'
import { cancelStatement } from './cancel.ts'
import { type Caller, Gate, strangers } from './gate.ts'
import { knownMembers } from './known-members.ts'
import { type CallFacts, describeOutside, limitToFolders, type OpenedCall, open, openReading } from './open.ts'
import { type Shares, sharesOf } from './shares.ts'

export interface Calls {
  /** Of this process. */
  gate: Gate
  /** Dear calls that come before the caller's newest waiting one, 0 when only other processes are waited for; null when none waits. */
  ahead(caller: Caller): number | null
  within<T>(facts: CallFacts, work: (opened: OpenedCall) => Promise<T>): Promise<T>
}

/** A pool is shared out by one gate, also where a process serves calls and does tasks. */
const callsOf = new WeakMap<pg.Pool, Calls>()

/** @param pool its connections work as guanlan_app. @param shares and @param reads of the first that opens the pool */
export function openCalls(
  pool: pg.Pool,
  { shares = sharesOf(pool.options.max), reads = null }: { shares?: Shares; reads?: ReadServer | null } = {},
): Calls {
  const known = callsOf.get(pool)
  if (known) return known
  const opened = callsOn(pool, shares, reads)
  callsOf.set(pool, opened)
  return opened
}

function callsOn(pool: pg.Pool, shares: Shares, reads: ReadServer | null): Calls {
  const gate = new Gate(shares)
  const members = knownMembers()
  /** Who has a place in this process and waits until other processes have one free. */
  const others = new Set<string>()
  /** Calls that stand before the gate. */
  const waiting = new Set<AbortController>()
  const dialect = new PostgresDialect({ pool })
  const driver = dialect.createDriver()
  const whole = new Kysely<DB>({ dialect })

  function transactionOn(client: pg.PoolClient, signal: AbortSignal | undefined): Tx {
    const connection = connectionOf(client, signal)
    const executor = whole.getExecutor().withConnectionProvider({ provideConnection: use => use(connection) })
    return new Transaction<DB>({ config: { dialect }, dialect, driver, executor })
  }

  /** The database is away for whoever waits, too: they are told so now and not one wave of connections after the other. */
  const noteOutage =
    ({ signal }: CallFacts) =>
    (error: unknown): never => {
      if (!signal?.aborted) for (const leave of waiting) leave.abort(refuse('unavailable', 'platform.unavailable'))
      throw error
    }

  /** The gate, left at once when the caller has gone or the database is away. */
  async function enter(caller: Caller, isExpensive: boolean, signal: AbortSignal | undefined): Promise<() => void> {
    signal?.throwIfAborted()
    const leave = new AbortController()
    const follow = () => leave.abort(signal?.reason)
    signal?.addEventListener('abort', follow)
    waiting.add(leave)
    try {
      return await gate.enter(caller, isExpensive, leave.signal)
    } finally {
      waiting.delete(leave)
      signal?.removeEventListener('abort', follow)
    }
  }

  /** The work in its transaction; `noPlace` when all processes together run as many expensive calls as they may. */
  async function attempt<T>(facts: CallFacts, work: (opened: OpenedCall) => Promise<T>): Promise<T | typeof noPlace> {
    const requested = { ...facts, isReading: reads !== null && facts.isReading === true }
    const began = performance.now()
    const client = await connectionFor(pool, facts.signal).catch(noteOutage(facts))
    return withConnection(client, facts.signal, async unusable => {
      const left = Math.max(leastMs, patienceMs() - (performance.now() - began))
      const { hasPlace, reached, ...opened } = await answeredSoon(open(client, requested, shares), left).catch(
        error => {
          // Whatever was not answered would be answered to whoever has the connection next.
          unusable()
          return noteOutage(facts)(error)
        },
      )
      members.note(facts, opened.member !== null)
      if (!hasPlace) {
        await client.query('rollback')
        return noPlace
      }
      const limitedTo = await limitToFolders(client, facts, opened.member)
      const call = { ...opened, ...(limitedTo && { limitedTo }), db: transactionOn(client, facts.signal) }
      const there = reached === null ? notThere : await readThere(facts, { ...call, reached }, work)
      const result = there !== notThere ? there : limitedTo ? await work(call).catch(describeOutside) : await work(call)
      await end(client, facts.signal)
      return result
    })
  }

  /** The same question to the server that follows, while the place and the rights are held here. */
  async function readThere<T>(
    facts: CallFacts,
    { reached, ...call }: OpenedCall & { reached: string },
    work: (opened: OpenedCall) => Promise<T>,
  ): Promise<T | typeof notThere> {
    const client = await reads?.connect(reached)
    if (!client) return notThere
    try {
      return await withConnection(client, facts.signal, async () => {
        await openReading(client, facts)
        await limitToFolders(client, facts, call.member)
        const result = await work({ ...call, db: transactionOn(client, facts.signal) })
        await end(client, facts.signal)
        return result
      })
    } catch (error) {
      if (facts.signal?.aborted || !isForPrimary(error)) throw error
      reads?.noteBroken()
      return notThere
    }
  }

  /** Whoever was not met as a member yet stands in the strangers' line, so that nobody fills the line of an organisation from outside. */
  async function meet(facts: CallFacts): Promise<void> {
    if (members.knows(facts)) return
    const leave = await enter({ orgId: strangers, userId: facts.userId }, false, facts.signal)
    try {
      await attempt({ ...facts, kind: 'read', quotas: [], isOperation: false }, async () => {})
    } finally {
      leave()
    }
  }

  return {
    gate,
    ahead: caller => gate.ahead(caller) ?? (others.has(nameOf(caller)) ? 0 : null),
    async within(facts, work) {
      if (facts.kind === 'expensive') await meet(facts)
      const place = members.knows(facts) ? facts : { orgId: strangers, userId: facts.userId }
      const leave = await enter(place, facts.kind === 'expensive', facts.signal)
      try {
        for (let ms = 50; ; ms = Math.min(2 * ms, 400)) {
          const result = await attempt(facts, work)
          if (result !== noPlace) return result
          others.add(nameOf(facts))
          // Of uneven length, so that processes do not ask in step.
          await pause(ms * (0.5 + Math.random()), undefined, { signal: facts.signal }).catch(() =>
            facts.signal?.throwIfAborted(),
          )
        }
      } finally {
        others.delete(nameOf(facts))
        leave()
      }
    },
  }
}

/** For the first round trip, when connecting took nearly all the time. */
const leastMs = 400

const noPlace = Symbol('no place')
const notThere = Symbol('not there')
const nameOf = ({ orgId, userId }: Caller): string => `${orgId}/${userId}`

const cancelAgainMs = 200

/** Gives the connection back in the end, and ends what it runs when the caller leaves. What fails is rolled back. */
async function withConnection<T>(
  client: pg.PoolClient,
  signal: AbortSignal | undefined,
  work: (unusable: () => void) => Promise<T>,
): Promise<T> {
  let isBroken = false
  const unusable = () => {
    isBroken = true
  }
  let cancelling: NodeJS.Timeout | undefined
  const stop = () => {
    unusable() // a cancellation that comes late must not hit who has the connection next
    void cancelStatement(client)
    // One that comes before the statement it is for does nothing.
    cancelling = setInterval(() => void cancelStatement(client), cancelAgainMs)
  }
  try {
    signal?.throwIfAborted()
    signal?.addEventListener('abort', stop)
    return await work(unusable)
  } catch (error) {
    if (!isBroken) await client.query('rollback').catch(unusable)
    throw error
  } finally {
    signal?.removeEventListener('abort', stop)
    clearInterval(cancelling)
    client.release(isBroken)
  }
}

/** @throws when a statement whose error somebody swallowed has ended the transaction: COMMIT then answers ROLLBACK */
async function end(client: pg.PoolClient, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted()
  const { command } = await client.query('commit')
  if (command !== 'COMMIT') throw new Error('The transaction had failed before it was committed')
}

/** Given back unused when the caller leaves before it comes. */
function connectionFor(pool: pg.Pool, signal: AbortSignal | undefined): Promise<pg.PoolClient> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const leave = () => reject(signal?.reason)
    signal?.addEventListener('abort', leave)
    pool.connect().then(client => {
      signal?.removeEventListener('abort', leave)
      if (signal?.aborted) client.release()
      else resolve(client)
    }, reject)
  })
}

const connectionOf = (client: pg.PoolClient, signal: AbortSignal | undefined): DatabaseConnection => ({
  async executeQuery<R>({ sql, parameters }: CompiledQuery) {
    // Whoever left between two statements waits for no further one.
    signal?.throwIfAborted()
    const { command, rowCount, rows } = await client.query(sql, parameters as unknown[])
    const isCounted = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE' || command === 'MERGE'
    return { rows: rows as R[], ...(isCounted && { numAffectedRows: BigInt(rowCount ?? 0) }) }
  },
  // biome-ignore lint/correctness/useYield: nothing of a call is streamed
  async *streamQuery() {
    throw new Error('A call answers whole: stream from a task')
  },
})

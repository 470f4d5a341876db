/** One transaction a call, opened in one round trip: organisation, time-outs, membership, roles and limits come back together. */
import { setTimeout as pause } from 'node:timers/promises'
import { refuse } from '@guanlan/platform/contract'
import { type CompiledQuery, type DatabaseConnection, Kysely, PostgresDialect, Transaction } from 'kysely'
import type pg from 'pg'
import { foldersOf } from '../access/folders.ts'
import { type MemberNow, memberText } from '../access/rights-of.ts'
import { answeredSoon, soonMs } from '../answered-soon.ts'
import type { Tx } from '../database.ts'
import type { DB } from '../tables.generated.ts'
import { cancelStatement } from './cancel.ts'
import { type Caller, Gate, strangers } from './gate.ts'
import { knownMembers } from './known-members.ts'
import { type Shares, sharesOf } from './shares.ts'

/** Milliseconds: of one statement, and of the whole transaction. */
const timeouts = { read: [5_000, 10_000], write: [10_000, 20_000], dear: [30_000, 40_000] } as const
export type CallKind = keyof typeof timeouts

export interface CallFacts extends Caller {
  kind: CallKind
  /** The caller is a key of the open interface, shown by a secret with this hash: its role stands in place of a membership. */
  keyHash?: string | undefined
  /** Names of limits to read. */
  quotas?: readonly string[]
  /** Draws the number under which history keeps what this call changes. */
  isOperation?: boolean
  /** Ends the running statement in PostgreSQL, not only the wait for it. */
  signal?: AbortSignal
}

export interface OpenedCall {
  db: Tx
  /** The number of the operation, if one was asked for. */
  operation: number | null
  /** Null: no member of the organisation, or it is disabled. */
  member: MemberNow | null
  limits: ReadonlyMap<string, number>
  /** Monitors that a member limited to folders sees; undefined: all. */
  limitedTo?: readonly number[]
}

export interface Calls {
  /** Of this process. */
  gate: Gate
  /** Dear calls that come before the caller's newest waiting one, 0 when only other processes are waited for; null when none waits. */
  ahead(caller: Caller): number | null
  within<T>(facts: CallFacts, work: (opened: OpenedCall) => Promise<T>): Promise<T>
}

/** A pool is shared out by one gate, also where a process serves calls and does tasks. */
const callsOf = new WeakMap<pg.Pool, Calls>()

/** @param pool its connections work as guanlan_app. @param shares of the first that opens the pool */
export function openCalls(pool: pg.Pool, shares = sharesOf(pool.options.max)): Calls {
  const known = callsOf.get(pool)
  if (known) return known
  const opened = callsOn(pool, shares)
  callsOf.set(pool, opened)
  return opened
}

function callsOn(pool: pg.Pool, shares: Shares): Calls {
  const gate = new Gate(shares)
  const members = knownMembers()
  /** Who has a place in this process and waits until other processes have one free. */
  const others = new Set<string>()
  /** Calls that stand before the gate. */
  const waiting = new Set<AbortController>()
  const dialect = new PostgresDialect({ pool })
  const driver = dialect.createDriver()
  const whole = new Kysely<DB>({ dialect })

  function transactionOn(client: pg.PoolClient): Tx {
    const connection = connectionOf(client)
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
  async function enter(caller: Caller, isDear: boolean, signal: AbortSignal | undefined): Promise<() => void> {
    signal?.throwIfAborted()
    const leave = new AbortController()
    const follow = () => leave.abort(signal?.reason)
    signal?.addEventListener('abort', follow)
    waiting.add(leave)
    try {
      return await gate.enter(caller, isDear, leave.signal)
    } finally {
      waiting.delete(leave)
      signal?.removeEventListener('abort', follow)
    }
  }

  /** The work in its transaction; `noPlace` when all processes together run as many dear calls as they may. */
  async function attempt<T>(facts: CallFacts, work: (opened: OpenedCall) => Promise<T>): Promise<T | typeof noPlace> {
    const began = performance.now()
    const client = await connectionFor(pool, facts.signal).catch(noteOutage(facts))
    let isBroken = false
    const stop = () => {
      isBroken = true // a cancellation that comes late must not hit who has the connection next
      void cancelStatement(client)
    }
    try {
      facts.signal?.throwIfAborted()
      facts.signal?.addEventListener('abort', stop)
      const left = Math.max(leastMs, soonMs - (performance.now() - began))
      const { hasPlace, ...opened } = await answeredSoon(open(client, facts, shares), left).catch(error => {
        // Whatever was not answered would be answered to whoever has the connection next.
        isBroken = true
        return noteOutage(facts)(error)
      })
      members.note(facts, opened.member !== null)
      if (!hasPlace) {
        await client.query('rollback')
        return noPlace
      }
      const limitedTo = await limitToFolders(client, facts.orgId, opened.member)
      const call = { ...opened, ...(limitedTo && { limitedTo }), db: transactionOn(client) }
      const result = limitedTo ? await work(call).catch(sayOutside) : await work(call)
      facts.signal?.throwIfAborted()
      // A statement whose error somebody swallowed has ended the transaction: COMMIT then answers ROLLBACK.
      const { command } = await client.query('commit')
      if (command !== 'COMMIT') throw new Error('The transaction had failed before it was committed')
      return result
    } catch (error) {
      if (!isBroken)
        await client.query('rollback').catch(() => {
          isBroken = true
        })
      throw error
    } finally {
      facts.signal?.removeEventListener('abort', stop)
      client.release(isBroken)
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
      if (facts.kind === 'dear') await meet(facts)
      const place = members.knows(facts) ? facts : { orgId: strangers, userId: facts.userId }
      const leave = await enter(place, facts.kind === 'dear', facts.signal)
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
const nameOf = ({ orgId, userId }: Caller): string => `${orgId}/${userId}`

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

/** One text of several statements: numbers and names of ours only, nothing a caller wrote. */
async function open(
  client: pg.PoolClient,
  facts: CallFacts,
  { dear, dearPerOrg, dearPerPerson }: Shares,
): Promise<Omit<OpenedCall, 'db'> & { hasPlace: boolean }> {
  const [statement, transaction] = timeouts[facts.kind]
  const org = Math.trunc(facts.orgId)
  const user = facts.userId === null ? 'null' : Math.trunc(facts.userId)
  const quotas = (facts.quotas ?? []).map(quota => `'${quota.replace(/\W/g, '')}'`)
  const text = [
    'begin',
    `set local statement_timeout = ${statement}`,
    `set local transaction_timeout = ${transaction}`,
    `select set_config('app.org', '${org}', true), set_config('app.operation', ${facts.isOperation ? `nextval('operations_id_seq')::text` : `''`}, true) as operation`,
    facts.keyHash !== undefined ? keyOf(org, user, facts.keyHash) : memberText(org, user),
    ...(quotas.length > 0
      ? [`select quota, most from org_limits where org_id = ${org} and quota in (${quotas.join(', ')})`]
      : []),
    ...(facts.kind === 'dear'
      ? [`select take_dear_place(${org}, ${user}, ${dear}, ${dearPerOrg}, ${dearPerPerson}) as "hasPlace"`]
      : []),
  ].join(';\n')
  const answers = (await client.query(text)) as unknown as pg.QueryResult[]
  const limits = (quotas.length > 0 ? (answers[5]?.rows ?? []) : []) as { quota: string; most: number }[]
  return {
    operation: facts.isOperation ? Number(answers[3]?.rows[0].operation) : null,
    member: (answers[4]?.rows[0] as OpenedCall['member']) ?? null,
    limits: new Map(limits.map(({ quota, most }) => [quota, Number(most)])),
    hasPlace: facts.kind !== 'dear' || answers.at(-1)?.rows[0].hasPlace === true,
  }
}

/** From here on the transaction sees what lies in the folders of the member's roles (docs/decisions/0021); undefined where they limit nothing. */
async function limitToFolders(
  client: pg.PoolClient,
  orgId: number,
  member: OpenedCall['member'],
): Promise<readonly number[] | undefined> {
  const folders = member && foldersOf(member.roles)
  if (!folders) return undefined
  const { rows } = await client.query('select limit_to_folders($1, $2) as items', [orgId, folders])
  return rows[0].items
}

const insufficientPrivilege = '42501'
/** A row that a policy lets nobody write who is limited. */
function sayOutside(error: unknown): never {
  if ((error as { code?: unknown }).code === insufficientPrivilege) throw refuse('forbidden', 'platform.outsideFolders')
  throw error
}

/** Its secret is looked at too: while it is exchanged, one of two opens for some hours more. */
const keyOf = (org: number, user: number | 'null', hash: string): string =>
  `select 'key' as role, jsonb_build_array(jsonb_build_object('basedOn', 'nothing', 'granted', coalesce(r.granted, '{}'), 'withheld', '{}'::text[], 'folderIds', '{}'::int[])) as roles,
     o.subscribed_until is not null and o.subscribed_until <= now() as expired,
     o.switched_off || (select s.switched_off from installation_switches s) as "switchedOff"
   from api_keys k join organisations o on o.id = k.org_id left join api_roles r on r.id = k.role_id where k.org_id = ${org} and k.user_id = ${user}
     and '${hash.replace(/[^\w-]/g, '')}' in (k.hash, case when k.previous_until > now() then k.previous_hash end)
     and o.enabled and k.withdrawn_at is null and (k.expires_at is null or k.expires_at > now())`

const connectionOf = (client: pg.PoolClient): DatabaseConnection => ({
  async executeQuery<R>({ sql, parameters }: CompiledQuery) {
    const { command, rowCount, rows } = await client.query(sql, parameters as unknown[])
    const isCounted = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE' || command === 'MERGE'
    return { rows: rows as R[], ...(isCounted && { numAffectedRows: BigInt(rowCount ?? 0) }) }
  },
  // biome-ignore lint/correctness/useYield: nothing of a call is streamed
  async *streamQuery() {
    throw new Error('A call answers whole: stream from a task')
  },
})

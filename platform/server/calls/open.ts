/** What opens the transaction of a call, in one round trip: organisation, time-outs, membership, roles, limits and a place come back together. */
import { refuse } from '@guanlan/platform/contract'
import type pg from 'pg'
import { foldersOfMember, keyText, type MemberNow, memberText, requireMaker } from '../access/rights-of.ts'
import type { Tx } from '../database.ts'
import type { Caller } from './gate.ts'
import type { Shares } from './shares.ts'

/** Milliseconds: of one statement, and of the whole transaction. */
const timeouts = { read: [5_000, 10_000], write: [10_000, 20_000], expensive: [30_000, 40_000] } as const
type CallKind = keyof typeof timeouts

export interface CallFacts extends Caller {
  kind: CallKind
  /** The caller is a key of the open interface, shown by a secret with this hash: its role stands in place of a membership. */
  keyHash?: string | undefined
  /** Goes on with what somebody began, a person or a key. */
  isTask?: boolean
  /** Names of limits to read. */
  quotas?: readonly string[]
  /** Draws the number under which history keeps what this call changes. */
  isOperation?: boolean
  /** Changes nothing, and bears being asked for again: a server that follows may answer. */
  isReading?: boolean
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

/** One text of several statements: numbers and names of ours only, nothing a caller wrote. */
export async function open(
  client: pg.PoolClient,
  facts: CallFacts,
  { dear: expensive, dearPerOrg, dearPerPerson }: Shares,
): Promise<Omit<OpenedCall, 'db'> & { hasPlace: boolean; reached: string | null }> {
  const [statement, transaction] = timeouts[facts.kind]
  const org = Math.trunc(facts.orgId)
  const user = facts.userId === null ? 'null' : Math.trunc(facts.userId)
  const quotas = (facts.quotas ?? []).map(quota => `'${quota.replace(/\W/g, '')}'`)
  const text = [
    'begin',
    `set local statement_timeout = ${statement}`,
    `set local transaction_timeout = ${transaction}`,
    `select set_config('app.org', '${org}', true), set_config('app.operation', ${facts.isOperation ? `nextval('operations_id_seq')::text` : `''`}, true) as operation`,
    actorText(org, user, facts),
    ...(quotas.length > 0
      ? [`select quota, most from org_limits where org_id = ${org} and quota in (${quotas.join(', ')})`]
      : []),
    ...(facts.kind === 'expensive'
      ? [`select take_dear_place(${org}, ${user}, ${expensive}, ${dearPerOrg}, ${dearPerPerson}) as "hasPlace"`]
      : []),
    // All that was answered as done is written so far.
    ...(facts.isReading ? ['select pg_current_wal_flush_lsn()::text as reached'] : []),
  ].join(';\n')
  const answers = (await client.query(text)) as unknown as pg.QueryResult[]
  const limits = (quotas.length > 0 ? (answers[5]?.rows ?? []) : []) as { quota: string; most: number }[]
  return {
    operation: facts.isOperation ? Number(answers[3]?.rows[0].operation) : null,
    member: (answers[4]?.rows[0] as OpenedCall['member']) ?? null,
    limits: new Map(limits.map(({ quota, most }) => [quota, Number(most)])),
    hasPlace: facts.kind !== 'expensive' || answers.at(facts.isReading ? -2 : -1)?.rows[0].hasPlace === true,
    reached: facts.isReading ? answers.at(-1)?.rows[0].reached : null,
  }
}

/** The same bounds and organisation on a server that takes no changes; who may call was found out at the one that does. */
export async function openReading(client: pg.PoolClient, { kind, orgId }: CallFacts): Promise<void> {
  const [statement, transaction] = timeouts[kind]
  await client.query(
    [
      'begin read only',
      `set local statement_timeout = ${statement}`,
      `set local transaction_timeout = ${transaction}`,
      `select set_config('app.org', '${Math.trunc(orgId)}', true)`,
    ].join(';\n'),
  )
}

/** From here on the transaction sees what lies in the folders of the member's roles (docs/decisions/0021); undefined where they limit nothing. */
export async function limitToFolders(
  client: pg.PoolClient,
  { orgId, userId }: Pick<CallFacts, 'orgId' | 'userId'>,
  member: OpenedCall['member'],
): Promise<readonly number[] | undefined> {
  if (!member) return undefined
  requireMaker(member)
  const folders = foldersOfMember(member)
  if (!folders) return undefined
  const { rows } = await client.query('select limit_to_folders($1, $2, $3) as items', [orgId, folders, userId])
  return rows[0].items
}

const insufficientPrivilege = '42501'
/** A row that a policy lets nobody write who is limited. */
export function describeOutside(error: unknown): never {
  if ((error as { code?: unknown }).code === insufficientPrivilege) throw refuse('forbidden', 'platform.outsideFolders')
  throw error
}

function actorText(org: number, user: number | 'null', { keyHash, isTask }: CallFacts): string {
  if (keyHash !== undefined) return keyText(org, user, keyHash)
  return isTask ? `${memberText(org, user)} union all ${keyText(org, user)}` : memberText(org, user)
}

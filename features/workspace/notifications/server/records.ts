/** What was sent to whom: the list, one of them with its attempts, and sending a failed one again. */
import { refuse } from '@guanlan/platform/contract'
import {
  afterKey,
  type CallScope,
  type ChosenRecords,
  keyOf,
  numberList,
  type RecordPage as Page,
  patternOf,
  type Scope,
} from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Attempt, DeliveryRecord, Message, RecordDetail, RecordPage, RecordQuestion } from '../contract.ts'
import { outboxChannel } from './outbox/enqueue.ts'
import { withoutAddress } from './outbox/receivers.ts'

const byTime = { value: sql`r.created_at`, type: 'timestamptz' } as const

const moment = (column: string) =>
  sql`to_char(r.${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const showsAddress = sql`r.purpose <> all(${[...withoutAddress]}::text[])`

const columns = sql`
  r.id, r.number::text as number, r.purpose, r.thread, r.message ->> 'level' as level, r.message ->> 'title' as title, r.channel, r.receiver,
  case when r.channel in ('email', 'sms') and ${showsAddress} then r.address else '' end as address, r.state, ${moment('created_at')} as "createdAt",
  case when r.state = 'waiting' then ${moment('due_at')} end as "dueAt", r.attempts, r.answer, r.perhaps_twice as "perhapsTwice",
  ${moment('matched_at')} as "matchedAt", ${moment('decided_at')} as "decidedAt", ${moment('handed_over_at')} as "handedOverAt", ${moment('accepted_at')} as "acceptedAt",
  ${moment('shown_at')} as "shownAt", ${moment('opened_at')} as "openedAt", ${moment('acknowledged_at')} as "acknowledgedAt"`

function wanted({ orgId }: Pick<Scope, 'orgId'>, question: RecordQuestion): RawBuilder<unknown> {
  const { like, channel, state, purpose, thread, startTime, endTime } = question
  const pattern = patternOf(like)
  const conditions = [
    sql`r.org_id = ${orgId}`,
    ...(like.trim() === ''
      ? []
      : [
          sql`(r.message ->> 'title' ilike ${pattern} or r.receiver ilike ${pattern} or (r.address ilike ${pattern} and ${showsAddress}))`,
        ]),
    ...(channel === 'all' ? [] : [sql`r.channel = ${channel}`]),
    ...(state === 'all' ? [] : [sql`r.state = ${state}`]),
    ...(purpose === '' ? [] : [sql`r.purpose = ${purpose}`]),
    ...(thread === '' ? [] : [sql`r.thread = ${thread}`]),
    ...(startTime === null ? [] : [sql`r.created_at >= ${startTime}::timestamptz`]),
    ...(endTime === null ? [] : [sql`r.created_at <= ${endTime}::timestamptz`]),
  ]
  return sql.join(conditions, sql` and `)
}

export async function listRecords(scope: CallScope, query: z.output<typeof RecordPage>) {
  const { page, pageSize, after, order } = query
  const condition = wanted(scope, query)
  const offset = after === undefined ? (page - 1) * pageSize : 0
  const { list, next } = await pageOf(scope, condition, { sort: 'createdAt', order, after, limit: pageSize }, offset)
  const total = after === undefined ? await countOf(scope, condition) : null
  return { list, total, page, pageSize, next }
}

async function pageOf(
  { db }: Pick<Scope, 'db'>,
  condition: RawBuilder<unknown>,
  { order, after, limit }: Page,
  offset = 0,
): Promise<{ list: DeliveryRecord[]; next: string | null }> {
  const direction = order === 'asc' ? sql`asc` : sql`desc`
  const behind = after === undefined ? sql`true` : afterKey(byTime, order, after)
  const { rows } = await sql<DeliveryRecord & { key: string }>`
    select ${columns}, r.created_at::text as key from deliveries r where ${condition} and ${behind}
    order by r.created_at ${direction}, r.id ${direction} limit ${limit + 1} offset ${offset}`.execute(db)
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return { list: shown.map(({ key: _, ...row }) => row), next: last ? keyOf(last.key, last.id) : null }
}

async function countOf({ db }: Pick<Scope, 'db'>, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from deliveries r where ${condition}`.execute(db)
  return rows[0]?.n ?? 0
}

/** For the export: the question's own rows, a page at a time. */
export const recordSource = {
  countChosen: (scope: Scope, chosen: Chosen) => countOf(scope, chosenBy(scope, chosen)),
  pageOfChosen: (scope: Scope, chosen: Chosen, page: Page) => pageOf(scope, chosenBy(scope, chosen), page),
}

type Chosen = ChosenRecords<RecordQuestion>

const chosenBy = (scope: Scope, { ids, allOf, but }: Chosen) =>
  allOf
    ? sql`${wanted(scope, allOf)} and r.id <> all(${[...but]}::bigint[])`
    : sql`r.org_id = ${scope.orgId} and r.id = any(${[...ids]}::bigint[])`

export async function requireRecord(scope: Pick<Scope, 'orgId' | 'db'>, id: number): Promise<DeliveryRecord> {
  const { rows } = await sql<DeliveryRecord>`
    select ${columns} from deliveries r where r.org_id = ${scope.orgId} and r.id = ${id}`.execute(scope.db)
  if (!rows[0]) throw refuse('missing', 'platform.missing')
  return rows[0]
}

export async function recordOf(scope: CallScope, id: number): Promise<RecordDetail> {
  const record = await requireRecord(scope, id)
  const { orgId, db } = scope
  const { rows } = await sql<{ message: Message }>`
    select message from deliveries where org_id = ${orgId} and id = ${id}`.execute(db)
  const { rows: attempts } = await sql<Omit<Attempt, 'beganAt' | 'endedAt'> & { beganAt: Date; endedAt: Date | null }>`
    select number, began_at as "beganAt", ended_at as "endedAt", outcome, answer from delivery_attempts
    where org_id = ${orgId} and delivery_id = ${id} order by number desc limit 100`.execute(db)
  return {
    record,
    message: mayBeShown(record, shownOf(rows[0]?.message as Message)),
    attempts: attempts.map(each => ({
      ...each,
      beganAt: each.beganAt.toISOString(),
      endedAt: each.endedAt?.toISOString() ?? null,
    })),
  }
}

/** All of a thread that failed. Returns how many. */
export async function retryThread(
  { orgId, db, now }: Pick<CallScope, 'orgId' | 'db' | 'now'>,
  thread: string,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update deliveries set state = 'waiting', due_at = ${now}, retried_at_attempt = attempts
    where org_id = ${orgId} and thread = ${thread} and state = 'failed'`.execute(db)
  await sql`select pg_notify(${outboxChannel}, '')`.execute(db)
  return Number(numAffectedRows ?? 0n)
}

/** Where a file lies is nobody's business. Messages of older releases have none. */
const shownOf = (message: Message): RecordDetail['message'] => ({
  ...message,
  files: (message.files ?? []).map(({ key: _, ...file }) => file),
})

/** The link of a verification is its receiver's alone; shown where nothing has left, so that it can be handed over by hand. */
const mayBeShown = ({ purpose, state }: DeliveryRecord, message: RecordDetail['message']): RecordDetail['message'] =>
  purpose === 'code' && state !== 'notSent' ? { ...message, link: null } : message

/** Under the same number, so that a receiver who has it already knows it again. */
export async function retryRecord(scope: CallScope, id: number): Promise<DeliveryRecord> {
  const { orgId, db, now } = scope
  const { numAffectedRows } = await sql`
    update deliveries set state = 'waiting', due_at = ${now}, retried_at_attempt = attempts
    where org_id = ${orgId} and id = ${id} and state = 'failed'`.execute(db)
  const record = await requireRecord(scope, id)
  if (numAffectedRows !== 1n) throw refuse('conflict', 'notifications.notFailed')
  await sql`select pg_notify(${outboxChannel}, '')`.execute(db)
  return record
}

/** Where messages went and what came of them, for whoever put them in; those whose record is over are absent. */
export async function deliveriesById(
  { orgId, db }: Pick<Scope, 'orgId' | 'db'>,
  ids: readonly number[],
): Promise<{ id: number; address: string; state: DeliveryRecord['state'] }[]> {
  const { rows } = await sql<{ id: number; address: string; state: DeliveryRecord['state'] }>`
    select id::float8 as id, address, state from deliveries where org_id = ${orgId} and id = any(${numberList(ids)}::bigint[])`.execute(
    db,
  )
  return rows
}

/** What models are used for: estimated and held against the limits before anything is sent, written down with what it came to. */
import { refuse } from '@guanlan/platform/contract'
import type { CallScope, Database, Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { ModelScene, UseSum } from '../contract.ts'
import type { CountedTokens } from './endpoint.ts'
import type { ModelInUse } from './in-use.ts'
import { microFenOf, yuanOf } from './tokens.ts'

const microFen = 1_000_000
/** Uses that were counted until an estimate is corrected by them. */
const leastCounted = 10
const mostRead = 100

/** By how much an endpoint counts otherwise than we do, from what it counted before. */
export async function correctionOf(scope: { db: Database | Tx; orgId: number }, model: string): Promise<number> {
  const { rows } = await sql<{ uses: number; tokens: number; estimated: number }>`
    select count(*)::int as uses, coalesce(sum(tokens_in), 0)::float8 as tokens, coalesce(sum(estimated), 0)::float8 as estimated from (
      select tokens_in, estimated from model_uses where org_id = ${scope.orgId} and model = ${model} and is_counted and estimated > 0
      order by id desc limit ${mostRead}) u`.execute(scope.db)
  const { uses, tokens, estimated } = rows[0] ?? { uses: 0, tokens: 0, estimated: 0 }
  return uses < leastCounted || estimated === 0 ? 1 : Math.min(10, Math.max(0.1, tokens / estimated))
}

export interface UseEstimate {
  tokensIn: number
  /** At most. */
  tokensOut: number
}

export interface Spent {
  /** Millionths of a fen, today. */
  person: number
  all: number
}

export async function spentToday({
  db,
  orgId,
  userId,
}: {
  db: Database | Tx
  orgId: number
  userId: number
}): Promise<Spent> {
  const { rows } = await sql<Spent>`
    select coalesce(sum(micro_fen) filter (where user_id = ${userId}), 0)::float8 as person, coalesce(sum(micro_fen), 0)::float8 as all
    from model_uses where org_id = ${orgId} and day = quota_day(${orgId})`.execute(db)
  return rows[0] ?? { person: 0, all: 0 }
}

export interface OverLimit {
  key: 'models.overRun' | 'models.overPerson' | 'models.overAll'
  values: { price: string; limit: string; used: string }
}

/** What a run is over, the narrowest first; null: nothing. @param price millionths of a fen. Pure. */
export function overLimit(price: number, { run, person, all }: ModelInUse['limits'], spent: Spent): OverLimit | null {
  const over = (key: OverLimit['key'], limit: number | null, used: number): OverLimit | null =>
    limit === null || price === 0 || used + price <= limit * microFen
      ? null
      : { key, values: { price: yuanOf(price), limit: yuanOf(limit * microFen), used: yuanOf(used) } }
  return (
    over('models.overRun', run, 0) ??
    over('models.overPerson', person, spent.person) ??
    over('models.overAll', all, spent.all)
  )
}

/** Writes down that something is about to be sent, with what it may cost. Two at once wait for each other. @throws a refusal: it is over a limit */
export async function beginUse(
  scope: Pick<CallScope, 'db' | 'orgId' | 'userId'>,
  model: ModelInUse,
  { scene, estimate }: { scene: ModelScene; estimate: UseEstimate },
): Promise<number> {
  const { db, orgId, userId } = scope
  const price = microFenOf(model, estimate.tokensIn, estimate.tokensOut)
  await sql`select pg_advisory_xact_lock(hashtext('model_uses'), ${orgId})`.execute(db)
  const over = overLimit(price, model.limits, await spentToday(scope))
  if (over) throw refuse('forbidden', over.key, over.values as never)
  const { rows } = await sql<{ id: number }>`
    insert into model_uses (org_id, day, user_id, scene, model, state, estimated, tokens_in, tokens_out, micro_fen)
    values (${orgId}, quota_day(${orgId}), ${userId}, ${scene}, ${model.endpoint.model}, 'running', ${estimate.tokensIn}, ${estimate.tokensIn},
      ${estimate.tokensOut}, ${price}) returning id::float8 as id`.execute(db)
  return rows[0]?.id ?? 0
}

export interface UseEnd {
  state: 'done' | 'stopped' | 'failed'
  /** As the service counted. */
  counted: CountedTokens | null
  /** What went out and came back by our estimate, where it did not. */
  estimate: UseEstimate
}

/** What it came to, in tokens and millionths of a fen. @param db the installation's side: whoever began it may have left */
export async function endUse(
  db: Database,
  { orgId, id, prices }: { orgId: number; id: number; prices: Pick<ModelInUse, 'priceIn' | 'priceOut'> },
  { state, counted, estimate }: UseEnd,
): Promise<{ tokens: number; microFen: number }> {
  const tokensIn = counted?.tokensIn ?? estimate.tokensIn
  const tokensOut = counted?.tokensOut ?? estimate.tokensOut
  const price = microFenOf(prices, tokensIn, tokensOut)
  await sql`
    update model_uses set state = ${state}, tokens_in = ${tokensIn}, tokens_out = ${tokensOut}, micro_fen = ${price},
      is_counted = ${counted !== null && counted.tokensIn !== null} where org_id = ${orgId} and id = ${id}`.execute(db)
  return { tokens: tokensIn + tokensOut, microFen: price }
}

/** What was under way in a process that is gone: it counts as what it may have cost. */
export async function endLostUses(db: Database): Promise<void> {
  await sql`update model_uses set state = 'failed' where state = 'running' and at < now() - interval '10 minutes'`.execute(
    db,
  )
}

/** The most expensive first. */
export async function listUses(
  { db, orgId }: Pick<CallScope, 'db' | 'orgId'>,
  days: number,
): Promise<{ list: UseSum[] }> {
  const { rows } = await sql<Omit<UseSum, 'lastAt'> & { lastAt: Date }>`
    select u.user_id as "userId", coalesce(member_name(u.user_id), '#' || u.user_id, '') as person, u.scene, u.model, count(*)::int as uses, sum(u.tokens_in)::float8 as "tokensIn",
      sum(u.tokens_out)::float8 as "tokensOut", sum(u.micro_fen)::float8 as "microFen", max(u.at) as "lastAt"
    from model_uses u
    where u.org_id = ${orgId} and u.day > quota_day(${orgId}) - ${days}::int
    group by u.user_id, u.scene, u.model order by sum(u.micro_fen) desc, sum(u.tokens_in) desc limit 500`.execute(db)
  return { list: rows.map(row => ({ ...row, lastAt: row.lastAt.toISOString() })) }
}

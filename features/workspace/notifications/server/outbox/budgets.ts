/** How many messages a receiver may get by one channel. The feature that sends decides what becomes of those beyond; nothing here holds anything back. */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { ChannelKind } from '../../contract.ts'

export interface Budget {
  anHour: number
  aDay: number
}

/** By channel; a text message costs money and wakes people. */
export const usualBudgets: Readonly<Partial<Record<ChannelKind, Budget>>> = { sms: { anHour: 3, aDay: 10 } }
export const usualBudget: Budget = { anHour: 10, aDay: 60 }
export const budgetOf = (channel: ChannelKind): Budget => usualBudgets[channel] ?? usualBudget

export interface Spent {
  /** In the hour and the 24 hours before now, those that wait included. */
  anHour: number
  aDay: number
}

/** Pure. How many more may be put in now. */
export const roomIn = ({ anHour, aDay }: Budget, spent: Spent): number =>
  Math.max(0, Math.min(anHour - spent.anHour, aDay - spent.aDay))

/** @param address as in the receiver: mail address, mobile number, or the id of a member or a channel */
export async function spentBy(
  { orgId, db, now }: Pick<Scope, 'orgId' | 'db' | 'now'>,
  { channel, address, purpose }: { channel: ChannelKind; address: string; purpose: string },
): Promise<Spent> {
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  const { rows } = await sql<Spent>`
    select count(*) filter (where created_at > ${ago(1)})::int as "anHour", count(*)::int as "aDay" from deliveries
    where org_id = ${orgId} and channel = ${channel} and address = ${address} and created_at > ${ago(24)} and purpose = ${purpose}
      and state <> 'cancelled'`.execute(db)
  return rows[0] ?? { anHour: 0, aDay: 0 }
}

/** What a payment platform tells of an order: it is paid once, whatever is told twice, late or by somebody else. */
import type { Database } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { OrderState } from '../contract.ts'
import type { Notice } from './alipay.ts'
import { activate, move } from './orders.ts'

/**
 * A payment for an order that does not wait any more (cancelled, or paid by transfer meanwhile) is kept as late, for the operator to pay back.
 * @param by whose name stands at the step
 * @returns whether the platform may forget it; otherwise it tells of it again
 */
export async function receivePayment(system: Database, notice: Notice, by: string): Promise<boolean> {
  const { orgId, id, tradeNo, amount, isPaid } = notice
  const wasTaken = await system.transaction().execute(async db => {
    const { rows } = await sql<{ price: number; state: OrderState }>`
      select price::float8 as price, state from orders where org_id = ${orgId} and id = ${id} for update`.execute(db)
    const [order] = rows
    if (!order || order.price !== amount) return null
    if (!isPaid) return false
    const { rows: isNew } = await sql`
      insert into payments (org_id, order_id, trade_no, amount, is_late)
      values (${orgId}, ${id}, ${tradeNo}, ${amount}, ${order.state !== 'waiting'}) on conflict do nothing returning 1`.execute(
      db,
    )
    return isNew.length > 0 && move(db, orgId, id, 'waiting', 'paid', by)
  })
  // Whoever dies between the two leaves a paid order, which the workers take up.
  if (wasTaken) await activate(system, orgId, id)
  return wasTaken !== null
}

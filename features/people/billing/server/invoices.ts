/** Invoices: asked for by who paid, issued by an operator outside the product, who writes its number here. */
import { refuse } from '@guanlan/platform/contract'
import type { Database, Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { InvoiceRequest, Order } from '../contract.ts'
import { getOrder } from './orders.ts'

const paidStates = ['paid', 'active', 'over'] as const

/** Asked again before it is issued, it is corrected. */
export async function askForInvoice(
  db: Tx,
  orgId: number,
  { orderId, title, taxNumber }: InvoiceRequest,
): Promise<Order> {
  const { state, price } = await getOrder(db, orderId)
  if (!paidStates.some(each => each === state) || price === 0) throw refuse('conflict', 'billing.nothingToInvoice')
  const { rows } = await sql`
    insert into invoices as i (org_id, order_id, title, tax_number) values (${orgId}, ${orderId}, ${title}, ${taxNumber})
    on conflict (org_id, order_id) do update set title = excluded.title, tax_number = excluded.tax_number, asked_at = now()
    where i.state = 'asked' returning 1`.execute(db)
  if (rows.length === 0) throw refuse('conflict', 'billing.invoiceIssued')
  return getOrder(db, orderId)
}

export async function issueInvoice(system: Database, id: number, number: string): Promise<Order> {
  const { numAffectedRows } = await sql`
    update invoices set state = 'issued', number = ${number}, issued_at = now() where order_id = ${id} and state = 'asked'`.execute(
    system,
  )
  if (numAffectedRows !== 1n) throw refuse('conflict', 'billing.invoiceNotAsked')
  return getOrder(system, id)
}

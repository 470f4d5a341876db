/** Where a figure leads. Pure. */
import { deskAddress } from '@guanlan/features/desk/article-list/web'
import type { Opens } from '../../contract.ts'

export function addressOf(opens: Opens): string {
  if ('address' in opens) return opens.address
  const { monitor = null, monitors = [], from, to, filters, fold } = opens.question
  return deskAddress({ monitor, monitors, range: { from, to }, filters, fold })
}

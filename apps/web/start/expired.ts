import { billing } from '@guanlan/features/people/billing/contract'
import { connect } from '@guanlan/platform/web'

const api = connect(billing)

/** Whether the subscription of an organisation is over. Without an answer nobody is led away: the server refuses what may not be written. */
export async function isExpired(orgId: number): Promise<boolean> {
  const answer = await api.billing({ params: { id: orgId }, query: { gauges: 'false' } }).catch(() => null)
  return answer?.expired ?? false
}

/** What a receiver may make of an incident by a link. Pure. */
import type { IncidentState, ReceiverState } from '../../contract.ts'

/** Each further on than those before it. */
const order: readonly IncidentState[] = ['open', 'acknowledged', 'inHand', 'falseAlarm']

/** Forward alone: what a member has settled stays so, and whoever comes late does not take it from whoever has it in hand. */
export const mayBecome = (state: IncidentState, requested: ReceiverState): boolean =>
  order.includes(state) && order.indexOf(requested) > order.indexOf(state)

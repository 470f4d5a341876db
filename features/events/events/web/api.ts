import { connect } from '@guanlan/platform/web'
import { events } from '../contract.ts'

export const api = connect(events)
/** Beginning of the keys of all answers about events; what follows an act asks all of them again. */
export const eventsKey = 'events'

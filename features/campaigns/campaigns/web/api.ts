import { connect } from '@guanlan/platform/web'
import { campaigns } from '../contract.ts'

export const api = connect(campaigns)
/** Beginning of the keys of all answers about campaigns; what follows an act asks all of them again. */
export const campaignsKey = 'campaigns'

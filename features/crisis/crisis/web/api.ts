import { connect } from '@guanlan/platform/web'
import { crisis } from '../contract.ts'

export const api = connect(crisis)
/** Beginning of the keys of all answers about crises; what follows an act asks all of them again. */
export const crisesKey = 'crises'

import { connect } from '@guanlan/platform/web'
import { pieces } from '../contract.ts'

export const api = connect(pieces)
/** All cached answers about pieces begin with it. */
export const piecesKey = 'pieces'

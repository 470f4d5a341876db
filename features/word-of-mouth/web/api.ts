import { connect } from '@guanlan/platform/web'
import { wordOfMouth } from '../contract.ts'

export const api = connect(wordOfMouth)

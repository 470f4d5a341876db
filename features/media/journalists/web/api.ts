import { connect } from '@guanlan/platform/web'
import { journalists } from '../contract.ts'

export const api = connect(journalists)

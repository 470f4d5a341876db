import { connect } from '@guanlan/platform/web'
import { roles } from '../contract.ts'

export const api = connect(roles)

import { connect } from '@guanlan/platform/web'
import { supportAccess } from '../contract.ts'

export const api = connect(supportAccess)

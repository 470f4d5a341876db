import { connect } from '@guanlan/platform/web'
import { billing } from '../contract.ts'

export const api = connect(billing)

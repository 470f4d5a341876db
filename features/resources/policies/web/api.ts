import { connect } from '@guanlan/platform/web'
import { policies } from '../contract.ts'

export const api = connect(policies)
export const policiesKey = 'policies'

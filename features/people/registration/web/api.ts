import { connect } from '@guanlan/platform/web'
import { registration } from '../contract.ts'

export const api = connect(registration)

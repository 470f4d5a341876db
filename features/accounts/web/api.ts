import { connect } from '@guanlan/platform/web'
import { accounts } from '../contract.ts'

export const api = connect(accounts)

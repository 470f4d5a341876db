import { connect } from '@guanlan/platform/web'
import { backtracking } from '../contract.ts'

export const api = connect(backtracking)

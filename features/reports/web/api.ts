import { connect } from '@guanlan/platform/web'
import { reports } from '../contract.ts'

export const api = connect(reports)

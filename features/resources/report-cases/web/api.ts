import { connect } from '@guanlan/platform/web'
import { reportCases } from '../contract.ts'

export const api = connect(reportCases)
export const casesKey = 'reportCases'

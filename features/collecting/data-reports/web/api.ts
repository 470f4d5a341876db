import { connect } from '@guanlan/platform/web'
import { dataReports } from '../contract.ts'

export const api = connect(dataReports)

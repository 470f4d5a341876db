import { exports } from '@guanlan/features/handling/exports/contract'
import { connect } from '@guanlan/platform/web'
import { timedReports } from '../contract.ts'

export const api = connect(timedReports)
/** Files of runs are fetched from the download centre. */
export const downloadApi = connect(exports)

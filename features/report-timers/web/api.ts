import { downloads } from '@guanlan/features/downloads/contract'
import { connect } from '@guanlan/platform/web'
import { reportTimers } from '../contract.ts'

export const api = connect(reportTimers)
/** Files of runs are fetched from the download centre. */
export const downloadApi = connect(downloads)

import { connect } from '@guanlan/platform/web'
import { monitoringCheck } from '../contract.ts'

export const api = connect(monitoringCheck)

export const addressOf = (id: number): string => `/insReport?open=${id}`
export const sharedAddressOf = (token: string): string => `/insReport/insReportDetail?token=${token}`

import { connect } from '@guanlan/platform/web'
import { inspections } from '../contract.ts'

export const api = connect(inspections)

export const addressOf = (id: number): string => `/insReport?open=${id}`
export const sharedAddressOf = (token: string): string => `/insReport/insReportDetail?token=${token}`

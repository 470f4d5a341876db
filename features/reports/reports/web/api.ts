import { connect } from '@guanlan/platform/web'
import { editingCalls, reports } from '../contract.ts'

export const api = connect(reports)
export const editing = connect(editingCalls)

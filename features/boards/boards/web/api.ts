import { connect } from '@guanlan/platform/web'
import { boards } from '../contract.ts'

export const api = connect(boards)
export const boardsKey = 'boards'

import { connect } from '@guanlan/platform/web'
import { recall } from '../contract.ts'

export const api = connect(recall)

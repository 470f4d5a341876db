import { connect } from '@guanlan/platform/web'
import { indexTasks } from '../contract.ts'

export const api = connect(indexTasks)

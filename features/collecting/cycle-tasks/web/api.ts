import { connect } from '@guanlan/platform/web'
import { cycleTasks } from '../contract.ts'

export const api = connect(cycleTasks)

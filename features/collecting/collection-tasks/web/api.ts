import { connect } from '@guanlan/platform/web'
import { collectionTasks } from '../contract.ts'

export const api = connect(collectionTasks)

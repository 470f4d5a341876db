import { connect } from '@guanlan/platform/web'
import { models } from '../contract.ts'

export const api = connect(models)
export const modelsKey = 'models'

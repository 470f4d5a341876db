import { connect } from '@guanlan/platform/web'
import { apiKeys } from '../contract.ts'

export const api = connect(apiKeys)

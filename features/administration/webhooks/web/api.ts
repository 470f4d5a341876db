import { connect } from '@guanlan/platform/web'
import { webhooks } from '../contract.ts'

export const api = connect(webhooks)

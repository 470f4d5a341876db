import { connect } from '@guanlan/platform/web'
import { inboundHooks } from '../contract.ts'

export const api = connect(inboundHooks)

import { connect } from '@guanlan/platform/web'
import { gather } from '../contract.ts'

export const api = connect(gather)

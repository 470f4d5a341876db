import { connect } from '@guanlan/platform/web'
import { guidance } from '../contract.ts'

export const api = connect(guidance)

import { connect } from '@guanlan/platform/web'
import { warnings } from '../contract.ts'

export const api = connect(warnings)

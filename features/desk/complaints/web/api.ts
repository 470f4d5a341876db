import { connect } from '@guanlan/platform/web'
import { complaints } from '../contract.ts'

export const api = connect(complaints)

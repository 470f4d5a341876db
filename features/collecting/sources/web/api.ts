import { connect } from '@guanlan/platform/web'
import { sources } from '../contract.ts'

export const api = connect(sources)

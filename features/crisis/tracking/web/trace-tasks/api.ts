import { connect } from '@guanlan/platform/web'
import { tracking } from '../../contract.ts'

export const api = connect(tracking)

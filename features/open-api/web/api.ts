import { connect } from '@guanlan/platform/web'
import { openApi } from '../contract.ts'

export const api = connect(openApi)

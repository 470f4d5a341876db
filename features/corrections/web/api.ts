import { connect } from '@guanlan/platform/web'
import { corrections } from '../contract.ts'

export const api = connect(corrections)

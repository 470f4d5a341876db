import { connect } from '@guanlan/platform/web'
import { comparison } from '../contract.ts'

export const api = connect(comparison)

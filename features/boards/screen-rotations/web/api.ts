import { connect } from '@guanlan/platform/web'
import { screenRotations } from '../contract.ts'

export const api = connect(screenRotations)

import { connect } from '@guanlan/platform/web'
import { shares } from '../contract.ts'

export const shareApi = connect(shares)

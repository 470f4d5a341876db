import { connect } from '@guanlan/platform/web'
import { offlinePieces } from '../contract.ts'

export const api = connect(offlinePieces)

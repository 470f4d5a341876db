import { connect } from '@guanlan/platform/web'
import { addressBook } from '../contract.ts'

export const api = connect(addressBook)

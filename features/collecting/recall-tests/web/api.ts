import { connect } from '@guanlan/platform/web'
import { recallTests } from '../contract.ts'

export const api = connect(recallTests)

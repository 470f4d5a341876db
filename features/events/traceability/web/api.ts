import { connect } from '@guanlan/platform/web'
import { traceability } from '../contract.ts'

export const api = connect(traceability)

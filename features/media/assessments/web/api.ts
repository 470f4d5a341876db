import { connect } from '@guanlan/platform/web'
import { assessments } from '../contract.ts'

export const api = connect(assessments)

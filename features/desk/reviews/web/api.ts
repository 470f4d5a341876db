import { connect } from '@guanlan/platform/web'
import { reviews } from '../contract.ts'

export const api = connect(reviews)

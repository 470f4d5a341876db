import { connect } from '@guanlan/platform/web'
import { carAspects } from '../contract.ts'

export const api = connect(carAspects)

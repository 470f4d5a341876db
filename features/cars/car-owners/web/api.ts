import { connect } from '@guanlan/platform/web'
import { carOwners } from '../contract.ts'

export const api = connect(carOwners)

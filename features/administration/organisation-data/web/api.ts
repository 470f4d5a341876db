import { connect } from '@guanlan/platform/web'
import { organisationData } from '../contract.ts'

export const api = connect(organisationData)

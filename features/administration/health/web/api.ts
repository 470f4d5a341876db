import { connect } from '@guanlan/platform/web'
import { health } from '../contract.ts'

export const api = connect(health)

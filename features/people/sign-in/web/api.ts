import { connect } from '@guanlan/platform/web'
import { signIn } from '../contract.ts'

export const api = connect(signIn)

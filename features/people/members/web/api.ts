import { connect, useRole } from '@guanlan/platform/web'
import { members } from '../contract.ts'

export const api = connect(members)

/** Operators manage people of organisations they are not in; what they did is taken back by doing the contrary. */
export const useIsOperator = () => useRole('operator')

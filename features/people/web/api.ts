import { connect, useRole } from '@guanlan/platform/web'
import { people } from '../contract.ts'

export const api = connect(people)

/** Operators manage people of organisations they are not in; what they did is taken back by doing the contrary. */
export const useIsOperator = () => useRole('operator')

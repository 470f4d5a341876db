import { addToSet, removeFromSet, type SetOf } from '@guanlan/features/articles/articles/server/facts'
import { kind } from './kind.ts'

/** Acts of the features that have sets (crises, events): they look whether it may be changed before they begin. */
export const joinSet = kind<{ set: SetOf }>({
  change: (scope, ids, { set }) => addToSet(scope, ids, set),
  tells: 'sets',
})

export const leaveSet = kind<{ set: SetOf }>({
  change: (scope, ids, { set }) => removeFromSet(scope, ids, set),
  tells: 'sets',
})

/** The same of events, by names of their own: history tells them apart. */
export const joinEvent = joinSet
export const leaveEvent = leaveSet

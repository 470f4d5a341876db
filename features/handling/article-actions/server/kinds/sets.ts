import { addToSet, removeFromSet, type SetOf } from '@guanlan/features/articles/articles/server/facts'
import { type ActKind, kind } from './kind.ts'

/** Acts of the features that have sets (crises, events): they look whether it may be changed before they begin. */
const joining = (): ActKind<{ set: SetOf }> =>
  kind<{ set: SetOf }>({ change: (scope, ids, { set }) => addToSet(scope, ids, set), tells: 'sets' })
const leaving = (): ActKind<{ set: SetOf }> =>
  kind<{ set: SetOf }>({ change: (scope, ids, { set }) => removeFromSet(scope, ids, set), tells: 'sets' })

export const joinSet = joining()
export const leaveSet = leaving()
/** Of events, by names of their own: history tells them apart. */
export const joinEvent = joining()
export const leaveEvent = leaving()

import { addToSet, findSets, removeFromSet, type SetOf } from '@guanlan/features/articles/articles/server/facts'
import { refuse } from '@guanlan/platform/contract'
import { type ActKind, kind } from './kind.ts'

/** Acts of the features that have sets (crises, events, campaigns): they look whether it may be changed before they begin. */
const joining = (): ActKind<{ set: SetOf }> =>
  kind<{ set: SetOf }>({ change: (scope, ids, { set }) => addToSet(scope, ids, set), tells: 'sets' })
const leaving = (): ActKind<{ set: SetOf }> =>
  kind<{ set: SetOf }>({ change: (scope, ids, { set }) => removeFromSet(scope, ids, set), tells: 'sets' })

export const joinSet = joining()
export const leaveSet = leaving()
/** Of events, by names of their own: history tells them apart. */
export const joinEvent = joining()
export const leaveEvent = leaving()

/** Several campaigns at once, by the call of all acts on articles. */
export const acts = kind<{ acts: number[]; mode: 'add' | 'remove' }>({
  async check(scope, { acts: ids, mode }) {
    if (mode === 'remove') return
    const open = (await findSets(scope, 'campaign', { ids })).filter(({ isClosed }) => !isClosed)
    if (!ids.every(id => open.some(each => each.id === id)))
      throw refuse('invalid', 'articleActions.activityMissing', {}, 'acts')
  },
  async change(scope, ids, { acts: campaigns, mode }) {
    const changed = new Set<number>()
    for (const id of campaigns) {
      const move = mode === 'add' ? addToSet : removeFromSet
      for (const article of await move(scope, ids, { kind: 'campaign', id })) changed.add(article)
    }
    return [...changed]
  },
  tells: 'sets',
})

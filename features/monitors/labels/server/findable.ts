/** Labels by their name; also those that are switched off, for they stay on articles. */
import { type Findable, mostAlike } from '@guanlan/features/workspace/quick-find/server'
import { listLabels } from './tree.ts'

export const findableLabels: Findable = {
  kind: 'label',
  permission: 'labels.view',
  async find(scope, query, most) {
    const all = await listLabels(scope)
    const byId = new Map(all.map(label => [label.id, label]))
    return mostAlike(all, query, most).map(({ id, name, fatherId }) => ({
      id,
      name,
      note: byId.get(fatherId)?.name ?? null,
      about: {},
    }))
  },
}

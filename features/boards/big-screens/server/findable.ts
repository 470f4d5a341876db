/** Screens by their name: delivered ones, and those of the organisation. */
import { type Findable, mostAlike } from '@guanlan/features/workspace/quick-find/server'
import { listScreens } from './screens.ts'

export const findableScreens: Findable = {
  kind: 'bigScreen',
  permission: 'bigScreens.view',
  async find(scope, query, shown) {
    const screens = (await listScreens(scope)).map(({ title, address }, at) => ({ id: at + 1, name: title, address }))
    return mostAlike(screens, query, shown).map(({ id, name, address }) => ({
      id,
      name,
      note: null,
      about: { address },
    }))
  },
}

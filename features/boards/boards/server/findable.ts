/** Boards by their name. */
import { type Findable, mostAlike } from '@guanlan/features/workspace/quick-find/server'
import { records } from './records.ts'

const most = 1_000

export const findableBoards: Findable = {
  kind: 'board',
  permission: 'boards.view',
  async find(scope, query, shown) {
    const page = { sort: 'updatedAt', order: 'desc', limit: most } as const
    const { list } = await records.pageOfChosen(scope, { ids: [], allOf: { like: '' }, but: [] }, page)
    return mostAlike(list, query, shown).map(({ id, name }) => ({ id, name, note: null, about: {} }))
  },
}

import { serverHalf } from '@guanlan/platform/server'
import { savedViewsFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { arrangeList, layoutOf } from './layouts.ts'
import { dropStandard, setStandard, standardOf } from './standards.ts'
import { changeView, checkAgain, listViews, removeView, saveView } from './views.ts'

export { findableViews } from './findable.ts'
export { ownViews } from './owned-data.ts'

export const savedViewsServer = serverHalf({
  feature: savedViewsFeature,
  words: strings,
  routes: {
    list: async (scope, { query }) => ({
      views: await listViews(scope, query.list),
      layout: await layoutOf(scope, query.list),
      standard: await standardOf(scope, query.list),
    }),
    save: (scope, { body }) => saveView(scope, body),
    change: (scope, { params, body }) => changeView(scope, { ...body, ...params }),
    remove: async (scope, { params }) => {
      await removeView(scope, params.id)
      return null
    },
    setStandard: (scope, { body }) => setStandard(scope, body),
    dropStandard: async (scope, { query }) => {
      await dropStandard(scope, query.list)
      return null
    },
    arrange: async (scope, { body }) => {
      await arrangeList(scope, body)
      return null
    },
  },
  afterUndo: { save: checkAgain, change: checkAgain, remove: checkAgain },
})

import { recordRoutes, serverHalf } from '@guanlan/platform/server'
import { bigScreensFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { createScreen, layouts, ownScreens, updateScreen } from './own-screens.ts'
import { listScreens, screenWithFigures, touchOfScreen } from './screens.ts'
import { getTouchBank, saveTouchBank } from './touch-banks.ts'

export { findableScreens } from './findable.ts'
export { createScreen } from './own-screens.ts'
export { listScreens, screenWithFigures, touchOfScreen } from './screens.ts'

export const bigScreensServer = serverHalf({
  feature: bigScreensFeature,
  words: strings,
  counters: { bigScreenCount: scope => ownScreens.count(scope, { like: '' }) },
  routes: {
    ...recordRoutes(ownScreens),
    ...layouts.routes,
    create: (scope, { body }) => createScreen(scope, body),
    update: (scope, { body }) => updateScreen(scope, body),
    screens: scope => listScreens(scope),
    figures: (scope, { params }) => screenWithFigures(scope, params.name),
    touchEntry: (scope, { params, query }) => touchOfScreen(scope, params.name, query.place),
    touchBank: (scope, { query }) => getTouchBank(scope, query.screen),
    saveTouchBank: (scope, { body }) => saveTouchBank(scope, body),
  },
})

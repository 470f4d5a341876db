import { figuresOf } from '@guanlan/features/boards/boards/server'
import { serverHalf } from '@guanlan/platform/server'
import { bigScreensFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { listScreens, screenOf } from './named-screens.ts'
import { getTouchBank, saveTouchBank } from './touch-banks.ts'

export const bigScreensServer = serverHalf({
  feature: bigScreensFeature,
  words: strings,
  routes: {
    screens: async scope => listScreens(scope),
    figures: async (scope, { params }) => {
      const { range, ...screen } = screenOf(scope, params.name)
      return { ...screen, figures: await figuresOf(scope, screen.panels, { range, monitors: [], filters: [] }) }
    },
    touchBank: (scope, { query }) => getTouchBank(scope, query.screen),
    saveTouchBank: (scope, { body }) => saveTouchBank(scope, body),
  },
})

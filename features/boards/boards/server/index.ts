import { recordRoutes, serverHalf } from '@guanlan/platform/server'
import { boardsFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { figuresOf } from './panels/figures.ts'
import { createBoard, createOfTemplate, records, removeBoards, updateBoard } from './records.ts'
import { listTemplates } from './templates.ts'

export { findableBoards } from './findable.ts'
export { chartPanel, materialPanel, numbersAcross, type Placed, panelsOf } from './layouts.ts'
export { figuresOf } from './panels/figures.ts'

export const boardsServer = serverHalf({
  feature: boardsFeature,
  words: strings,
  routes: {
    ...recordRoutes(records),
    create: (scope, { body }) => createBoard(scope, body),
    update: (scope, { body }) => updateBoard(scope, body),
    delete: (scope, call) => removeBoards(scope, call),
    templates: async scope => listTemplates(scope.locale),
    createOfTemplate: (scope, { body }) => createOfTemplate(scope, body),
    figures: (scope, { body }) => figuresOf(scope, body.panels, body.frame),
  },
})

import { openerOf } from '@guanlan/features/handling/shares/server'
import { recordRoutes, serverHalf } from '@guanlan/platform/server'
import { boardsFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { makeReportTemplate } from './as-report.ts'
import { figuresOf } from './panels/figures.ts'
import { createBoard, createOfTemplate, layouts, records, removeBoards, updateBoard } from './records.ts'
import { openSharedBoard, shareBoard, sharedView } from './shared.ts'
import { listTemplates } from './templates.ts'
import { sendFigures } from './workbook.ts'

export { findableBoards } from './findable.ts'
export { chartPanel, materialPanel, numbersAcross, type Placed, panelsOf } from './layouts.ts'
export { panelName } from './panel-name.ts'
export { figuresOf } from './panels/figures.ts'
export { createOfTemplate } from './records.ts'
export { requireLayout } from './require-layout.ts'
export { layoutRoutes } from './versions/routes.ts'

export const boardsServer = serverHalf({
  feature: boardsFeature,
  words: strings,
  routes: {
    ...recordRoutes(records),
    ...layouts.routes,
    create: (scope, { body }) => createBoard(scope, body),
    update: (scope, { body }) => updateBoard(scope, body),
    delete: (scope, call) => removeBoards(scope, call),
    templates: async scope => listTemplates(scope.locale),
    createOfTemplate: (scope, { body }) => createOfTemplate(scope, body),
    exportFigures: (scope, { body }, exchange) => sendFigures(scope, body, exchange),
    makeReportTemplate: (scope, { body }) => makeReportTemplate(scope, body),
    share: (scope, { body }) => shareBoard(scope, body),
    openShared: (scope, { body }, { request }) => openSharedBoard(scope, body.password, openerOf(request)),
    sharedView: (scope, { body }) => sharedView(scope, body),
    sharedHolds: async () => null,
    figures: (scope, { body }) => figuresOf(scope, body.panels, body.frame),
  },
})

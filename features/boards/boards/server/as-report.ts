/** A view of a board as a template of reports. */

import { topMonitors } from '@guanlan/features/monitors/monitors/server'
import { mostMonitors } from '@guanlan/features/reports/reports/contract'
import { adoptTemplate } from '@guanlan/features/reports/reports/server'
import { refuse } from '@guanlan/platform/contract'
import type { CallScope } from '@guanlan/platform/server'
import type { BoardTemplate, Frame } from '../contract.ts'
import { panelName } from './panel-name.ts'
import { records } from './records.ts'
import { reportBlocks } from './report-blocks.ts'

/** @throws missing; forbidden without the permission for templates; invalid where no panel has a block; a refusal where there are as many templates as there may be */
export async function makeReportTemplate(
  scope: CallScope,
  { id, place, frame }: { id: number; place: number; frame: Frame | null },
): Promise<BoardTemplate> {
  if (!scope.may('reports.templates')) throw refuse('forbidden', 'boards.noTemplates')
  const board = await records.get(scope, id)
  const view = board.views[place]
  if (!view) throw refuse('missing', 'platform.missing')
  const narrowed = await ofMonitors(scope, frame ?? view.frame)
  const { blocks, leftOut } = reportBlocks(view.panels)
  if (blocks.length <= 2) throw refuse('invalid', 'boards.nothingToReport', {}, 'place')
  const name = (board.name === view.name ? board.name : `${board.name} · ${view.name}`).slice(0, 50)
  const template = await adoptTemplate(scope, {
    ...{ format: 'guanlan-report-template', version: 1, name, kind: 'regular', blocks, look: {} },
  })
  return {
    ...{ templateId: template.id, name: template.name, ...narrowed },
    leftOut: leftOut.map(panel => panelName(panel, scope.locale)),
  }
}

/** A report is of monitors: one of all articles is of those of the topmost level with all below them. @throws invalid where they are more than a report bears, or there is none */
async function ofMonitors(scope: CallScope, frame: Frame): Promise<Pick<BoardTemplate, 'frame' | 'ofAll'>> {
  if (frame.monitors.length > 0) return { frame, ofAll: false }
  const monitors = await topMonitors(scope)
  if (monitors.length === 0 || monitors.length > mostMonitors)
    throw refuse('invalid', 'boards.tooManyForReport', { count: monitors.length, most: mostMonitors }, 'frame')
  return { frame: { ...frame, monitors }, ofAll: true }
}

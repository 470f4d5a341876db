/** Boards taken away: their figures as a workbook, and a template of reports with the same panels and filters. */

import { Empty, Id } from '@guanlan/platform/contract'
import { z } from 'zod'
import { mostViews, Name } from './board.ts'
import { Frame, mostPanels, Panel } from './panel.ts'

const path = '/inews/lookPlankInfo'

export const BoardTemplate = z.object({
  templateId: Id,
  name: z.string().describe('Of the template: the board and its view'),
  frame: Frame.describe('What a report of it is to be narrowed to'),
  ofAll: z
    .boolean()
    .describe('The view is of all articles: its reports are of all monitors of the topmost level, as they are now'),
  leftOut: z
    .array(z.string())
    .describe('Names of panels that a report has no block for, or that are narrowed in their own way'),
})
export type BoardTemplate = z.infer<typeof BoardTemplate>

export const takingCalls = {
  exportFigures: {
    access: 'member',
    permission: 'boards.view',
    method: 'POST',
    path: `${path}/figures/export`,
    reads: true,
    cost: 'expensive',
    envelope: 'file',
    summary: 'Panels as a workbook: a sheet each, their numbers counted anew, and one that says the question',
    body: z.object({
      name: Name.describe('Of the file'),
      panels: z.array(Panel).min(1, 'boards.noPanelToTake').max(mostPanels, 'boards.panelCount'),
      frame: Frame.prefault({}),
    }),
    reply: Empty,
  },
  makeReportTemplate: {
    access: 'member',
    permission: 'boards.edit',
    undo: true,
    method: 'POST',
    path: `${path}/report`,
    summary: 'A template of reports with the panels of a view, and what its reports are to be narrowed to',
    body: z.object({
      id: Id,
      place: z
        .number()
        .int()
        .min(0)
        .max(mostViews - 1)
        .default(0)
        .describe('Which view, from 0'),
      frame: Frame.nullable().default(null).describe('Null: as the view is saved'),
    }),
    reply: BoardTemplate,
  },
} as const

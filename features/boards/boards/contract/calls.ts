import { Changed, Id, IdInPath, IdsInBody, IdsInQuery, recordCalls } from '@guanlan/platform/contract'
import { z } from 'zod'
import { Board, Draft, Name, Question, Template, templateNames } from './board.ts'
import { PanelFigure } from './figure.ts'
import { Frame, mostPanels, Panel } from './panel.ts'

const path = '/inews/lookPlankInfo'
const views = { access: 'member', permission: 'boards.view' } as const
const edits = { access: 'member', permission: 'boards.edit', undo: true } as const

export const boardCalls = {
  ...recordCalls({
    ...{ path, name: 'boards', noun: 'a board', listed: 'Boards with their views, page after page' },
    ...{ Question, Draft, Record: Board, idIn: 'body' },
  }),
  delete: {
    ...edits,
    method: 'DELETE',
    path,
    aliases: [`${path}/{id}`],
    summary: 'Remove boards that are named by path, query or body; undo brings them back',
    params: IdInPath,
    query: IdsInQuery,
    body: IdsInBody.nullish(),
    reply: Changed,
  },
  templates: {
    ...views,
    method: 'GET',
    path: `${path}/template`,
    summary: 'Ready boards by job, each with its panels',
    reply: z.array(Template),
  },
  createOfTemplate: {
    ...edits,
    method: 'POST',
    path: `${path}/template`,
    summary: 'Make a board of a ready one, over chosen monitors',
    body: z.object({
      template: z.enum(templateNames),
      name: Name,
      monitors: z.array(Id).max(20).default([]).describe('Empty: everything of the organisation'),
    }),
    reply: Board,
  },
  figures: {
    ...views,
    method: 'POST',
    path: `${path}/figures`,
    reads: true,
    cost: 'expensive',
    summary: 'What panels show now, in their order; each number is the total of the list that it opens',
    body: z.object({ panels: z.array(Panel).max(mostPanels, 'boards.panelCount'), frame: Frame.prefault({}) }),
    reply: z.array(PanelFigure),
  },
} as const

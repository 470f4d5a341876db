/** An event as a workbook: its facts, articles, media, words, the numbers of its charts and what was not collected; and as a report. */
import { Empty, Id, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

/** Of more the file is made by a task. */
export const mostSentAtOnce = 10_000

export const fileCalls = {
  exportToExcel: {
    access: 'member',
    permission: 'events.view',
    method: ['GET', 'POST'],
    path: '/ipr/infoEvent/exportToExcel/{id}',
    envelope: 'file',
    reads: true,
    cost: 'expensive',
    summary: 'An event as a workbook, of up to 10,000 articles',
    params: z.object({ id: Id }),
    reply: Empty,
  },
  exportAsTask: {
    access: 'member',
    permission: 'events.view',
    method: 'POST',
    path: '/ipr/infoEvent/exportAsTask',
    summary: 'The same workbook by a task, of any number of articles',
    body: z.object({ id: Id }),
    reply: z.object({ task: z.number().int() }),
  },
  reports: {
    access: 'member',
    permission: 'events.view',
    method: 'GET',
    path: '/ipr/infoEvent/{id}/report',
    summary: 'Reports that were made of an event, newest first',
    params: z.object({ id: Id }),
    reply: z.array(z.object({ id: z.number().int(), name: z.string(), createdAt: Moment })),
  },
  makeReport: {
    access: 'member',
    permission: 'events.view',
    method: 'POST',
    path: '/ipr/infoEvent/{id}/report',
    undo: true,
    summary: 'Make a report of an event, in the background: an ordinary one, read and edited like any other',
    params: z.object({ id: Id }),
    reply: z.object({ reportId: z.number().int(), jobId: z.number().int() }),
  },
} as const

/** An event as a workbook: its facts, articles, media, words, the numbers of its charts and what was not collected. */
import { Empty, Id } from '@guanlan/platform/contract'
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
} as const

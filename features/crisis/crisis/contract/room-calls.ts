/** What stands in the room of a crisis: people, clocks, chronicle. */
import { exportCall, Id, listOf } from '@guanlan/platform/contract'
import { z } from 'zod'
import { acts, views } from './access.ts'
import { ExportedLines, exportedLine, Line, LineDraft, LineQuestion } from './chronicle.ts'
import { Clock, ClockAct } from './clocks.ts'
import { RoleDraft, RoleHolder } from './people.ts'

const { export: exportLines } = exportCall({
  path: '/crisis/chronicle',
  permission: 'crisis.view',
  question: ExportedLines,
  columns: exportedLine,
})

export const roomCalls = {
  people: {
    ...views,
    method: 'GET',
    path: '/crisis/people',
    summary: 'Who is what in a crisis',
    query: z.object({ crisisId: Id }),
    reply: z.array(RoleHolder),
  },
  giveRole: {
    ...acts,
    method: 'POST',
    path: '/crisis/people',
    undo: true,
    summary: 'Give somebody a role; a new lead takes the place of the one before',
    body: RoleDraft,
    reply: z.array(RoleHolder),
  },
  endRole: {
    ...acts,
    method: 'DELETE',
    path: '/crisis/people/{id}',
    undo: true,
    summary: 'End a role',
    params: z.object({ id: Id }),
    reply: z.array(RoleHolder),
  },
  clocks: {
    ...views,
    method: 'GET',
    path: '/crisis/clocks',
    summary: 'Time limits of a crisis in its chapter',
    query: z.object({ crisisId: Id }),
    reply: z.array(Clock),
  },
  actOnClock: {
    ...acts,
    method: 'POST',
    path: '/crisis/clocks',
    summary:
      'Acknowledge a crisis, note that it was reported or that a statement was published, pause a clock with a reason or let it go on',
    body: ClockAct,
    reply: z.array(Clock),
  },
  lines: {
    ...views,
    method: 'POST',
    path: '/crisis/chronicle/list',
    reads: true,
    summary: 'The chronicle of a crisis, page after page',
    body: LineQuestion,
    reply: listOf(Line),
  },
  exportLines,
  addLine: {
    ...acts,
    method: 'POST',
    path: '/crisis/chronicle',
    summary: 'Add a line to the chronicle, also to one that happened before',
    body: LineDraft,
    reply: Line,
  },
} as const

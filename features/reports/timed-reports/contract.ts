/** Timers: reports made at their moments and sent, and sending a report by hand. */
import {
  Changed,
  chosenOf,
  contract,
  feature,
  Id,
  keysetListOf,
  nextMomentsCall,
  removeOneCall,
  Schedule,
  switchCall,
} from '@guanlan/platform/contract'
import { z } from 'zod'
import { ReportSending, Run, RunFile, RunPage, uploadKinds } from './contract/run.ts'
import { Timer, TimerChange, TimerDraft, TimerPage, TimerQuestion } from './contract/timer.ts'

export * from './contract/receivers.ts'
export * from './contract/run.ts'
export * from './contract/timer.ts'

const path = '/inews/reportTimer'
const info = '/inews/reportTimerInfo'
const viewing = { access: 'member', permission: 'timedReports.view' } as const
const editing = { access: 'member', permission: 'timedReports.edit' } as const
const sending = { access: 'member', permission: 'timedReports.send', audit: 'always' } as const
const ById = z.object({ id: Id })
export const mostUploadBytes = 200 * 1024 * 1024
const uploading = {
  bodyKind: 'multipart',
  files: { kinds: uploadKinds, mostBytes: mostUploadBytes, most: 1 },
  reply: RunFile,
} as const

export const timedReports = contract({
  list: {
    ...viewing,
    method: 'GET',
    path,
    summary: 'Timers with their next moment and their last run',
    query: TimerPage,
    reply: keysetListOf(Timer),
  },
  next: nextMomentsCall({
    permission: 'timedReports.view',
    path: `${path}/next`,
    summary: 'The next five moments of a schedule by the clock and the working days of the organisation',
    body: Schedule,
  }),
  get: { ...viewing, method: 'GET', path: `${path}/{id}`, summary: 'One timer', params: ById, reply: Timer },
  create: { ...editing, undo: true, method: 'POST', path, summary: 'A new timer', body: TimerDraft, reply: Timer },
  update: {
    ...editing,
    undo: true,
    method: 'PUT',
    path,
    summary:
      'Change one; refused when it was changed since the version that is named. Runs that began go on as they were',
    body: TimerChange,
    reply: Timer,
  },
  pause: switchCall({
    ...{ permission: 'timedReports.edit', path: `${path}/pause`, field: 'paused', reply: Timer },
    summary: 'Pause one, or let it go on from its next moment',
  }),
  delete: removeOneCall({
    ...{ permission: 'timedReports.edit', path: `${path}/{id}` },
    summary: 'Delete one; its runs and reports stay',
  }),
  remove: {
    ...editing,
    undo: true,
    method: 'POST',
    path: `${path}/remove`,
    summary: 'Delete those chosen, or all that a question finds but some',
    body: chosenOf(TimerQuestion),
    reply: Changed,
  },
  run: {
    ...sending,
    method: 'POST',
    path: `${path}/run`,
    summary: 'Run one now, whatever its schedule; a test goes to the caller alone',
    body: z.object({ id: Id, test: z.boolean().default(false) }),
    reply: Run,
  },
  runs: {
    ...viewing,
    method: 'GET',
    path: info,
    summary: 'What timers made and what was sent, newest first',
    query: RunPage,
    reply: keysetListOf(Run),
  },
  oneRun: { ...viewing, method: 'GET', path: `${info}/{id}`, summary: 'One run', params: ById, reply: Run },
  removeRuns: {
    ...sending,
    method: 'DELETE',
    path: info,
    summary: 'Delete runs, but not those under way; their reports stay, and what was not sent yet is not sent any more',
    body: z.object({ idList: z.array(Id).min(1).max(1_000) }),
    reply: Changed,
  },
  upload: {
    ...sending,
    ...uploading,
    method: 'POST',
    path: `${info}/upload`,
    summary: 'An edited file takes the place of the one that was made; both are kept',
    query: ById,
  },
  retry: {
    ...sending,
    method: 'POST',
    path: `${info}/retry`,
    summary: 'A failed run goes on where it stopped',
    body: ById,
    reply: Run,
  },
  send: {
    ...sending,
    method: 'POST',
    path: `${info}/send`,
    summary:
      'Send what waits for a look, or send again: to all, or to those whose message failed. Refused when somebody sent it since',
    body: z.object({
      id: Id,
      sends: z.number().int().min(0).describe('As often as the caller saw it sent'),
      to: z.enum(['all', 'failed']).default('all'),
    }),
    reply: Run,
  },
  sendReport: {
    ...sending,
    method: 'POST',
    path: '/report/send',
    summary: 'Send a report by mail: a summary, with its files attached up to 20 MB',
    body: ReportSending,
    reply: Run,
  },
  files: {
    ...viewing,
    method: 'GET',
    path: '/report/uploaded/{reportId}',
    summary: 'Edited files that people have sent for a report',
    params: z.object({ reportId: Id }),
    reply: z.array(RunFile),
  },
  uploadReport: {
    ...sending,
    ...uploading,
    method: 'POST',
    path: '/report/upload',
    summary: 'An edited file of a report; it is sent in place of the one that would be made',
    query: z.object({ reportId: Id }),
  },
})

export const timedReportsFeature = feature({
  name: 'timedReports',
  permissions: {
    view: { name: ['查看定时报告', '檢視定時報告', 'See timed reports'], roles: ['orgAdmin', 'member', 'reader'] },
    edit: { name: ['管理定时报告', '管理定時報告', 'Change timed reports'], roles: ['orgAdmin', 'member'] },
    send: { name: ['发送报告', '傳送報告', 'Send reports'], roles: ['orgAdmin', 'member'] },
  },
  quotas: {},
  contract: timedReports,
})

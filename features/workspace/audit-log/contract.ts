/** Who did that, when, and from where: acts, sign-ins, and what other programs report. */
import { contract, Empty, exportCall, feature, keysetListOf, LongId } from '@guanlan/platform/contract'
import { z } from 'zod'
import { Entry, EntryDetail, EntryPage, EntryQuestion } from './contract/entry.ts'
import { ReportedOperation, ReportedSignIn, UseEvent, WithLogToken } from './contract/reported.ts'
import { Use, UseQuestion } from './contract/use.ts'
import { strings } from './strings.ts'

export * from './contract/entry.ts'
export * from './contract/reported.ts'
export * from './contract/use.ts'

/** At most so many entries in one call. */
export const mostReported = 100
/** Rows of one operation that are shown. */
export const mostRowsShown = 200

export const exported = {
  at: strings.at,
  userName: strings.userName,
  what: strings.what,
  subject: strings.subject,
  outcome: strings.outcome,
  changed: strings.changed,
  address: strings.address,
  browser: strings.browser,
}

const path = '/inews/operationLog/user/logs'
const sees = { access: 'manager', permission: 'auditLog.view' } as const
/** Other programs have no session: the token of the installation lets them write, and nothing else. */
const writes = { access: 'public', method: 'POST', query: WithLogToken, reply: Empty, bodyLimit: 16_384 } as const

export const auditLog = contract({
  list: {
    ...sees,
    everywhere: true,
    method: 'POST',
    path: `${path}/list`,
    reads: true,
    summary: 'Acts, sign-ins or reported entries, newest first; an operator sees those of all organisations',
    body: EntryPage,
    reply: keysetListOf(Entry),
  },
  entry: {
    ...sees,
    everywhere: true,
    method: 'GET',
    path: `${path}/{id}`,
    summary: 'One act with the rows it changed: before and after, without secrets',
    params: z.object({ id: LongId }),
    reply: EntryDetail,
  },
  ...exportCall({ path, permission: 'auditLog.view', question: EntryQuestion, columns: exported }),
  use: {
    access: 'operator',
    method: 'POST',
    path: '/mgrV1/use/list',
    reads: true,
    summary:
      'How often what was used, by what, by organisation or by person, and by day; nothing of what it was used for',
    body: UseQuestion,
    reply: Use,
  },
  report: {
    access: 'member',
    permission: 'auditLog.report',
    method: 'POST',
    path,
    summary: 'Write entries of the caller’s own: one or several',
    body: z.union([ReportedOperation, z.array(ReportedOperation).min(1).max(mostReported)]),
    reply: Empty,
  },
  signedIn: {
    ...writes,
    path: '/api/log/loginLogs',
    summary: 'Record a sign-in to another program',
    body: ReportedSignIn,
  },
  used: {
    ...writes,
    path: '/inews/addBurialPoint',
    summary: 'Record that something was used',
    body: UseEvent,
  },
  usedAssistant: {
    ...writes,
    path: '/chatgpt/burialPoint',
    summary: 'Record that the assistant was used',
    body: UseEvent,
  },
})

export const auditLogFeature = feature({
  name: 'auditLog',
  permissions: {
    view: {
      name: ['查看操作与登录日志', '檢視操作與登入日誌', 'See the record of acts and sign-ins'],
      roles: ['orgAdmin'],
    },
    report: {
      name: ['写入操作日志', '寫入操作日誌', 'Write entries of the record'],
      roles: ['orgAdmin', 'member', 'reader'],
    },
  },
  quotas: {},
  contract: auditLog,
})

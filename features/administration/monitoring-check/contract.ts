/** Inspections: an examination of an organisation's monitoring, each finding with its figure and the place where it is mended. */
import { contract, Empty, feature, Id, listOf, Moment, Paging } from '@guanlan/platform/contract'
import { z } from 'zod'

/** What may be wrong, and how bad it is: 1 keeps something from working, 3 is worth a look. */
export const findingKinds = {
  warningOver: 1,
  warningNoReceivers: 1,
  channelPaused: 1,
  digestStopped: 1,
  quotaFull: 1,
  failingSource: 1,
  failedMessages: 1,
  warningNeverFires: 2,
  warningFiresAllTheTime: 2,
  quietMonitor: 2,
  floodedMonitor: 2,
  heavyFilter: 2,
  quotaNearlyFull: 2,
  lateTask: 2,
  overdueWork: 2,
  silentSource: 3,
  correctedJudgements: 3,
  openReports: 3,
} as const
export type FindingKind = keyof typeof findingKinds
export const severities = [1, 2, 3] as const

const kinds = Object.keys(findingKinds) as [FindingKind, ...FindingKind[]]

export const Finding = z.object({
  kind: z.enum(kinds),
  severity: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  /** Of the monitor, warning, source, filter, task; null: of the organisation as a whole. */
  id: z.number().int().nullable(),
  /** What it is called; of a quota its name in the contract. */
  name: z.string(),
  /** Articles, hours, percent: what the kind says. */
  figure: z.number(),
  /** Not in the inspection before. */
  isNew: z.boolean(),
})
export type Finding = z.infer<typeof Finding>

const Head = z.object({
  id: z.number().int(),
  madeAt: Moment,
  /** Null: by itself. */
  madeBy: z.string().nullable(),
  from: Moment,
  /** 0 to 100: what is left of 100 after eight for each of severity 1, three of 2, one of 3. */
  score: z.number().int(),
  /** Findings of severity 1, 2 and 3. */
  found: z.tuple([z.number().int(), z.number().int(), z.number().int()]),
})
export type InspectionHead = z.infer<typeof Head>

export const Inspection = Head.extend({
  organisation: z.string(),
  /** Score of the one before; null: there was none. */
  before: z.number().int().nullable(),
  findings: z.array(Finding),
  /** Findings of the one before that are mended since. */
  mended: z.array(Finding),
})
export type Inspection = z.infer<typeof Inspection>

const path = '/report/insReport'
const viewing = { access: 'member', permission: 'monitoringCheck.view' } as const
const making = { access: 'member', permission: 'monitoringCheck.make', audit: 'always' } as const
const ById = z.object({ id: Id })

export const monitoringCheck = contract({
  list: {
    ...viewing,
    method: 'POST',
    path: `${path}/list`,
    reads: true,
    summary: 'Inspections of the organisation, newest first',
    body: Paging,
    reply: listOf(Head),
  },
  get: { ...viewing, method: 'GET', path: `${path}/{id}`, summary: 'One inspection', params: ById, reply: Inspection },
  make: {
    ...making,
    method: 'POST',
    path,
    cost: 'expensive',
    summary: 'Examine the monitoring of the last seven days now',
    reply: z.object({ id: z.number().int() }),
  },
  remove: {
    ...making,
    method: 'DELETE',
    path: `${path}/{id}`,
    summary: 'Delete an inspection',
    params: ById,
    reply: Empty,
  },
  share: {
    ...making,
    method: 'POST',
    path: `${path}/{id}/link`,
    summary: 'A link that opens the inspection without a session for 30 days; told this once',
    params: ById,
    reply: z.object({ token: z.string(), expiresAt: Moment }),
  },
  unshare: {
    ...making,
    method: 'DELETE',
    path: `${path}/{id}/link`,
    summary: 'End all links to an inspection at once',
    params: ById,
    reply: Empty,
  },
  shared: {
    method: 'GET',
    path: `${path}/shared/{token}`,
    access: 'link',
    makerNeeds: ['monitoringCheck.make'],
    purpose: 'inspection',
    summary: 'What a link to an inspection opens',
    params: z.object({ token: z.string().max(200) }),
    reply: Inspection,
  },
})

export const monitoringCheckFeature = feature({
  name: 'monitoringCheck',
  permissions: {
    view: { name: ['查看巡检报告', '檢視巡檢報告', 'See inspections'], roles: ['orgAdmin', 'member'] },
    make: { name: ['发起与分享巡检', '發起與分享巡檢', 'Make and share inspections'], roles: ['orgAdmin'] },
  },
  quotas: {},
  contract: monitoringCheck,
})

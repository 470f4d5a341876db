/** Warnings: rules that tell of one event once, the incidents they open, and what people do with them. What is sent and answered is in contract/. */
import { Question, searchesTexts } from '@guanlan/features/articles/articles/contract'
import {
  Changed,
  chosenOf,
  contract,
  Empty,
  feature,
  Id,
  KeysetPaging,
  keysetListOf,
  LongId,
  listOf,
  Moment,
  Paging,
  Version,
} from '@guanlan/platform/contract'
import { z } from 'zod'
import { correctionCalls } from './contract/correction.ts'
import { digestCalls } from './contract/digest.ts'
import {
  Incident,
  IncidentAct,
  IncidentArticle,
  IncidentEntry,
  IncidentJoin,
  IncidentNumbers,
  IncidentQuestion,
  IncidentSplit,
  ManualWarning,
  mostOfList,
  mostSent,
  mostStarted,
  Review,
  StartedIncident,
} from './contract/incident.ts'
import { planCalls } from './contract/plan.ts'
import { Attention } from './contract/quality.ts'
import { receiverCalls } from './contract/receiver.ts'
import { templateCalls } from './contract/template.ts'
import { TriedWarning, WarningTrial } from './contract/trial.ts'
import { CycleTimes, Warning, WarningCycle, WarningDraft, WarningVersion } from './contract/warning.ts'

export * from './contract/correction.ts'
export * from './contract/digest.ts'
export * from './contract/escalation.ts'
export * from './contract/incident.ts'
export * from './contract/plan.ts'
export * from './contract/quality.ts'
export * from './contract/receiver.ts'
export * from './contract/template.ts'
export * from './contract/time-condition.ts'
export * from './contract/trial.ts'
export * from './contract/warning.ts'

export const WarningQuestion = z.object({
  like: z.string().max(100).default('').describe('Part of the name'),
  enabled: z.enum(['all', 'on', 'off']).default('all'),
  sort: z.enum(['name', 'updatedAt']).default('updatedAt'),
  order: z.enum(['asc', 'desc']).default('desc'),
})
export type WarningQuestion = z.infer<typeof WarningQuestion>
const WarningPage = WarningQuestion.extend(KeysetPaging.shape)
export type WarningPage = z.infer<typeof WarningPage>

/** What a rule is: its words, problems and the plain sentence come from the calls of monitors. */
const WarningRule = z.object({ id: z.number().int(), words: z.string(), rule: z.string().nullable() })

const ById = z.object({ id: Id })
const path = '/inews/warning'
const viewing = { access: 'member', permission: 'warnings.view' } as const
const editing = { access: 'member', permission: 'warnings.edit', undo: true } as const
const acting = { access: 'member', permission: 'warnings.act' } as const

export const warnings = contract({
  ...correctionCalls,
  ...planCalls,
  ...receiverCalls,
  ...templateCalls,
  ...digestCalls,
  list: {
    open: true,
    ...viewing,
    method: 'GET',
    path,
    summary: 'Warnings of the organisation with what each found lately, page after page',
    query: WarningPage,
    reply: keysetListOf(Warning),
  },
  get: {
    open: true,
    ...viewing,
    method: 'GET',
    path: `${path}/{id}`,
    summary: 'One warning',
    params: ById,
    reply: Warning,
  },
  create: {
    ...editing,
    quota: 'warningCount',
    method: 'POST',
    path,
    summary: 'A new warning; articles that arrive from now on are decided by it',
    body: WarningDraft,
    reply: Warning,
  },
  update: {
    ...editing,
    method: 'PUT',
    path,
    summary: 'Change one; refused when it was changed since the version that is named',
    body: WarningDraft.and(z.object({ id: Id, version: Version })),
    reply: Warning,
  },
  delete: {
    ...editing,
    method: 'DELETE',
    path: `${path}/{id}`,
    summary: 'Delete one; its incidents stay',
    params: ById,
    reply: Changed,
  },
  remove: {
    ...editing,
    method: 'POST',
    path: `${path}/remove`,
    summary: 'Delete those chosen, or all that a question finds but some',
    body: chosenOf(WarningQuestion),
    reply: Changed,
  },
  enable: {
    ...editing,
    method: 'PUT',
    path: `${path}/enable/{id}`,
    summary: 'Switch one on or off; off sends nothing, also not what waits',
    params: ById,
    body: z.object({ enabled: z.boolean() }),
    reply: Warning,
  },
  rule: {
    ...viewing,
    method: 'GET',
    path: `${path}/rule`,
    summary: 'The rule of a warning, as written and canonical',
    query: ById,
    reply: WarningRule,
  },
  tryOut: {
    ...viewing,
    method: 'POST',
    path: `${path}/rule`,
    reads: true,
    cost: 'expensive',
    summary: 'What a warning would have told on the last days',
    body: TriedWarning,
    reply: WarningTrial,
  },
  cycles: {
    ...viewing,
    method: 'GET',
    path: `${path}/cycle`,
    summary: 'Warnings that tell at set times instead of at once, with the times',
    reply: z.array(WarningCycle),
  },
  setCycle: {
    ...editing,
    method: 'POST',
    path: `${path}/cycle`,
    summary: 'Set the times at which a warning tells; none: at once',
    body: z.object({ warningId: Id, times: CycleTimes }),
    reply: WarningCycle,
  },
  versions: {
    ...viewing,
    method: 'GET',
    path: `${path}/{id}/versions`,
    summary: 'The last 50 ways a warning read, newest first',
    params: ById,
    reply: z.array(WarningVersion),
  },
  incidents: {
    open: true,
    ...viewing,
    method: 'POST',
    path: `${path}/incident/list`,
    reads: true,
    summary: 'Incidents, newest first',
    body: IncidentQuestion.extend(KeysetPaging.shape),
    reply: keysetListOf(Incident),
  },
  begunIncidents: {
    ...viewing,
    method: 'POST',
    path: `${path}/incident/begun`,
    reads: true,
    summary: `Incidents that began within a stretch of time, gravest first, ${mostStarted} at most`,
    body: z.object({
      monitor: Id.nullable().default(null).describe('Or folder: those whose first article it has; null: all'),
      from: Moment,
      to: Moment,
    }),
    reply: z.array(StartedIncident).max(mostStarted),
  },
  incident: {
    open: true,
    ...viewing,
    method: 'GET',
    path: `${path}/incident/{id}`,
    summary: 'One incident',
    params: ById,
    reply: Incident,
  },
  incidentArticles: {
    open: true,
    ...viewing,
    method: 'GET',
    path: `${path}/incident/{id}/articles`,
    summary: 'Articles of an incident, in the order in which they came',
    params: ById,
    query: z.object(Paging.shape),
    reply: listOf(IncidentArticle),
  },
  incidentHistory: {
    ...viewing,
    method: 'GET',
    path: `${path}/incident/{id}/history`,
    summary: 'What people did with an incident, newest first',
    params: ById,
    reply: z.array(IncidentEntry),
  },
  incidentChanges: {
    ...viewing,
    method: 'GET',
    path: `${path}/incident/events`,
    envelope: 'events',
    summary: 'Tells when an incident is new or another than before: event `changed`',
    reply: Empty,
  },
  splitIncident: {
    ...acting,
    undo: true,
    method: 'POST',
    path: `${path}/incident/{id}/split`,
    summary: 'Articles of an incident become one of their own; nobody is told again',
    params: ById,
    body: IncidentSplit,
    reply: Incident,
  },
  joinIncidents: {
    ...acting,
    undo: true,
    method: 'POST',
    path: `${path}/incident/join`,
    summary: 'Put several incidents together; the others lead to the one that stays',
    body: IncidentJoin,
    reply: Incident,
  },
  attention: {
    ...viewing,
    method: 'GET',
    path: `${path}/attention`,
    summary:
      'What keeps warnings from warning: expired, nobody to tell, silent or always firing rules, paused channels',
    reply: z.array(Attention),
  },
  numbers: {
    ...viewing,
    method: 'GET',
    path: `${path}/numbers`,
    summary: 'How many incidents are open, wait to be looked at, and came today',
    reply: IncidentNumbers,
  },
  act: {
    ...acting,
    undo: true,
    method: 'PUT',
    path: `${path}/incident/state`,
    summary: 'Acknowledge, take in hand, settle, or call a false alarm; back is possible',
    body: IncidentAct,
    reply: Changed,
  },
  review: {
    ...acting,
    audit: 'always',
    method: 'POST',
    path: `${path}/review`,
    summary: 'Send or reject what waits for a person, several by one call',
    body: Review,
    reply: Changed,
  },
  semiAutoWarning: {
    ...acting,
    audit: 'always',
    method: 'POST',
    path: '/inews/monitorArticle/semiAutoWarning',
    summary: 'Send what waits of these articles',
    body: z.object({
      idList: z.array(LongId).min(1, 'warnings.selectData').max(1000),
      text: z.string().trim().max(2000).default(''),
    }),
    reply: Changed,
  },
  manualWarning: {
    ...acting,
    audit: 'always',
    method: 'POST',
    path: '/inews/monitorArticle/manualWarning',
    summary: 'Send articles by hand to receivers and channels',
    body: ManualWarning,
    reply: Incident,
  },
  retry: {
    ...acting,
    audit: 'always',
    method: 'POST',
    path: '/inews/monitorArticle/manualWarning/retry',
    summary: 'Send failed messages of an incident again, under the same numbers',
    body: ById,
    reply: Changed,
  },
  monitorSend: {
    ...acting,
    audit: 'always',
    method: 'POST',
    path: '/inews/MonitorSend',
    expensiveWhen: searchesTexts,
    summary: `Send what a list finds: the newest ${mostOfList}, of which a message names ${mostSent}; or articles that are named`,
    body: z.object({
      ...Question.omit({ place: true }).shape,
      ...ManualWarning.omit({ idList: true }).shape,
      idList: z.array(LongId).max(mostSent, 'warnings.tooManyArticles').default([]),
    }),
    reply: Incident,
  },
})

export const warningsFeature = feature({
  name: 'warnings',
  permissions: {
    view: { name: ['查看预警', '檢視預警', 'See warnings'], roles: ['orgAdmin', 'member', 'reader'] },
    edit: { name: ['管理预警', '管理預警', 'Change warnings'], roles: ['orgAdmin', 'member'] },
    act: { name: ['处置预警', '處置預警', 'Handle incidents'], roles: ['orgAdmin', 'member'] },
  },
  quotas: { warningCount: { name: ['预警', '預警', 'Warnings'], kind: 'standing' } },
  contract: warnings,
})

/** Crises: the twenty calls of the specification, and what the room needs besides. All take the token in the header `token` (spec 7). */
import { ArticleRow, sortOrders } from '@guanlan/features/articles/articles/contract'
import { onArticles } from '@guanlan/features/handling/article-actions/contract'
import {
  Changed,
  contract,
  Empty,
  exportCall,
  feature,
  Id,
  IdsText,
  listOf,
  Moment,
  Paging,
  PresentPerson,
  Version,
} from '@guanlan/platform/contract'
import { z } from 'zod'
import { Line, LineDraft, LineQuestion } from './contract/chronicle.ts'
import { Clock, ClockAct } from './contract/clocks.ts'
import {
  Crisis,
  CrisisChange,
  CrisisPage,
  CrisisQuestion,
  exported,
  Label,
  LabelDraft,
  LongText,
  Name,
  Reason,
  Result,
} from './contract/crisis.ts'
import { latentCalls } from './contract/latent.ts'
import { CrisisLevel, CrisisLevelText, LevelDraft, StoredLevel } from './contract/levels.ts'
import { Overview, Trend } from './contract/overview.ts'
import { RoleDraft, RoleHolder } from './contract/people.ts'
import { Playbook, PlaybookChoice, PlaybookDraft } from './contract/playbooks.ts'
import { ruleCalls } from './contract/rules.ts'
import { sharedCalls } from './contract/shared.ts'
import { statementCalls } from './contract/statement-calls.ts'
import { OpenedTask, TaskAnswerDraft } from './contract/task-links.ts'
import { Task, TaskDraft, TrackRevoke } from './contract/tasks.ts'

export { type Line, LineDraft, type LineKind, LineQuestion, lineKinds } from './contract/chronicle.ts'
export { Clock, ClockAct, clockActs, clockStates } from './contract/clocks.ts'
export {
  Crisis,
  type CrisisChange,
  CrisisQuestion,
  exported,
  Label,
  LabelDraft,
  longestName,
  origins,
  pageTypes,
  results,
} from './contract/crisis.ts'
export { type Fact, FactDraft, factStates } from './contract/facts.ts'
export {
  type LatentFigures,
  type LatentPart,
  latentParts,
  latentScoreOf,
  latentWeights,
} from './contract/latent-score.ts'
export {
  type ClockKind,
  CrisisLevel,
  clockKinds,
  LevelDraft,
  LevelSetting,
  levelChangers,
  levelCodes,
  StoredLevel,
  usualLevels,
} from './contract/levels.ts'
export type { Overview } from './contract/overview.ts'
export { type Role, RoleDraft, RoleHolder, roles } from './contract/people.ts'
export {
  mostOwnPlaybooks,
  mostPlaybookTasks,
  Playbook,
  PlaybookChoice,
  PlaybookDraft,
  PlaybookTask,
  type ReadyPlaybook,
  readyPlaybooks,
} from './contract/playbooks.ts'
export {
  type AfterAction,
  mostReportLines,
  type ReportSection,
  type ReportSentence,
  reportSections,
} from './contract/report.ts'
export {
  CrisisRule,
  CrisisRuleDraft,
  CrisisRuleQuestion,
  mostOpeningsAnHour,
  Opening,
  type OpeningArticle,
  OpeningQuestion,
  openingStates,
  openings,
  ruleCalls,
} from './contract/rules.ts'
export {
  type ComparedVersion,
  longestStatement,
  mostLookedForQuotes,
  mostParagraphs,
  PublicationDraft,
  type Statement,
  StatementText,
  type StatementVersion,
  sealedText,
  statementStates,
} from './contract/statements.ts'
export {
  type CrisisAct,
  crisisActs,
  isOver,
  isPossible,
  type Status,
  statusAfter,
  statuses,
  underWay,
} from './contract/states.ts'
export { type OpenedTask, TaskAnswerDraft } from './contract/task-links.ts'
export { Letter, mostArticlesOfTask, Task, TaskDraft, TrackRevoke, taskKinds, taskStates } from './contract/tasks.ts'

const views = { access: 'member', permission: 'crisis.view', tokenHeader: true } as const
const acts = { access: 'member', permission: 'crisis.act', tokenHeader: true, audit: 'always' } as const
const byTaskLink = { access: 'link', purpose: 'crisisTask', makerNeeds: ['crisis.act'] } as const
const sets = { access: 'member', permission: 'crisis.setup', tokenHeader: true } as const

/** The thirteen of the crisis host answer at the second address, too (ambiguities 64). */
const at = <const Path extends string>(path: Path) =>
  ({ path: `/crisis/${path}`, aliases: [`/weiji/${path}`] }) as const

/** Who acts on one that was changed since is shown what the other one did; programs may leave it out. */
const seen = { version: Version.optional() }
const seenText = { version: z.coerce.number<string | number>().pipe(Version).optional() }

export const crisis = contract({
  ...ruleCalls,
  getCrisiss: {
    ...views,
    ...at('getCrisiss'),
    method: 'POST',
    reads: true,
    summary: 'Crises by level, state, label and text, page after page',
    body: CrisisPage,
    reply: listOf(Crisis).extend({ next: z.string().nullable() }),
  },
  getCrisis: {
    ...views,
    ...at('getCrisisById'),
    method: 'GET',
    summary: 'One crisis',
    query: z.object({ id: Id }),
    reply: Crisis,
  },
  startCrisis: {
    ...acts,
    ...at('startCrisis'),
    method: 'POST',
    summary: 'Start a crisis; without an id it is made, started or as a draft',
    body: z.object({
      id: Id.optional(),
      ...seen,
      name: Name.optional(),
      crisisLevel: CrisisLevel.optional(),
      about: LongText.default(''),
      labelIds: z.array(Id).max(20).default([]),
      drill: z.boolean().default(false),
      draft: z.boolean().default(false),
      reason: z.string().trim().max(1_000, 'crisis.reasonLength').default(''),
    }),
    reply: Crisis,
  },
  updateCrisis: {
    ...acts,
    ...at('updateCrisis'),
    method: 'POST',
    undo: true,
    summary: 'Change the name, the description, the labels',
    body: z.object({
      id: Id,
      version: Version,
      name: Name,
      about: LongText.default(''),
      labelIds: z.array(Id).max(20).default([]),
    }),
    reply: Crisis,
  },
  standing: {
    ...acts,
    ...at('saveStanding'),
    method: 'POST',
    undo: true,
    summary: 'Where we stand, in one sentence',
    body: z.object({ id: Id, ...seen, text: z.string().trim().min(1, 'crisis.standing').max(300, 'crisis.standing') }),
    reply: Crisis,
  },
  checkCrisis: {
    ...acts,
    ...at('checkCrisis'),
    method: 'POST',
    summary: 'Say what a look into it found: confirmed, partly, false',
    body: z.object({
      id: Id,
      ...seen,
      result: Result,
      finding: z.string().trim().min(1, 'crisis.finding').max(5_000, 'crisis.textLength'),
    }),
    reply: Crisis,
  },
  closeCrisis: {
    ...acts,
    ...at('closeCrisis'),
    method: 'POST',
    summary: 'Close it: what came of it, and what stays open',
    body: z.object({
      id: Id,
      ...seen,
      closing: z.string().trim().min(1, 'crisis.closing').max(5_000, 'crisis.textLength'),
      openPoints: LongText.default(''),
    }),
    reply: Crisis,
  },
  addArtCrisis: {
    ...acts,
    ...at('addArtCrisis'),
    method: 'POST',
    undo: 'each',
    summary: 'Put articles into a crisis: those chosen, or all that a question finds',
    body: onArticles({ crisisId: Id }),
    reply: z.object({ changed: z.number().int(), task: z.number().int().nullable() }),
  },
  removeArtCrisis: {
    ...acts,
    ...at('removeArtCrisis'),
    method: 'POST',
    undo: 'each',
    summary: 'Take articles out of a crisis: they stay out',
    body: onArticles({ crisisId: Id }),
    reply: z.object({ changed: z.number().int(), task: z.number().int().nullable() }),
  },
  getArtCrisis: {
    ...views,
    ...at('getArtCrisis'),
    method: 'GET',
    cost: 'expensive',
    summary: 'Articles of a crisis, page after page',
    query: z.object({ id: Id, sort: z.enum(sortOrders).default('time_desc'), ...Paging.shape }),
    reply: listOf(ArticleRow),
  },
  addTrackRevoke: {
    ...acts,
    ...at('addTrackRevoke'),
    method: 'POST',
    summary: 'Track articles, ask publishers to correct them, or revoke the crisis itself',
    body: TrackRevoke,
    reply: z.object({ crisis: Crisis, task: Task.nullable() }),
  },
  deleteTrackRevokeByIds: {
    ...acts,
    ...at('deleteTrackRevokeByIds'),
    method: 'POST',
    undo: true,
    summary: 'End tracking and revoking tasks',
    body: z.object({ idList: z.array(Id).min(1, 'crisis.selectData').max(1_000) }),
    reply: Changed,
  },
  changeCrisisLevel: {
    access: 'member',
    permission: 'crisis.level',
    tokenHeader: true,
    audit: 'always',
    ...at('changeCrisisLevel'),
    method: ['POST', 'GET'],
    mutates: true,
    summary: 'Change the level of a crisis',
    query: z.object({ id: Id, crisisLevel: CrisisLevelText, reason: Reason, ...seenText }),
    reply: Crisis,
  },
  deleteCrisisById: {
    ...acts,
    ...at('deleteCrisisById'),
    method: ['POST', 'GET'],
    mutates: true,
    undo: true,
    summary: 'Put a crisis into the bin, from which it can be taken back for 30 days',
    query: z.object({ id: Id, ...seenText }),
    reply: Changed,
  },
  deleteCrisisByIds: {
    ...acts,
    ...at('deleteCrisisByIds'),
    method: ['POST', 'GET'],
    mutates: true,
    undo: true,
    summary: 'Put several crises into the bin',
    query: z.object({ ids: IdsText }),
    reply: Changed,
  },
  restoreCrisis: {
    ...acts,
    ...at('restoreCrisis'),
    method: 'POST',
    undo: true,
    summary: 'Take crises back out of the bin',
    body: z.object({ idList: z.array(Id).min(1, 'crisis.selectData').max(1_000) }),
    reply: Changed,
  },
  presence: {
    ...views,
    method: 'POST',
    path: '/crisis/presence',
    reads: true,
    summary: 'Say that one has the room of a crisis open, and hear who else has',
    body: z.object({ crisisId: Id }),
    reply: z.array(PresentPerson),
  },
  events: {
    ...views,
    method: 'GET',
    path: '/crisis/events',
    envelope: 'events',
    summary: 'Tells when something of a crisis is new or another than before: event `changed`',
    reply: Empty,
  },
  ...exportCall({ path: '/crisis/list', permission: 'crisis.view', question: CrisisQuestion, columns: exported }),
  overview: {
    ...views,
    ...at('overview'),
    method: 'GET',
    summary: 'Crises by level and state, and how fast was acted',
    reply: Overview,
  },
  trend: {
    ...views,
    ...at('trend'),
    method: 'GET',
    summary: 'Crises opened and over by day, 90 days at most',
    query: z.object({ startTime: Moment.optional(), endTime: Moment.optional() }),
    reply: Trend,
  },
  changes: {
    ...views,
    method: 'GET',
    path: '/crisischange/getCrisisChangeVoByCrisisId',
    summary: 'Steps of a crisis: who, when, from what to what, why',
    query: z.object({ crisisId: Id }),
    reply: z.array(CrisisChange),
  },

  getLevel: {
    ...views,
    method: 'GET',
    path: '/crisislevel/getCrisisLevelById',
    summary: 'A level with its names, colour and time limits',
    query: z.object({ id: CrisisLevelText }),
    reply: StoredLevel,
  },
  levels: {
    ...views,
    method: 'GET',
    path: '/crisislevel/list',
    summary: 'All four levels, the worst first',
    reply: z.array(StoredLevel),
  },
  updateLevel: {
    ...sets,
    method: 'POST',
    path: '/crisislevel/updateCrisisLevel',
    undo: true,
    summary: 'Set a level',
    body: LevelDraft,
    reply: StoredLevel,
  },
  getLabelList: {
    ...views,
    ...at('getLabelList'),
    method: 'POST',
    reads: true,
    summary: 'Labels of crises',
    body: z.object({}),
    reply: z.array(Label.extend({ crises: z.number().int() })),
  },
  addLabel: {
    ...sets,
    method: 'POST',
    path: '/crisis/label',
    undo: true,
    summary: 'Add a label',
    body: LabelDraft,
    reply: Label,
  },
  updateLabel: {
    ...sets,
    method: 'PUT',
    path: '/crisis/label/{id}',
    undo: true,
    summary: 'Rename a label',
    params: z.object({ id: Id }),
    body: LabelDraft.extend({ version: Version }),
    reply: Label,
  },
  removeLabel: {
    ...sets,
    method: 'DELETE',
    path: '/crisis/label/{id}',
    undo: true,
    summary: 'Remove a label; crises lose it',
    params: z.object({ id: Id }),
    reply: Empty,
  },

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

  tasks: {
    ...views,
    method: 'GET',
    path: '/crisis/tasks',
    summary: 'Tasks of a crisis, what is due first before what is done',
    query: z.object({ crisisId: Id }),
    reply: z.array(Task),
  },
  addTask: {
    ...acts,
    method: 'POST',
    path: '/crisis/tasks',
    undo: true,
    summary: 'Add a task',
    body: TaskDraft,
    reply: Task,
  },
  updateTask: {
    ...acts,
    method: 'PUT',
    path: '/crisis/tasks/{id}',
    undo: true,
    summary: 'Change a task; refused when it was changed since the version that is named',
    params: z.object({ id: Id }),
    body: TaskDraft.extend({ version: Version }),
    reply: Task,
  },

  linkTask: {
    ...acts,
    method: 'POST',
    path: '/crisis/tasks/link',
    summary: 'A link by which somebody without an account answers one task; its token is told this once',
    body: z.object({ id: Id, days: z.int().min(1).max(90).default(7) }),
    reply: z.object({ token: z.string(), expiresAt: Moment }),
  },
  unlinkTask: {
    ...acts,
    method: 'POST',
    path: '/crisis/tasks/unlink',
    summary: 'End all links to a task at once',
    body: z.object({ id: Id }),
    reply: z.object({ ended: z.number().int() }),
  },
  openedTask: {
    ...byTaskLink,
    method: 'POST',
    path: '/crisis/tasks/linked/{token}/open',
    reads: true,
    summary: 'The task of a link, with what was answered by link',
    params: z.object({ token: z.string().max(200) }),
    reply: OpenedTask,
  },
  answerTask: {
    ...byTaskLink,
    method: 'POST',
    path: '/crisis/tasks/linked/{token}/answer',
    summary: 'Answer a task by its link',
    params: z.object({ token: z.string().max(200) }),
    body: TaskAnswerDraft,
    reply: OpenedTask,
  },
  playbooks: {
    ...views,
    method: 'GET',
    path: '/crisis/playbook',
    summary: 'Playbooks, the ready ones first',
    reply: z.array(Playbook),
  },
  savePlaybook: {
    ...sets,
    method: 'POST',
    path: '/crisis/playbook',
    undo: true,
    summary: 'Save a playbook; a ready one as a version of the organisation',
    body: PlaybookDraft,
    reply: z.array(Playbook),
  },
  removePlaybook: {
    ...sets,
    method: 'DELETE',
    path: '/crisis/playbook/{id}',
    undo: true,
    summary: 'Remove a playbook of the organisation; a ready one comes back as it was',
    params: z.object({ id: Id }),
    reply: z.array(Playbook),
  },
  applyPlaybook: {
    ...acts,
    method: 'POST',
    path: '/crisis/playbook/apply',
    undo: true,
    summary: 'Put the tasks of a playbook into a crisis',
    body: PlaybookChoice,
    reply: z.array(Task),
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
  addLine: {
    ...acts,
    method: 'POST',
    path: '/crisis/chronicle',
    summary: 'Add a line to the chronicle, also to one that happened before',
    body: LineDraft,
    reply: Line,
  },
  ...statementCalls,

  ...sharedCalls,
  ...latentCalls,
})

export const crisisFeature = feature({
  name: 'crisis',
  permissions: {
    view: { name: ['查看危机', '檢視危機', 'See crises'], roles: ['orgAdmin', 'member', 'reader'] },
    act: { name: ['处理危机', '處理危機', 'Act in crises'], roles: ['orgAdmin', 'member'] },
    level: { name: ['调整危机级别', '調整危機級別', 'Change the level of crises'], roles: ['orgAdmin', 'member'] },
    approve: { name: ['审批声明', '審批聲明', 'Approve statements'], roles: ['orgAdmin', 'member'] },
    setup: {
      name: ['设置危机级别与规则', '設定危機級別與規則', 'Set levels and rules of crises'],
      roles: ['orgAdmin'],
    },
  },
  quotas: {},
  contract: crisis,
})

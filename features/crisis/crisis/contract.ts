/** Crises: the twenty calls of the specification, and what the room needs besides. All take the token in the header `token` (spec 7). */
import { contract, feature } from '@guanlan/platform/contract'
import { crisisCalls } from './contract/crisis-calls.ts'
import { fileCalls } from './contract/files.ts'
import { latentCalls } from './contract/latent.ts'
import { roomCalls } from './contract/room-calls.ts'
import { ruleCalls } from './contract/rules.ts'
import { settingCalls } from './contract/setting-calls.ts'
import { sharedCalls } from './contract/shared.ts'
import { statementCalls } from './contract/statement-calls.ts'
import { taskCalls } from './contract/task-calls.ts'

export {
  ExportedLines,
  exportedLine,
  type Line,
  LineDraft,
  type LineKind,
  type LineQuestion,
  lineKinds,
} from './contract/chronicle.ts'
export { Clock, ClockAct, clockActs, clockStates } from './contract/clocks.ts'
export {
  Crisis,
  type CrisisChange,
  CrisisQuestion,
  CrisisText,
  exported,
  Label,
  LabelDraft,
  longestName,
  origins,
  pageTypes,
  results,
  type StepInPeriod,
  stepsInPeriod,
} from './contract/crisis.ts'
export { countedUntil, endedAt } from './contract/end.ts'
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
  presetRoles,
  StoredLevel,
  type TriedLevel,
  triedCrises,
  usualLevels,
} from './contract/levels.ts'
export {
  type InvitationDraft,
  type LinkedStatement,
  mostOutsideApprovers,
  type OpenedStatement,
  type OutsideDecision,
} from './contract/outside-approvers.ts'
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
  CrisisRule,
  CrisisRuleDraft,
  CrisisRuleQuestion,
  type CrisisRuleVersion,
  mostOpeningsAnHour,
  Opening,
  type OpeningArticle,
  OpeningQuestion,
  openingStates,
  openings,
  ruleCalls,
} from './contract/rules.ts'
export type { ReportOfCrisis } from './contract/statement-calls.ts'
export {
  type ComparedVersion,
  longestStatement,
  mostLookedForQuotes,
  mostParagraphs,
  mostStatementComments,
  type OutsideApprover,
  PublicationDraft,
  type Statement,
  type StatementComment,
  type StatementCommentDraft,
  StatementDraft,
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
export {
  Letter,
  mostArticlesOfTask,
  mostTaskComments,
  Task,
  type TaskComment,
  type TaskCommentDraft,
  TaskDraft,
  TrackRevoke,
  taskKinds,
  taskStates,
} from './contract/tasks.ts'

export const crisis = contract({
  ...crisisCalls,
  ...settingCalls,
  ...roomCalls,
  ...taskCalls,
  ...ruleCalls,
  ...statementCalls,
  ...sharedCalls,
  ...latentCalls,
  ...fileCalls,
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

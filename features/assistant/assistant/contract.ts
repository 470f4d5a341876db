/** An assistant over what is stored: questions are answered with sentences of articles, each with the articles that carry it, and with figures that open their lists. */
import {
  Changed,
  contract,
  exportCall,
  feature,
  Id,
  KeysetPaging,
  keysetListOf,
  LongId,
  recordCalls,
  removeOneCall,
  Version,
} from '@guanlan/platform/contract'
import { z } from 'zod'
import { Content, RunEvent, StoredAnswer } from './contract/answer.ts'
import { Instruction, InstructionDraft, OwnInstruction, Scene, Values } from './contract/instruction.ts'
import { mostOfQuestion, Plan, PlanMade, QuestionText } from './contract/plan.ts'
import { PlanProposed } from './contract/proposed.ts'
import {
  Collected,
  CollectedDraft,
  CollectedQuestion,
  exportedAnswers,
  OpenedSession,
  Session,
  SessionDraft,
  SessionQuestion,
} from './contract/session.ts'
import { AmountSent, InstructionCost, WritingCost } from './contract/written.ts'

export * from './contract/answer.ts'
export * from './contract/instruction.ts'
export * from './contract/plan.ts'
export * from './contract/proposed.ts'
export * from './contract/session.ts'
export * from './contract/written.ts'

const asks = { access: 'member', permission: 'assistant.ask' } as const
const instructs = { access: 'member', permission: 'assistant.instruct' } as const
const own = { ...asks, undo: 'own' } as const
const {
  get: _get,
  remove: _remove,
  list,
  create,
  update,
} = recordCalls({
  path: '/chatgpt/session',
  name: 'assistant',
  noun: 'a session of one’s own',
  listed: 'Sessions of the caller, page after page',
  Question: SessionQuestion,
  Draft: SessionDraft,
  Record: Session,
})

const RunId = z.uuid().describe('Of an answer that is being written')

/** Of a day; null: no limit. */
const Daily = z.object({ used: z.number().int(), limit: z.number().int().nullable() })
export const Amounts = z.object({ sessions: Daily, questions: Daily, tools: Daily })
export type Amounts = z.infer<typeof Amounts>

export const assistant = contract({
  sessions: { ...list, ...asks },
  createSession: {
    ...create,
    ...own,
    open: true,
    quota: 'aiDailySessionCount',
    summary: 'Begin a session',
  },
  session: {
    ...asks,
    method: 'GET',
    path: '/chatgpt/session/{id}',
    summary: 'One session with its last 200 questions and answers',
    params: z.object({ id: Id }),
    reply: OpenedSession,
  },
  renameSession: { ...update, ...own, summary: 'Rename a session; an older version is refused' },
  removeSession: {
    ...removeOneCall({
      path: '/chatgpt/session/{id}',
      permission: 'assistant.ask',
      summary: 'Remove a session with what was answered in it; undo brings it back',
    }),
    undo: 'own',
  },
  plan: {
    ...asks,
    method: 'POST',
    path: '/chatgpt/plan',
    reads: true,
    summary: 'What a question asks of what is stored, before it costs anything',
    body: z.object({
      question: QuestionText,
      articles: z.array(LongId).max(mostOfQuestion, 'assistant.articleCount').default([]),
    }),
    reply: PlanMade,
  },
  proposePlan: {
    ...asks,
    method: 'POST',
    path: '/chatgpt/plan/model',
    waits: true,
    cost: 'expensive',
    summary:
      'Let the model propose what a question asks of what is stored: the question and names of monitors are sent, no article; without `send` it is only said what it costs',
    body: z.object({ question: QuestionText, send: z.boolean().default(false) }),
    reply: PlanProposed,
  },
  message: {
    ...asks,
    open: true,
    method: 'POST',
    path: '/chatgpt/session/{id}/message',
    cost: 'expensive',
    quota: 'aiDailyQuestionCount',
    summary: 'Ask a question in a session; without a plan one is made of its words',
    params: z.object({ id: Id }),
    body: z.object({ question: QuestionText, plan: Plan.optional() }),
    reply: StoredAnswer,
  },
  cost: {
    ...asks,
    method: 'POST',
    path: '/chatgpt/cost',
    reads: true,
    cost: 'expensive',
    summary: 'What it costs to let the model answer a question, and what costs less; nothing is sent',
    body: z.object({ question: QuestionText, plan: Plan }),
    reply: WritingCost,
  },
  startRun: {
    ...asks,
    method: 'POST',
    path: '/chatgpt/session/{id}/run',
    cost: 'expensive',
    waits: true,
    quota: 'aiDailyQuestionCount',
    summary:
      'Let the model answer a question in a session; over a limit nothing is sent, and what was answered before and has nothing new behind it is answered again for nothing',
    params: z.object({ id: Id }),
    body: z.object({ question: QuestionText, plan: Plan, amount: AmountSent.default('usual') }),
    reply: z.object({
      run: z.string().nullable().describe('null: it is answered at once'),
      answer: StoredAnswer.nullable(),
    }),
  },
  runEvents: {
    ...asks,
    method: 'GET',
    path: '/chatgpt/run/{id}/events',
    envelope: 'events',
    summary: 'What becomes of an answer, numbered; goes on behind a number',
    params: z.object({ id: RunId }),
    query: z.object({ after: z.coerce.number().int().min(0).default(0).describe('The last number that was read') }),
    reply: RunEvent,
  },
  stopRun: {
    ...asks,
    method: 'POST',
    path: '/chatgpt/run/{id}/stop',
    summary: 'Stop an answer within a second; what was checked by then stays',
    params: z.object({ id: RunId }),
    reply: Changed,
  },
  collect: {
    ...own,
    method: 'POST',
    path: '/chatgpt/collect',
    summary: 'Collect an answer as it stands',
    body: CollectedDraft.extend({ answerId: LongId }),
    reply: Collected,
  },
  collected: {
    ...asks,
    method: 'GET',
    path: '/chatgpt/collect',
    summary: 'Collected answers of the caller, page after page',
    query: CollectedQuestion.extend(KeysetPaging.shape),
    reply: keysetListOf(Collected),
  },
  getCollected: {
    ...asks,
    method: 'GET',
    path: '/chatgpt/collect/{id}',
    summary: 'One collected answer of the caller',
    params: z.object({ id: Id }),
    reply: Collected,
  },
  updateCollected: {
    ...own,
    method: 'PUT',
    path: '/chatgpt/collect/{id}',
    summary: 'Change note and tags of a collected answer; an older version is refused',
    params: z.object({ id: Id }),
    body: CollectedDraft.extend({ version: Version }),
    reply: Collected,
  },
  exportCollected: {
    ...exportCall({
      path: '/chatgpt/collect',
      permission: 'assistant.ask',
      question: CollectedQuestion,
      columns: exportedAnswers,
    }).export,
  },
  removeCollected: {
    ...own,
    method: 'DELETE',
    path: '/chatgpt/collect/{id}',
    summary: 'Take an answer out of what is collected',
    params: z.object({ id: Id }),
    reply: Changed,
  },
  scenes: {
    ...asks,
    method: 'GET',
    path: '/chatgpt/scene',
    summary: 'Scenes of the assistant, and what is left of today',
    reply: z.object({
      list: z.array(z.object({ id: Scene, name: z.string(), isDefault: z.boolean() })),
      amounts: Amounts,
    }),
  },
  instructions: {
    ...instructs,
    method: 'GET',
    path: '/chatgpt/instruct',
    summary: 'Instructions, of one scene or of all',
    query: z.object({ scene: Scene.optional() }),
    reply: z.array(Instruction),
  },
  runs: {
    ...instructs,
    method: 'GET',
    path: '/chatgpt/result',
    summary: 'What instructions of a scene made for the caller, the newest first',
    query: z.object({ scene: Scene, before: LongId.optional().describe('The last of the page before') }),
    reply: z.object({ list: z.array(StoredAnswer), next: LongId.nullable() }),
  },
  getInstruction: {
    ...instructs,
    method: 'GET',
    path: '/chatgpt/instruct/{id}',
    summary: 'One instruction of one’s own or of the organisation, with its text',
    params: z.object({ id: Id }),
    reply: OwnInstruction,
  },
  createInstruction: {
    ...instructs,
    method: 'POST',
    path: '/chatgpt/instruct',
    undo: true,
    summary: 'Save an instruction; shared with the organisation by whoever may',
    body: InstructionDraft,
    reply: OwnInstruction,
  },
  updateInstruction: {
    ...instructs,
    method: 'PUT',
    path: '/chatgpt/instruct/{id}',
    undo: true,
    summary: 'Change an instruction of one’s own, or a shared one; an older version is refused',
    params: z.object({ id: Id }),
    body: InstructionDraft.extend({ version: Version }),
    reply: OwnInstruction,
  },
  removeInstruction: {
    ...instructs,
    method: 'DELETE',
    path: '/chatgpt/instruct/{id}',
    undo: true,
    summary: 'Remove an instruction of one’s own, or a shared one',
    params: z.object({ id: Id }),
    reply: Changed,
  },
  instructionCost: {
    ...instructs,
    method: 'POST',
    path: '/chatgpt/instruct/{id}/cost',
    reads: true,
    cost: 'expensive',
    summary: 'What it costs to let the model follow an instruction; nothing is sent',
    params: z.object({ id: Id }),
    body: z.object({ values: Values }),
    reply: InstructionCost,
  },
  tryInstruction: {
    ...instructs,
    method: 'POST',
    path: '/chatgpt/instruct/try',
    cost: 'expensive',
    waits: true,
    quota: 'aiDailyToolCount',
    summary: 'Run an instruction on a sample before it is saved; nothing is stored',
    body: z.object({ draft: InstructionDraft, values: Values }),
    reply: Content,
  },
  makeReport: {
    ...instructs,
    method: 'POST',
    path: '/chatgpt/report',
    undo: true,
    summary:
      'Put an answer with its sources into a report, made in the background: an ordinary one, edited like any other',
    body: z.object({ answerId: LongId }),
    reply: z.object({ reportId: z.number().int(), jobId: z.number().int() }),
  },
  run: {
    ...instructs,
    method: 'POST',
    path: '/chatgpt/instruct/{id}/run',
    cost: 'expensive',
    waits: true,
    quota: 'aiDailyToolCount',
    summary: 'Run an instruction; one that fails is given back',
    params: z.object({ id: Id }),
    body: z.object({ values: Values }),
    reply: StoredAnswer,
  },
})

export const assistantFeature = feature({
  name: 'assistant',
  permissions: {
    ask: {
      name: ['向助手提问', '向助手提問', 'Ask the assistant'],
      roles: ['orgAdmin', 'member', 'reader'],
    },
    instruct: {
      name: ['使用助手指令', '使用助手指令', 'Run instructions of the assistant'],
      roles: ['orgAdmin', 'member'],
    },
    shareInstructions: {
      name: ['共享助手指令', '共享助手指令', 'Share instructions of the assistant'],
      roles: ['orgAdmin'],
    },
  },
  quotas: {
    aiDailySessionCount: {
      name: ['每日助手会话', '每日助理對話', 'Conversations with the assistant a day'],
      kind: 'daily',
    },
    aiDailyQuestionCount: { name: ['每日助手提问', '每日助理提問', 'Questions to the assistant a day'], kind: 'daily' },
    aiDailyToolCount: { name: ['每日助手工具', '每日助理工具', 'Runs of tools by the assistant a day'], kind: 'daily' },
  },
  contract: assistant,
})

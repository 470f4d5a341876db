/** Calls of data tasks. The BI screens and the data platform are two doors of one table. */
import {
  Changed,
  chosenOf,
  contract,
  Empty,
  Id,
  IdsInBody,
  IdsInQuery,
  KeysetPaging,
  keysetListOf,
  Moment,
  Paging,
  recordCalls,
  removeOneCall,
  Version,
} from '@guanlan/platform/contract'
import { z } from 'zod'
import { CommentQuestion, Comments, Content, ContentQuestion, Pivot, PivotQuestion } from './answers.ts'
import { AddressedTaskQuestion, DataTask, TaskChange, TaskDraft, TaskQuestion } from './data-task.ts'

const path = '/ia/analysis'
const platform = '/api/v1/task'
const alias = '/ia/task'
const views = { access: 'member', permission: 'boards.view' } as const
const edits = { access: 'member', permission: 'boards.edit' } as const
/** Refused (409) while the articles are not all written down. */
const asks = { ...views, method: 'POST', reads: true, conflicts: true, cost: 'expensive' } as const

const {
  create: _,
  update: __,
  ...records
} = recordCalls({
  ...{ path, name: 'boards', noun: 'a data task', listed: 'Data tasks, page after page', listBy: 'body' },
  ...{ Question: TaskQuestion, Draft: TaskDraft, Record: DataTask },
})

export const dataTasks = contract({
  ...records,
  create: {
    ...edits,
    method: 'POST',
    path: `${path}/add`,
    cost: 'expensive',
    audit: 'always',
    summary: 'Write the articles of a question down; at most 1,000,000, of 13 months',
    body: TaskDraft,
    reply: DataTask,
  },
  update: {
    ...edits,
    undo: true,
    method: 'PUT',
    path: `${platform}/{id}`,
    aliases: [`${alias}/{id}`],
    summary: 'Name a task anew or move it to a project; refused when it was changed since the version that is named',
    params: z.object({ id: Id }),
    body: TaskChange.extend({ version: Version }),
    reply: DataTask,
  },
  remove: {
    ...records.remove,
    summary:
      'Remove tasks; those of others with the permission boards.manage. Undo brings them back with their articles',
    body: chosenOf(TaskQuestion),
  },
  delete: {
    ...edits,
    undo: true,
    method: 'DELETE',
    path: `${path}/delete`,
    summary: 'Remove tasks that are named by query or body; undo brings them back with their articles',
    query: IdsInQuery,
    body: IdsInBody.nullish(),
    reply: Changed,
  },
  recall: {
    ...edits,
    method: 'POST',
    path: '/inews/data/task/recall',
    audit: 'always',
    summary: 'Stop a task that is not processed or being processed; nothing of it is shown',
    body: z.object({ id: Id }),
    reply: DataTask,
  },
  resend: {
    ...edits,
    method: 'POST',
    path: '/inews/data/task/resend',
    audit: 'always',
    cost: 'expensive',
    summary: 'Send a recalled, failed or done task again',
    body: z.object({ id: Id }),
    reply: DataTask,
  },
  content: {
    ...asks,
    path: `${path}/content`,
    summary: 'Articles of a task, page after page, as lists of the desk have them',
    body: ContentQuestion,
    reply: Content,
  },
  comment: {
    ...asks,
    path: `${path}/comment`,
    summary: 'Readers’ comments on the articles of a task, with sentiment, questions, words and accounts',
    body: CommentQuestion,
    reply: Comments,
  },
  pivot: {
    ...asks,
    path: `${path}/pivot`,
    summary: 'Articles of a task by two of their facts at once',
    body: PivotQuestion,
    reply: Pivot,
  },
  reports: {
    ...views,
    method: 'GET',
    path: `${path}/{id}/report`,
    summary: 'Reports that were made of a task, newest first',
    params: z.object({ id: Id }),
    reply: z.array(z.object({ id: z.number().int(), name: z.string(), createdAt: Moment })),
  },
  makeReport: {
    ...views,
    method: 'POST',
    path: `${path}/{id}/report`,
    undo: true,
    conflicts: true,
    summary:
      'Make a report of the articles of a task, in the background; refused (409) while they are not all written down',
    params: z.object({ id: Id }),
    reply: z.object({ reportId: z.number().int(), jobId: z.number().int() }),
  },
  pivotFile: {
    ...asks,
    path: `${path}/pivot/file`,
    waits: true,
    envelope: 'file',
    summary: 'The same as a workbook, a sheet for each measure',
    body: PivotQuestion,
    reply: Empty,
  },
  tasks: {
    ...views,
    method: 'GET',
    path: platform,
    aliases: [alias],
    summary: 'Data tasks of the data platform, page after page',
    query: AddressedTaskQuestion.extend(KeysetPaging.shape),
    reply: keysetListOf(DataTask),
  },
  createInProject: {
    ...edits,
    method: 'POST',
    path: platform,
    aliases: [alias],
    cost: 'expensive',
    audit: 'always',
    summary: 'Write the articles of a question down in a project',
    body: TaskDraft.refine(({ projectId }) => projectId !== null, {
      error: 'dataTasks.projectMissing',
      path: ['projectId'],
    }),
    reply: DataTask,
  },
  deleteOne: {
    ...removeOneCall({
      permission: 'boards.edit',
      path: `${platform}/{id}`,
      summary: 'Remove a task; undo brings it back with its articles',
    }),
    aliases: [`${alias}/{id}`],
  },
  articles: {
    ...asks,
    open: true,
    path: '/api/v1/article/list',
    aliases: ['/ia/article/list'],
    summary: 'Articles of a task, page after page; each call spends one of dataApiCount, of keys and members alike',
    body: z.object({ taskId: Id, ...Paging.shape }),
    reply: Content,
  },
})

/** Tasks of a crisis: by hand, by a playbook, tracking and revoking, and those answered by a link. */
import { Changed, Id, Moment, Version } from '@guanlan/platform/contract'
import { z } from 'zod'
import { acts, at, views } from './access.ts'
import { Crisis } from './crisis.ts'
import { PlaybookChoice } from './playbooks.ts'
import { linkedTaskCalls } from './task-links.ts'
import { Task, TaskComment, TaskCommentDraft, TaskDraft, TrackRevoke } from './tasks.ts'

export const taskCalls = {
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
  tasks: {
    ...views,
    method: 'GET',
    path: '/crisis/tasks',
    summary: 'Tasks of a crisis, what is due first before what is done',
    query: z.object({ crisisId: Id }),
    reply: z.array(Task),
  },
  task: {
    ...views,
    method: 'GET',
    path: '/crisis/tasks/{id}',
    summary: 'One task, with the name of its crisis',
    params: z.object({ id: Id }),
    reply: Task.extend({ crisisName: z.string() }),
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
  taskComments: {
    ...views,
    method: 'GET',
    path: '/crisis/tasks/{id}/comments',
    summary: 'What people say about a task, the earliest first',
    params: z.object({ id: Id }),
    reply: z.array(TaskComment),
  },
  addTaskComment: {
    ...acts,
    method: 'POST',
    path: '/crisis/tasks/comment',
    summary: 'Comment on a task; members who are named hear of it',
    body: TaskCommentDraft,
    reply: z.array(TaskComment),
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
  ...linkedTaskCalls,
  applyPlaybook: {
    ...acts,
    method: 'POST',
    path: '/crisis/playbook/apply',
    undo: true,
    summary: 'Put the tasks of a playbook into a crisis',
    body: PlaybookChoice,
    reply: z.array(Task),
  },
} as const

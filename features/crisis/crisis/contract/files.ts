/** Files at the tasks and facts of a crisis: sent first, then attached. */
import { Empty, Id, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { acts, views } from './access.ts'

export const fileKinds = ['png', 'jpg', 'webp', 'pdf', 'docx', 'xlsx', 'pptx', 'csv', 'zip'] as const
const mostBytes = 20_000_000
/** Of one task or fact. */
export const mostFiles = 20

export const CrisisFile = z.object({
  id: z.number().int(),
  taskId: z.number().int().nullable(),
  factId: z.number().int().nullable(),
  name: z.string(),
  size: z.number().int(),
  at: Moment,
  by: z.string().nullable(),
})
export type CrisisFile = z.infer<typeof CrisisFile>

/** At a task, or at a fact. */
export const FilePlace = z
  .object({ crisisId: Id, taskId: Id.nullable().default(null), factId: Id.nullable().default(null) })
  .refine(({ taskId, factId }) => (taskId === null) !== (factId === null), { error: 'crisis.filePlace' })
export type FilePlace = z.output<typeof FilePlace>

export const fileCalls = {
  sendFile: {
    ...acts,
    method: 'POST',
    path: '/crisis/files/send',
    summary: 'A file for a task or a fact',
    bodyKind: 'multipart',
    files: { kinds: [...fileKinds], mostBytes, most: 1 },
    reply: z.object({ id: z.number().int(), name: z.string(), size: z.number().int() }),
  },
  files: {
    ...views,
    method: 'GET',
    path: '/crisis/files',
    summary: 'Files at the tasks and facts of a crisis',
    query: z.object({ crisisId: Id }),
    reply: z.array(CrisisFile),
  },
  attachFile: {
    ...acts,
    method: 'POST',
    path: '/crisis/files',
    undo: true,
    summary: 'Put a file that was sent before at a task or a fact',
    body: FilePlace.safeExtend({ fileId: Id }),
    reply: CrisisFile,
  },
  removeFile: {
    ...acts,
    method: 'DELETE',
    path: '/crisis/files/{id}',
    undo: true,
    summary: 'Take a file away from a task or a fact',
    params: z.object({ id: Id }),
    reply: Empty,
  },
  openFile: {
    ...views,
    method: 'GET',
    path: '/crisis/files/{id}',
    envelope: 'file',
    summary: 'A file of a crisis',
    params: z.object({ id: Id }),
    reply: Empty,
  },
} as const

/** Files that belong to a policy. */
import { Id } from '@guanlan/platform/contract'
import { z } from 'zod'

export const attachmentKinds = ['pdf', 'docx', 'xlsx', 'pptx', 'png', 'jpg'] as const
export const mostAttachments = 10
export const mostAttachmentBytes = 30_000_000

export const Attachment = z.object({ fileId: Id, name: z.string(), bytes: z.number().int() })
export type Attachment = z.infer<typeof Attachment>

/** Of a policy that is saved: in order, those it has and those that were sent. */
export const AttachmentIds = z
  .array(Id)
  .max(mostAttachments, 'policies.tooManyAttachments')
  .refine(ids => new Set(ids).size === ids.length, 'policies.attachmentTwice')

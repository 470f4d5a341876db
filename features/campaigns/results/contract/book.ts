/** The clipping book of a campaign: all its pieces, one a page. */
import { Id } from '@guanlan/platform/contract'
import { z } from 'zod'

export const bookFormats = ['pdf', 'docx', 'pptx', 'html'] as const
/** Pieces of one volume. */
export const ofVolume = 200

export const bookCalls = {
  makeBook: {
    access: 'member',
    permission: 'campaigns.view',
    method: 'POST',
    path: '/ipr/activity/{id}/book',
    summary:
      'Make the clipping book of an activity by a task: cover, contents, numbers, then one piece a page with its excerpt and address; it lies among the downloads',
    params: z.object({ id: Id }),
    body: z.object({ format: z.enum(bookFormats).default('pdf') }),
    reply: z.object({ task: z.number().int() }),
  },
} as const

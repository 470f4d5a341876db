/** Taking an operation back: one call for the acts of all features. Its feature is features/workspace/undo; the web kit calls it, too. */
import { z } from 'zod'
import { contract } from './endpoint.ts'
import { LongId } from './envelope.ts'

export const undoing = contract({
  undo: {
    method: 'POST',
    path: '/inews/operation/{id}/undo',
    access: 'member',
    permission: 'undo.undo',
    summary:
      'Take back what one operation changed: all of it, or nothing when something of it was changed since; of acts on many articles each one that was not',
    params: z.object({ id: LongId }),
    reply: z.object({
      /** The taking back is an operation itself: taken back, it does again what was undone. */
      operation: z.number().int(),
      /** Rows. */
      changed: z.number().int(),
      /** Things of an act on many that somebody has changed since: they stay as they are. */
      left: z.number().int(),
    }),
  },
})

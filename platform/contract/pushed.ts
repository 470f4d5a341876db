/** Records handed in by programs, by declaration: the call, spread into the contract of its feature. */
import { z } from 'zod'

/** Of one call; more go in several. */
export const mostPushed = 1_000

export const Pushed = z.object({
  added: z.number().int(),
  changed: z.number().int(),
  refused: z.array(z.object({ position: z.number().int(), field: z.string(), msg: z.string() })),
})
export type Pushed = z.infer<typeof Pushed>

export const pushCall = <const Permission extends string>(of: { path: string; permission: Permission }) => ({
  push: {
    method: 'POST' as const,
    path: of.path,
    access: 'member' as const,
    permission: of.permission,
    open: true as const,
    limit: 'push' as const,
    undo: true as const,
    summary:
      'Hand in up to 1,000, each whole: new ones are added, known ones changed, faulty ones named; a call repeated changes nothing',
    bodyLimit: 33_554_432,
    body: z.object({ items: z.array(z.unknown()).min(1, 'platform.chooseSome').max(mostPushed) }),
    reply: Pushed,
  },
})

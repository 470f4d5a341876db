/** What every window asks and tells by itself: it travels with the first page, and the rest of the contract does not. */
import { contract, Empty, largestInt } from '@guanlan/platform/contract'
import { z } from 'zod'

/** What members see in the top bar: whether articles come in. */
export const Collecting = z.object({
  /** Articles between accepted and stored, and how long the oldest has waited. */
  waiting: z.number().int(),
  oldestSeconds: z.number().nullable(),
  sources: z.object({ enabled: z.number().int(), failing: z.number().int() }),
})
export type Collecting = z.infer<typeof Collecting>

export const windowCalls = contract({
  collecting: {
    method: 'GET',
    path: '/inews/collecting',
    access: 'signedIn',
    summary: 'Whether articles come in: what waits, and sources that fail',
    reply: Collecting,
  },
  /** Form post of the browser (spec 7): code 10003 and, for failed answers, error, url, name and phone. */
  clientError: {
    method: 'POST',
    path: '/api/log/error',
    anyFields: true,
    access: 'public',
    bodyKind: 'form',
    bodyLimit: 65_536,
    summary: 'Report an error of the screen',
    body: z.object({
      content: z.string().min(1).max(8_000),
      code: z.coerce.number().int().min(-largestInt).max(largestInt).default(10_003),
      error: z.string().max(8_000).optional(),
      url: z.string().max(2_000).optional(),
      name: z.string().max(100).optional(),
      phone: z.string().max(30).optional(),
    }),
    reply: Empty,
  },
})

/** Traceability by link: the one call that its page makes, without the rest of the feature. */
import { Locked } from '@guanlan/features/handling/shares/contract'
import { Empty, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { Cascade } from './cascade.ts'
import { Traced } from './picture.ts'

export const OpenedTrace = z.discriminatedUnion('state', [
  Locked,
  z.object({
    state: z.literal('open'),
    organisation: z.string(),
    expiresAt: Moment,
    traced: Traced,
    cascade: Cascade.nullable(),
  }),
])
export type OpenedTrace = z.infer<typeof OpenedTrace>

const byLink = {
  access: 'link',
  purpose: 'share',
  makerNeeds: ['traceability.view', 'traceability.share'],
  method: 'POST',
  reads: true,
  params: z.object({ token: z.string().max(200) }),
} as const

export const sharedCalls = {
  openShared: {
    ...byLink,
    path: '/ipr/traceability/shared/{token}/open',
    cost: 'expensive',
    summary: 'Where the subject of a link came from; with a password, only once that is given',
    body: z.object({ password: z.string().max(100).nullable().default(null) }),
    reply: OpenedTrace,
  },
  sharedHolds: {
    ...byLink,
    limit: 'public',
    path: '/ipr/traceability/shared/{token}/holds',
    summary: 'Whether the link opens anything still; counts as no opening',
    body: z.object({}),
    reply: Empty,
  },
} as const

/** Traceability by link: the one call that its page makes, without the rest of the feature. */
import { Locked } from '@guanlan/features/handling/shares/contract'
import { Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { Traced } from './picture.ts'

export const OpenedTrace = z.discriminatedUnion('state', [
  Locked,
  z.object({ state: z.literal('open'), organisation: z.string(), expiresAt: Moment, traced: Traced }),
])
export type OpenedTrace = z.infer<typeof OpenedTrace>

export const openShared = {
  access: 'link',
  purpose: 'share',
  makerNeeds: ['traceability.view', 'traceability.share'],
  method: 'POST',
  path: '/ipr/traceability/shared/{token}/open',
  reads: true,
  cost: 'expensive',
  summary: 'Where the subject of a link came from; with a password, only once that is given',
  params: z.object({ token: z.string().max(200) }),
  body: z.object({ password: z.string().max(100).nullable().default(null) }),
  reply: OpenedTrace,
} as const

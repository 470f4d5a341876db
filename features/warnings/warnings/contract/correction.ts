/** A correction: what turned out wrong is told to exactly those who were told of it. */
import { channelKinds } from '@guanlan/features/workspace/notifications/contract'
import { Id } from '@guanlan/platform/contract'
import { z } from 'zod'

export const correctionLength = 500

export const Correction = z.object({
  reason: z
    .enum(['falseAlarm', 'sentiment'])
    .nullable()
    .describe('null: it is no false alarm, and an article of it is negative still'),
  receivers: z.array(z.object({ name: z.string(), channel: z.enum(channelKinds) })).describe('Who had the message'),
  title: z.string(),
  text: z.string().describe('To begin with'),
})
export type Correction = z.infer<typeof Correction>

const path = '/inews/warning/incident/{id}/correction'
const params = z.object({ id: Id })

export const correctionCalls = {
  correction: {
    access: 'member',
    permission: 'warnings.view',
    method: 'GET',
    path,
    summary: 'Whether an incident is to be corrected, and to whom',
    params,
    reply: Correction,
  },
  sendCorrection: {
    access: 'member',
    permission: 'warnings.act',
    audit: 'always',
    method: 'POST',
    path,
    summary: 'Tell those who had the message that it was wrong; whoever has not been sent it yet gets nothing',
    params,
    body: z.object({
      text: z.string().trim().min(1, 'warnings.correctionRequired').max(correctionLength, 'warnings.correctionLength'),
    }),
    reply: z.object({ changed: z.number().int().describe('Receivers') }),
  },
} as const

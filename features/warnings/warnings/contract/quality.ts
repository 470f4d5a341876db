/** How good warnings are: what became of what they told, and what is wrong with them. */
import { z } from 'zod'

export const faults = ['over', 'neverFires', 'firesAllTheTime'] as const
export type Fault = (typeof faults)[number]

/** What would make a warning better, when something clear does. */
export const advices = ['falseOften', 'unread', 'tooLoud', 'nothingFound'] as const
export type Advice = (typeof advices)[number]

/** Of the newest 500 incidents of the last 30 days. */
export const Quality = z.object({
  opened: z.number().int().describe('Incidents of which somebody opened a message'),
  actedOn: z.number().int().describe('Acknowledged, in hand or done'),
  ignored: z.number().int().describe('A day old, nobody opened a message, nobody took it up'),
  falseAlarms: z.number().int(),
  advice: z.enum(advices).nullable(),
})
export type Quality = z.infer<typeof Quality>

export const attentions = [...faults, 'noReceivers', 'channelPaused', 'digestStopped'] as const
/** Something that keeps warnings from warning; the id is that of the warning, the channel or the digest. */
export const Attention = z.object({ kind: z.enum(attentions), id: z.number().int(), name: z.string() })
export type Attention = z.infer<typeof Attention>

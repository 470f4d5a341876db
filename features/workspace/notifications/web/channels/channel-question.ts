import { z } from 'zod'

/** What the list asks; all channels come in one answer and are searched here. */
export const ChannelQuestion = z.object({ like: z.string().max(100).default('') })

/** Matched articles, and states of events, as a stream of lines. */
import { Id } from '@guanlan/platform/contract'
import { z } from 'zod'

/** Where a reader is: transaction and number of the last line it has. */
export const Cursor = z.string().regex(/^\d{1,20}-\d{1,19}$/, 'apiKeys.cursor')

/** As webhooks call them. */
export const streamTypes = ['article.matched', 'event.phase'] as const

export const StreamQuestion = z.object({
  after: Cursor.optional().describe('The cursor of the last line that arrived; absent: from now on'),
  monitor: Id.optional().describe('Articles of this monitor only'),
  types: z
    .string()
    .default('article.matched')
    .transform(text => text.split(',').filter(Boolean))
    .pipe(z.array(z.enum(streamTypes, 'apiKeys.streamTypes')).min(1, 'apiKeys.streamTypes'))
    .describe('What is told, by commas: article.matched, event.phase'),
  follow: z
    .enum(['0', '1'])
    .default('0')
    .describe('1: stays open and tells what comes; 0: ends when there is nothing more'),
})
export type StreamQuestion = z.output<typeof StreamQuestion>

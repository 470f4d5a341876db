/** What is negative: where it stands, whether that is more than usual, which stories are new, and how soon somebody looked. */
import { MediaType } from '@guanlan/features/articles/articles/contract'
import { LongId, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

const Count = z.number().int()
/** Cells told, the largest first; the articles of the others are counted. */
export const mostNegativeCells = 100

export const Negative = z.object({
  total: Count.describe('Negative articles, or stories where the question folds'),
  of: Count.describe('All of them, negative or not'),
  usualShare: z
    .number()
    .nullable()
    .describe(
      'Median of the daily negative share of the 28 days before, 0 to 1; null: fewer than three days with articles',
    ),
  cells: z
    .array(
      z.object({
        dimension: z.string().nullable(),
        level: Count.nullable(),
        mediaType: MediaType,
        region: Count.describe('The province; 0: not known'),
        count: Count,
      }),
    )
    .max(mostNegativeCells)
    .describe(
      'Each is the total of the list narrowed to its four values; folded, a story counts in each cell it has an article of',
    ),
  restCells: Count.describe('Cells that are not told'),
  dimensions: z.array(z.string()).describe('Of all cells; articles without a dimension are in none of these'),
  stories: z
    .array(
      z.object({
        story: Count,
        articleId: LongId,
        title: z.string(),
        media: z.string().describe('Who began'),
        firstAt: Moment,
        count: Count.describe('Negative articles of it, every copy'),
        carriers: z.array(z.object({ media: z.string(), mediaId: Count, count: Count })).max(3),
      }),
    )
    .max(10)
    .describe('Stories of which the organisation had nothing before the range, most negative articles first'),
  seen: z.object({
    read: Count.describe('Negative articles that somebody has read, every copy'),
    unread: Count,
    medianHours: z.number().nullable().describe('From arrival to reading, of those read'),
    done: Count.describe('Negative articles handed over and done'),
  }),
})
export type Negative = z.infer<typeof Negative>

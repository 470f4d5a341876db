/** What people of an organisation do with an article. */
import { Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

/** Free tags of one article. */
export const mostTags = 20

/** Where an article stands: in the lists, in the recycle bin, or taken out by a filter. */
export const places = ['desk', 'bin', 'filtered'] as const

/** 0 not reviewed, 1 approved, 2 rejected. */
export const Review = z.union([z.literal(0), z.literal(1), z.literal(2)])
/** 0 open, 1 in work, 2 done. */
export const WorkState = z.union([z.literal(0), z.literal(1), z.literal(2)])
/** 0 none, 1 low, 2 high, 3 urgent. */
export const Priority = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])

export const InWork = z.object({
  place: z.enum(places),
  /** Ids; their names and colours come with the tree of labels. */
  labels: z.array(z.number().int()),
  /** On the reader's own list. */
  favourite: z.boolean(),
  /** Of a medium or account that the reader follows. */
  followed: z.boolean().optional(),
  featured: z.boolean(),
  review: Review,
  remark: z.string().nullable(),
  tags: z.array(z.string()),
  assigneeId: z.number().int().nullable(),
  state: WorkState,
  priority: Priority,
  dueAt: Moment.nullable(),
  /** Ids of activities it is joined to. */
  activities: z.array(z.number().int()),
  notes: z.number().int(),
})
export type InWork = z.infer<typeof InWork>

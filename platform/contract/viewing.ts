/** How people look at lists: saved views and the arrangement of columns. Its feature is features/workspace/saved-views; the web kit calls it, too. */
import { z } from 'zod'
import { contract } from './endpoint.ts'
import { Id, Moment } from './envelope.ts'
import { Version } from './records.ts'

/** Views of one person, or of the organisation, in one list. */
export const mostViews = 50
/** Views of one person, or of the organisation, in all lists together; and lists that a person has arranged. */
export const mostInAllLists = 500

const mostColumns = 100
const ColumnId = z.string().min(1).max(50)
const fewEnough = (record: object) => Object.keys(record).length <= mostColumns

/** What a person changed of the columns of a table; the rest is as the feature declares it. */
export const ColumnChoices = z.object({
  shown: z.record(ColumnId, z.boolean()).refine(fewEnough),
  order: z.array(ColumnId).max(mostColumns),
  /** Pixels. */
  widths: z.record(ColumnId, z.number().int().min(1).max(5000)).refine(fewEnough),
  pinned: z.record(ColumnId, z.enum(['start', 'end', 'none'])).refine(fewEnough),
})
export type ColumnChoices = z.infer<typeof ColumnChoices>

/** What else a list lets its reader choose, such as how its rows are drawn; the list alone knows names and values. */
const LayoutChoices = z
  .record(z.string().regex(/^[a-z]{1,20}$/i), z.string().regex(/^[\w-]{1,20}$/))
  .refine(choices => Object.keys(choices).length <= 20)

/** What a person made of a part of a screen, such as a chart: its own title, how it is drawn, how many lines it has. Null and empty: as it is. */
export const PartLook = z.object({
  title: z.string().trim().max(60, 'savedViews.partTitle').default(''),
  look: z
    .string()
    .regex(/^[a-z]{1,20}$/)
    .nullable()
    .default(null),
  most: z.int().min(1).max(100).nullable().default(null),
})
export type PartLook = z.infer<typeof PartLook>
const PartLooks = z.record(ColumnId, PartLook).refine(fewEnough)

/** Null: as the feature declares it; as the person chose it for the whole product. */
export const ListLayout = z.object({
  columns: ColumnChoices.nullable().default(null),
  density: z.enum(['comfortable', 'compact']).nullable().default(null),
  choices: LayoutChoices.default({}),
  parts: PartLooks.default({}),
  /** Views by id, in the order the person gave them; others stand behind these, by name. */
  viewOrder: z
    .array(z.int().min(1))
    .max(2 * mostViews)
    .default([]),
  /** The view that the list begins with. One that is no more counts as null. */
  startView: z.int().min(1).nullable().default(null),
})
export type ListLayout = z.infer<typeof ListLayout>

const ListName = z.string().regex(/^[a-z][\w.-]{0,49}$/i, 'savedViews.listName')
export const ViewDraft = z.object({
  name: z.string().trim().min(1, 'savedViews.nameLength').max(30, 'savedViews.nameLength'),
  question: z
    .string()
    .max(4000, 'savedViews.questionLength')
    .describe('As in the address of the screen, behind the question mark'),
  columns: ColumnChoices.nullable().default(null),
  choices: LayoutChoices.default({}),
  /** Everybody's in the organisation; else the caller's own. */
  shared: z.boolean().default(false),
})
export type ViewDraft = z.infer<typeof ViewDraft>
export const SavedView = ViewDraft.extend({
  id: z.number().int(),
  version: Version,
  updatedAt: Moment,
  updatedBy: z.string().nullable(),
})
export type SavedView = z.infer<typeof SavedView>

/** A list as an administrator arranged it for everybody in the organisation; what a person arranges themselves stands over it. */
export const ListStandard = ListLayout.pick({ columns: true, choices: true, parts: true }).extend({
  version: Version,
  updatedAt: Moment,
  updatedBy: z.string().nullable(),
})
export type ListStandard = z.infer<typeof ListStandard>

const path = '/inews/view'
const member = { access: 'member', permission: 'savedViews.keep' } as const

export const viewing = contract({
  list: {
    ...member,
    method: 'GET',
    path,
    summary: 'Views of one list, the own ones and those of the organisation, and how the caller arranged the list',
    query: z.object({ list: ListName }),
    reply: z.object({ views: z.array(SavedView), layout: ListLayout, standard: ListStandard.nullable() }),
  },
  save: {
    ...member,
    method: 'POST',
    path,
    undo: 'own',
    summary: 'Keep a question of a list under a name; one for everybody needs the permission views.share',
    body: ViewDraft.extend({ list: ListName }),
    reply: SavedView,
  },
  change: {
    ...member,
    method: 'PUT',
    path: `${path}/{id}`,
    undo: 'own',
    summary: 'Rename, share or replace a view; refused when it was changed since the version that is named',
    params: z.object({ id: Id }),
    body: ViewDraft.extend({ version: Version }),
    reply: SavedView,
  },
  remove: {
    ...member,
    method: 'DELETE',
    path: `${path}/{id}`,
    undo: 'own',
    summary: 'Remove a view',
    params: z.object({ id: Id }),
    reply: z.null(),
  },
  arrange: {
    ...member,
    method: 'PUT',
    path: `${path}/layout`,
    summary: 'Keep how the caller sees a list: columns, density, order of its views',
    body: ListLayout.extend({ list: ListName }),
    reply: z.null(),
  },
  setStandard: {
    access: 'member',
    permission: 'savedViews.share',
    method: 'PUT',
    path: `${path}/standard`,
    undo: true,
    summary:
      'Arrange a list for everybody in the organisation; refused when it was changed since the version that is named',
    body: ListLayout.pick({ columns: true, choices: true, parts: true }).extend({
      list: ListName,
      version: z.int().min(0).describe('0: there was none'),
    }),
    reply: z.object({ version: Version }),
  },
  dropStandard: {
    access: 'member',
    permission: 'savedViews.share',
    method: 'DELETE',
    path: `${path}/standard`,
    undo: true,
    summary: 'Let a list be again as the product has it, for everybody who did not arrange it',
    query: z.object({ list: ListName }),
    reply: z.null(),
  },
})

/** What boards and big screens have in common as layouts: drafts, versions, and their way out and in as JSON. */
import { Changed, Id, Moment, Version } from '@guanlan/platform/contract'
import { z } from 'zod'
import { mostViews, View } from './board.ts'
import { changeKinds } from './change-kinds.ts'
import { Frame, mostPanels, Narrowing, Panel, Shown } from './panel.ts'

const Side = z.number().int().min(640).max(8_192)

export const Layout = z.object({
  name: z.string().min(1).max(50),
  size: z.object({ width: Side, height: Side }).nullable().describe('Of a big screen, in pixels; null: a board'),
  views: z.array(View).min(1).max(mostViews).describe('A big screen has one'),
})
export type Layout = z.infer<typeof Layout>

export const LayoutVersion = z.object({
  number: z.number().int(),
  at: Moment,
  by: z.string().nullable().describe('Null: it was there before versions were'),
  isNow: z.boolean(),
  backTo: z.number().int().nullable().describe('The version that was brought back by making this one'),
  changes: z
    .array(z.object({ kind: z.enum(changeKinds), view: z.string(), name: z.string().describe('Of the panel') }))
    .describe('Against the version before'),
})
export type LayoutVersion = z.infer<typeof LayoutVersion>

export const LayoutDraft = z.object({ version: Version, layout: Layout, at: Moment, by: z.string().nullable() })
export type LayoutDraft = z.infer<typeof LayoutDraft>

const Names = z.array(z.string().min(1).max(200)).max(20)
const FilePanel = Panel.extend({
  of: Narrowing.extend({ monitors: Names.nullable().default(null) }).prefault({}),
  shows: z.union([
    z.object({ kind: z.literal('comparison'), comparison: z.string().max(200), part: z.string().max(50) }),
    z.object({ kind: z.literal('index'), index: z.string().max(200) }),
    Shown,
  ]),
})
export type FilePanel = z.infer<typeof FilePanel>

/** A layout as JSON: monitors, comparisons and indices by name, no id of an organisation. Another version is refused, not guessed at. */
export const LayoutFile = z.object({
  format: z.literal('guanlan-layout', 'boards.notALayout'),
  version: z.literal(1, 'boards.layoutVersion'),
  name: Layout.shape.name,
  size: Layout.shape.size.default(null),
  views: z
    .array(
      z.object({
        name: View.shape.name,
        frame: Frame.extend({ monitors: Names.default([]) }).prefault({}),
        panels: z.array(FilePanel).max(mostPanels, 'boards.panelCount').default([]),
      }),
    )
    .min(1, 'boards.viewCount')
    .max(mostViews, 'boards.viewCount'),
  leftOut: z
    .array(z.string().max(300))
    .max(200)
    .default([])
    .describe('Filters that mean something in one organisation alone'),
})
export type LayoutFile = z.infer<typeof LayoutFile>

export const ImportedLayout = z.object({
  id: Id,
  name: z.string(),
  missing: z.array(z.string()).describe('What the file names and the organisation has not, each with its kind'),
})
export type ImportedLayout = z.infer<typeof ImportedLayout>

const ById = z.object({ id: Id })

/** @param path of one is PATH/{id} */
export const layoutCalls = <const View extends string, const Edit extends string, Row extends z.ZodType>(of: {
  path: string
  file: string
  view: View
  edit: Edit
  Row: Row
}) => {
  const views = { access: 'member', permission: of.view } as const
  const edits = { access: 'member', permission: of.edit, undo: true } as const
  return {
    versions: {
      ...views,
      method: 'GET',
      path: `${of.path}/{id}/versions`,
      summary: 'Who saved it when, newest first, each with what differs from the one before',
      params: ById,
      reply: z.array(LayoutVersion),
    },
    bringBack: {
      ...edits,
      method: 'POST',
      path: `${of.path}/{id}/versions/back`,
      summary: 'Bring a version back by making a new one; refused when it was changed since the version that is named',
      params: ById,
      body: z.object({ number: z.number().int().positive().max(1_000_000), version: Version }),
      reply: of.Row,
    },
    getDraft: {
      access: 'member',
      permission: of.edit,
      method: 'GET',
      path: `${of.path}/{id}/draft`,
      summary: 'As it is being arranged, not shown yet; null: no draft was kept',
      params: ById,
      reply: z.object({ draft: LayoutDraft.nullable() }),
    },
    saveDraft: {
      ...edits,
      method: 'PUT',
      path: `${of.path}/{id}/draft`,
      summary: 'Keep a draft; refused when somebody kept another since. Saving the layout itself ends it',
      params: ById,
      body: z.object({
        version: Version.or(z.literal(0)).default(0).describe('Of the draft that was read; 0: there was none'),
        layout: Layout,
      }),
      reply: LayoutDraft,
    },
    dropDraft: {
      ...edits,
      method: 'DELETE',
      path: `${of.path}/{id}/draft`,
      summary: 'Give the draft up',
      params: ById,
      reply: Changed,
    },
    getFile: {
      ...views,
      method: 'GET',
      path: `${of.path}/{id}/file`,
      summary: 'As JSON that another organisation may import: what it is of by name, without ids',
      params: ById,
      reply: LayoutFile,
    },
    importLayout: {
      ...edits,
      method: 'POST',
      path: of.file,
      summary: 'A new one of such a file, under a free name; what is missing here is named',
      body: LayoutFile,
      reply: ImportedLayout,
    },
  } as const
}

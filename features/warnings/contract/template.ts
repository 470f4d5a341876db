/** Templates of messages: rows of fields, each row left out when none of its fields is known. Names of fields are as the specification spells them. */
import { Changed, Id, Version } from '@guanlan/platform/contract'
import { z } from 'zod'

export const templateFields = [
  'warning',
  'reason',
  'level',
  'articles',
  'media',
  'openedAt',
  'title',
  'source',
  'publishedAt',
  'summary',
] as const
export type TemplateField = (typeof templateFields)[number]

/** How a value is written: as it is, a moment as `11-22 16:30` or `2026-11-22`, a number in 万, a text cut at so many characters. */
export const templateFormats = ['', 'time', 'date', 'wan', 'cut:20', 'cut:50', 'cut:100', 'cut:200'] as const
export type TemplateFormat = (typeof templateFormats)[number]
export const mostRows = 20
export const mostFields = 10

export const TemplateRow = z.object({
  row_title: z.string().trim().max(20, 'warnings.rowTitleLength').default('').describe('Before the row; may be empty'),
  row_content: z
    .array(
      z.object({
        filed_name: z.enum(templateFields, 'warnings.fieldRequired'),
        format: z.enum(templateFormats).default(''),
        end_txt: z.string().max(20, 'warnings.rowTitleLength').default('').describe('After the value'),
      }),
    )
    .min(1, 'warnings.fieldRequired')
    .max(mostFields),
})
export type TemplateRow = z.infer<typeof TemplateRow>

export const TemplateDraft = z.object({
  name: z.string().trim().min(1, 'warnings.nameRequired').max(50, 'warnings.nameLength'),
  content: z.array(TemplateRow).min(1, 'warnings.fieldRequired').max(mostRows),
})
export type TemplateDraft = z.infer<typeof TemplateDraft>

export const Template = TemplateDraft.extend({
  id: z.number().int().describe('0: the default one, which is not changed'),
  version: Version,
  inUse: z.boolean().describe('Messages of the organisation are written by it'),
})
export type Template = z.infer<typeof Template>

export const TemplatePreview = z.object({
  lines: z.array(z.string()),
  of: z.string().nullable().describe('The newest incident it was written for; null: there is none yet'),
  bytes: z.number().int().describe('Of the whole message as plain text, in UTF-8'),
})
export type TemplatePreview = z.infer<typeof TemplatePreview>

const path = '/inews/warning/template'
const viewing = { access: 'member', permission: 'warnings.view' } as const
const editing = { access: 'member', permission: 'warnings.edit', undo: true } as const
const ById = z.object({ id: Id })

export const templateCalls = {
  templateInfoCopy: {
    ...viewing,
    method: 'GET',
    path: '/inews/templateInfoCopy',
    summary: 'Templates of messages as settings, the one in use first',
    reply: z.object({
      dataList: z.array(
        z.object({
          id: z.number().int(),
          name: z.string(),
          inUse: z.boolean(),
          settingContent: z.object({ content: z.array(TemplateRow) }),
        }),
      ),
    }),
  },
  templates: {
    ...viewing,
    method: 'GET',
    path,
    summary: 'The default template and those of the organisation',
    reply: z.array(Template),
  },
  addTemplate: { ...editing, method: 'POST', path, summary: 'A new template', body: TemplateDraft, reply: Template },
  changeTemplate: {
    ...editing,
    method: 'PUT',
    path: `${path}/{id}`,
    summary: 'Change one; refused when it was changed since the version that is named',
    params: ById,
    body: TemplateDraft.extend({ version: Version }),
    reply: Template,
  },
  deleteTemplate: {
    ...editing,
    method: 'DELETE',
    path: `${path}/{id}`,
    summary: 'Delete one; was it in use, messages are written by the default one',
    params: ById,
    reply: Changed,
  },
  useTemplate: {
    ...editing,
    method: 'PUT',
    path: `${path}/{id}/use`,
    summary: 'From now on messages are written by this one; 0 is the default one',
    params: z.object({ id: z.coerce.number().int().min(0).max(2_147_483_647) }),
    reply: z.array(Template),
  },
  previewTemplate: {
    ...viewing,
    method: 'POST',
    reads: true,
    path: `${path}/preview`,
    summary: 'The lines of a message by a template that need not be saved, for the newest incident',
    body: z.object({ content: TemplateDraft.shape.content }),
    reply: TemplatePreview,
  },
} as const

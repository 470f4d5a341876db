/** Templates of messages: rows of fields, each row left out when none of its fields is known. Names of fields are as the specification spells them. */
import { channelKinds } from '@guanlan/features/workspace/notifications/contract'
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
  'author',
  'sentiment',
  'interactions',
  'words',
] as const
export type TemplateField = (typeof templateFields)[number]

/** How a value is written: as it is, a moment as `11-22 16:30` or `2026-11-22`, a number in 万, a text cut at so many characters or with the words of the warning in 【】. */
export const templateFormats = ['', 'hits', 'time', 'date', 'wan', 'cut:20', 'cut:50', 'cut:100', 'cut:200'] as const
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

/** A message on one channel, written as it is sent. */
export const TemplateLook = z.object({
  channel: z.enum(channelKinds),
  text: z.string(),
  bytes: z.number().int().describe('As it is sent, in UTF-8'),
  limit: z.number().int().nullable().describe('What the platform takes; null: nothing that a message reaches'),
  left: z.number().int().describe('Articles that had no room'),
})
export type TemplateLook = z.infer<typeof TemplateLook>

export const TemplatePreview = z.object({
  of: z.string().nullable().describe('The incident it was written for; null: there is none yet'),
  lines: z.array(z.string()),
  looks: z.array(TemplateLook),
})
export type TemplatePreview = z.infer<typeof TemplatePreview>

/** Templates that messages of one warning can be written by, as a link shows them. */
export const TemplateChoices = z.object({
  organisation: z.string(),
  warningName: z.string(),
  of: z.string().nullable().describe('The incident of the examples; null: there is none yet'),
  templates: z.array(
    z.object({ id: z.number().int(), name: z.string(), isChosen: z.boolean(), lines: z.array(z.string()) }),
  ),
})
export type TemplateChoices = z.infer<typeof TemplateChoices>

const path = '/inews/warning/template'
const byLink = { access: 'link', purpose: 'warningTemplates', makerNeeds: ['warnings.edit'] } as const
const Token = z.object({ token: z.string().max(200) })
const TemplateId = z.number().int().min(0).max(2_147_483_647)
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
    summary: 'A message by a template that need not be saved, on each channel',
    body: z.object({
      content: TemplateDraft.shape.content,
      incident: Id.nullable().default(null).describe('null: the newest'),
    }),
    reply: TemplatePreview,
  },
  linkToTemplates: {
    access: 'member',
    permission: 'warnings.edit',
    audit: 'always',
    method: 'POST',
    path: `${path}/link`,
    summary: 'A link to choose the template of a warning by, for 72 hours',
    body: z.object({ warningId: Id }),
    reply: z.object({ token: z.string(), address: z.string() }),
  },
  templatesToChoose: {
    ...byLink,
    method: 'GET',
    path: `${path}/choice/{token}`,
    summary: 'The templates that messages of a warning can be written by, each with its newest incident',
    params: Token,
    query: z.object({ groupId: Id.describe('The warning, as the address of the page names it') }),
    reply: TemplateChoices,
  },
  chooseTemplate: {
    ...byLink,
    method: 'POST',
    path: `${path}/choice/{token}`,
    summary: 'Messages of the warning are written by this template from now on',
    params: Token,
    body: z.object({ groupId: Id, templateId: TemplateId }),
    reply: TemplateChoices,
  },
} as const

/** Building a template: a look at it with one's own data, and its way to another organisation as a file. */
import { Id } from '@guanlan/platform/contract'
import { z } from 'zod'
import { ReportDocument } from './document.ts'
import { Template, TemplateDraft } from './template.ts'

const path = '/inews/templateInfoV1'
const designing = { access: 'member', permission: 'reports.templates' } as const

export const PreviewDraft = TemplateDraft.pick({ blocks: true, look: true }).extend({
  name: z.string().max(100).default(''),
  monitors: z.array(Id).min(1, 'reports.monitorRequired').max(20, 'reports.tooManyMonitors'),
})
export type PreviewDraft = z.infer<typeof PreviewDraft>

/** A template as a file: JSON of this shape. Another version is refused, not guessed at. */
export const TemplateFile = TemplateDraft.extend({
  format: z.literal('guanlan-report-template', 'reports.notATemplate'),
  version: z.literal(1, 'reports.templateVersion'),
})
export type TemplateFile = z.infer<typeof TemplateFile>

export const templateCalls = {
  previewTemplate: {
    ...designing,
    method: 'POST',
    path: `${path}/preview`,
    reads: true,
    cost: 'expensive',
    summary: 'Blocks as a report of the last seven days would have them; nothing is kept',
    body: PreviewDraft,
    reply: ReportDocument,
  },
  exportTemplate: {
    ...designing,
    method: 'GET',
    path: `${path}/{id}/export`,
    summary: 'A template as it can be imported elsewhere',
    params: z.object({ id: Id }),
    reply: TemplateFile,
  },
  importTemplate: {
    ...designing,
    method: 'POST',
    path: `${path}/import`,
    quota: 'reportTemplateCount',
    undo: true,
    summary: 'A template of such a file, under a free name',
    body: TemplateFile,
    reply: Template,
  },
} as const

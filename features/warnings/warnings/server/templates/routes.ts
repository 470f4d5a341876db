import type { CallScope, LinkScope, Scope } from '@guanlan/platform/server'
import type { TemplateDraft, TemplateRow } from '../../contract.ts'
import { chooseTemplate, linkToChoose, templatesToChoose } from './choose.ts'
import {
  addTemplate,
  changeTemplate,
  deleteTemplate,
  listTemplates,
  previewTemplate,
  templateSettings,
  useTemplate,
} from './templates.ts'

type ById = { params: { id: number } }

export const templateRoutes = {
  templateInfoCopy: templateSettings,
  templates: listTemplates,
  addTemplate: (scope: Scope, { body }: { body: TemplateDraft }) => addTemplate(scope, body),
  changeTemplate: (scope: Scope, { params, body }: ById & { body: TemplateDraft & { version: number } }) =>
    changeTemplate(scope, { ...body, ...params }),
  deleteTemplate: (scope: Scope, { params }: ById) => deleteTemplate(scope, params.id),
  useTemplate: (scope: Scope, { params }: ById) => useTemplate(scope, params.id),
  previewTemplate: (scope: Scope, { body }: { body: { content: TemplateRow[]; incident: number | null } }) =>
    previewTemplate(scope, body),
  linkToTemplates: (scope: CallScope, { body }: { body: { warningId: number } }) => linkToChoose(scope, body.warningId),
  templatesToChoose: (scope: LinkScope, { query }: { query: { groupId: number } }) =>
    templatesToChoose(scope, query.groupId),
  chooseTemplate: (scope: LinkScope, { body }: { body: { groupId: number; templateId: number } }) =>
    chooseTemplate(scope, { warningId: body.groupId, templateId: body.templateId }),
}

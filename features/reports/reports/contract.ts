/** Reports made of templates: what is asked, what is made, what is kept. */
import {
  Changed,
  chosenOf,
  contract,
  documentKinds,
  Empty,
  feature,
  Id,
  keysetListOf,
  LongId,
} from '@guanlan/platform/contract'
import { z } from 'zod'
import { editingCalls } from './contract/editing-calls.ts'
import {
  MakingState,
  Report,
  ReportChange,
  ReportDraft,
  ReportPage,
  ReportQuestion,
  ReportRow,
  ReportStarted,
} from './contract/report.ts'
import { shareCalls } from './contract/share.ts'
import {
  CopyOf,
  Operate,
  ReadyTemplate,
  Template,
  TemplateDraft,
  TemplatePage,
  TemplateQuestion,
} from './contract/template.ts'
import { templateCalls } from './contract/template-calls.ts'

export { behindPoint } from './contract/behind.ts'
export { changeOf } from './contract/change.ts'
export * from './contract/changes.ts'
export * from './contract/document.ts'
export * from './contract/editing.ts'
export * from './contract/report.ts'
export * from './contract/share.ts'
export * from './contract/template.ts'
export * from './contract/template-calls.ts'
export { prompts, unfinishedIn, withoutUnfinished } from './contract/unfinished.ts'
export { editingCalls }

const templates = '/inews/templateInfoV1'
const viewing = { access: 'member', permission: 'reports.view' } as const
const editing = { access: 'member', permission: 'reports.edit' } as const
const designing = { access: 'member', permission: 'reports.templates' } as const

export const reports = contract({
  ...shareCalls,
  ...templateCalls,
  templates: {
    ...viewing,
    method: 'GET',
    path: templates,
    summary: 'Templates of the organisation',
    query: TemplatePage,
    reply: keysetListOf(Template),
  },
  readyTemplates: {
    ...viewing,
    method: 'GET',
    path: `${templates}/ready`,
    summary: 'Templates that come with the product, in the language of the caller',
    reply: z.array(ReadyTemplate),
  },
  template: {
    ...viewing,
    method: 'GET',
    path: `${templates}/{id}`,
    summary: 'One template with its blocks',
    params: z.object({ id: Id }),
    reply: Template,
  },
  createTemplate: {
    ...designing,
    method: 'POST',
    path: templates,
    quota: 'reportTemplateCount',
    undo: true,
    summary: 'A new template',
    body: TemplateDraft,
    reply: Template,
  },
  updateTemplate: {
    ...designing,
    method: 'PUT',
    path: templates,
    undo: true,
    summary:
      'Change one; refused when it was changed since the version that is named. Reports that were made of it stay',
    body: TemplateDraft.extend({ id: Id, version: Template.shape.version }),
    reply: Template,
  },
  deleteTemplate: {
    ...designing,
    method: 'DELETE',
    path: `${templates}/{id}`,
    undo: true,
    summary: 'Delete one; reports that were made of it stay',
    params: z.object({ id: Id }),
    reply: Changed,
  },
  deleteTemplates: {
    ...designing,
    method: 'POST',
    path: `${templates}/remove`,
    undo: true,
    summary: 'Delete those chosen, or all that a question finds but some',
    body: chosenOf(TemplateQuestion),
    reply: Changed,
  },
  copyTemplate: {
    ...designing,
    method: 'POST',
    path: `${templates}/copy`,
    quota: 'reportTemplateCount',
    undo: true,
    summary: 'Copy one of the organisation, or a ready one, under a free name',
    body: CopyOf,
    reply: Template,
  },
  operateTemplate: {
    ...designing,
    method: 'POST',
    path: '/InewsReport/operateTemplate',
    quota: 'reportTemplateCount',
    undo: true,
    summary: 'Create, change or delete a template, as `operate` says',
    body: Operate,
    reply: z.object({ template: Template.nullable() }),
  },
  list: {
    ...viewing,
    method: 'POST',
    path: '/report/list',
    reads: true,
    summary: 'Reports, newest first',
    body: ReportPage,
    reply: keysetListOf(ReportRow),
  },
  add: {
    ...editing,
    method: 'POST',
    path: '/report/add',
    quota: 'reportCondition',
    undo: true,
    summary: 'Make a report of a template, monitors and a period, in the background',
    body: ReportDraft,
    reply: ReportStarted,
  },
  get: {
    ...viewing,
    method: 'GET',
    path: '/report/get/{id}',
    summary: 'A report with the blocks that are made',
    params: z.object({ id: Id }),
    reply: Report,
  },
  update: {
    ...editing,
    method: 'PUT',
    path: '/report/update',
    undo: true,
    summary: 'Keep a report as it was edited; refused when it was changed since the version that is named',
    body: ReportChange,
    reply: Report,
  },
  delete: {
    ...editing,
    method: 'DELETE',
    path: '/report/delete',
    undo: true,
    summary: 'Put reports into the bin; they go for good 30 days later',
    body: chosenOf(ReportQuestion),
    reply: Changed,
  },
  generate: {
    ...editing,
    method: 'POST',
    path: '/report/generate',
    undo: true,
    summary: 'Make a report again with the figures of now; what was edited by hand is made anew',
    body: z.object({ reportId: Id }),
    reply: ReportStarted,
  },
  status: {
    ...viewing,
    method: 'GET',
    path: '/report/status/{jobId}',
    summary: 'How far the making of a report is',
    params: z.object({ jobId: LongId }),
    reply: MakingState,
  },
  preview: {
    ...viewing,
    method: 'GET',
    path: '/report/preview/{reportId}',
    summary: 'The document of a report, as far as it is made',
    params: z.object({ reportId: Id }),
    reply: Report.shape.document,
  },
  fileKinds: {
    ...viewing,
    method: 'GET',
    path: '/report/file',
    summary: 'Files that this installation can make of a report',
    reply: z.array(z.enum(documentKinds)),
  },
  file: {
    ...viewing,
    method: 'GET',
    path: '/report/file/{reportId}/{kind}',
    waits: true,
    envelope: 'file',
    summary: 'A report as it is kept now, as a file; a picture too long for one is a zip of its parts',
    params: z.object({ reportId: Id, kind: z.enum(documentKinds) }),
    reply: Empty,
  },
})

export const reportsFeature = feature({
  name: 'reports',
  permissions: {
    view: { name: ['查看报告', '檢視報告', 'See reports'], roles: ['orgAdmin', 'member', 'reader'] },
    edit: { name: ['制作和修改报告', '製作和修改報告', 'Make and change reports'], roles: ['orgAdmin', 'member'] },
    share: { name: ['用链接分享报告', '用連結分享報告', 'Share reports by a link'], roles: ['orgAdmin', 'member'] },
    templates: { name: ['管理报告模板', '管理報告模板', 'Change report templates'], roles: ['orgAdmin', 'member'] },
    release: { name: ['设置报告的审核', '設定報告的審核', 'Say how reports are released'], roles: ['orgAdmin'] },
  },
  quotas: {
    reportTemplateCount: { name: ['报告模板', '報告範本', 'Report templates'], kind: 'standing' },
    reportCondition: { name: ['每份报告的条件数', '每份報告的條件數', 'Conditions of a report'], kind: 'value' },
  },
  contract: { ...reports, ...editingCalls },
})

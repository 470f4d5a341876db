import { randomUUID } from 'node:crypto'
import { type Fillings, type Ground, secret } from './ground.ts'

const blocks = [{ id: 'b1', kind: 'figures' }]
const templates = '/inews/templateInfoV1'
const freshName = () => `模板 ${randomUUID().slice(0, 8)}`
const template = ({ make }: Ground) =>
  make(templates, { name: `${secret} ${randomUUID().slice(0, 8)}`.slice(0, 50), blocks })
const requested = ({ monitor }: Ground) => ({ reportName: `${secret} 报告`, templateId: 'bare', monitors: [monitor] })
const report = (ground: Ground) => ground.make('/report/add', requested(ground))

const version = ({ make }: Ground, reportId: unknown) => make('/report/versions', { reportId, name: `${secret} 一稿` })
const comment = ({ make }: Ground, reportId: unknown) =>
  make('/report/comments', { reportId, blockId: 'b1', text: secret })
async function deleted(ground: Ground) {
  const made = await report(ground)
  await ground.owner.ask('DELETE', '/report/delete', { ids: [made.reportId] })
  return made
}

const document = {
  title: '改写',
  subtitle: '',
  period: { from: '2026-10-01T00:00:00Z', to: '2026-10-08T00:00:00Z' },
  madeAt: '2026-10-08T00:00:00Z',
  zone: 'Asia/Shanghai',
  language: 'zh',
  look: {},
  blocks: [],
}
const aShare = (reportId: number) => ({ reportId, expiresAt: new Date(Date.now() + 86_400_000).toISOString() })
const share = ({ make }: Ground, reportId: number) => make('/report/share', aShare(reportId))

export const reports: Fillings = {
  templates: async ground => {
    await template(ground)
    return {}
  },
  readyTemplates: () => ({ alike: 'They come with the product.' }),
  template: async ground => ({ params: { id: (await template(ground)).id } }),
  createTemplate: () => ({ body: { name: freshName(), blocks } }),
  updateTemplate: async ground => {
    const { id, version } = await template(ground)
    return { body: { id, version, name: freshName(), blocks } }
  },
  deleteTemplate: async ground => ({ params: { id: (await template(ground)).id } }),
  deleteTemplates: async ground => ({ body: { ids: [(await template(ground)).id] } }),
  copyTemplate: async ground => ({ body: { id: (await template(ground)).id } }),
  operateTemplate: async ground => ({ body: { operate: 'delete', template: { id: (await template(ground)).id } } }),
  share: async ground => ({ body: aShare((await report(ground)).reportId) }),
  shares: async ground => {
    const { reportId } = await report(ground)
    await share(ground, reportId)
    return { params: { reportId } }
  },
  unshare: async ground => {
    const { reportId } = await report(ground)
    return { params: { id: (await share(ground, reportId)).share.id } }
  },
  previewTemplate: ({ monitor }) => ({ body: { blocks, name: secret, monitors: [monitor] } }),
  exportTemplate: async ground => ({ params: { id: (await template(ground)).id } }),
  importTemplate: () => ({ body: { format: 'guanlan-report-template', version: 1, name: freshName(), blocks } }),
  list: async ground => {
    await report(ground)
    return { body: {} }
  },
  add: ground => ({ body: requested(ground) }),
  get: async ground => ({ params: { id: (await report(ground)).reportId } }),
  update: async ground => {
    const { reportId } = await report(ground)
    return { body: { reportId, version: 2, reportName: `${secret} 改名`, document } }
  },
  delete: async ground => ({ body: { ids: [(await report(ground)).reportId] } }),
  generate: async ground => ({ body: { reportId: (await report(ground)).reportId } }),
  status: async ground => ({ params: { jobId: (await report(ground)).jobId } }),
  fileKinds: () => ({ alike: 'What an installation can make is the same for all.' }),
  file: async ground => ({ params: { reportId: (await report(ground)).reportId, kind: 'html' } }),
  preview: async ground => ({ params: { reportId: (await report(ground)).reportId } }),
  restore: async ground => ({ body: { ids: [(await deleted(ground)).reportId] } }),
  purge: async ground => ({ body: { ids: [(await deleted(ground)).reportId] } }),
  saveChanges: async ground => {
    const { reportId } = await report(ground)
    const after = { id: 'b9', kind: 'heading', level: 1, text: secret }
    return { body: { reportId, version: 2, changes: { blocks: [{ id: 'b9', before: null, after }] } } }
  },
  makeBlock: async ground => ({
    body: { reportId: (await report(ground)).reportId, block: { id: 'new', kind: 'figures' } },
  }),
  refresh: async ground => ({ body: { reportId: (await report(ground)).reportId } }),
  versions: async ground => {
    const { reportId } = await report(ground)
    await version(ground, reportId)
    return { params: { reportId } }
  },
  version: async ground => ({ params: { id: (await version(ground, (await report(ground)).reportId)).id } }),
  keepVersion: async ground => ({ body: { reportId: (await report(ground)).reportId, name: '一稿' } }),
  bringBack: async ground => {
    const { reportId } = await report(ground)
    return { body: { reportId, versionId: (await version(ground, reportId)).id, version: 2 } }
  },
  comments: async ground => {
    const { reportId } = await report(ground)
    await comment(ground, reportId)
    return { params: { reportId } }
  },
  addComment: async ground => ({ body: { reportId: (await report(ground)).reportId, blockId: 'b1', text: secret } }),
  resolveComment: async ground => ({
    body: { id: (await comment(ground, (await report(ground)).reportId)).id, resolved: true },
  }),
  deleteComment: async ground => ({ params: { id: (await comment(ground, (await report(ground)).reportId)).id } }),
  presence: async ground => ({ body: { reportId: (await report(ground)).reportId } }),
  review: async ground => ({ body: { reportId: (await report(ground)).reportId, version: 2, act: 'submit' } }),
  settings: () => ({ alike: 'Whoever may see reports is told how they are released.' }),
  changeSettings: () => ({ body: { secondPerson: true }, alike: 'It answers what was sent.' }),
}

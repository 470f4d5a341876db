import { type Fillings, type Ground, secret } from './ground.ts'

const path = '/inews/warning'
let made = 0
const draft = (name = `${secret} 预警 ${++made}`) => ({
  name,
  warningWords: secret,
  mediaType: ['web'],
  sentiment: [-1],
  startTime: '2026-01-01',
  endTime: '2099-12-31',
  receiveEmail: true,
})
const aWarning = (ground: Ground) => ground.make(path, draft())
const self = async ({ owner }: Ground): Promise<number> =>
  (await owner.ask('GET', '/inews/org/member?like=')).body.data.list[0].id
const message = async (ground: Ground) => ({ title: `${secret} 预警`, memberIds: [await self(ground)] })
export const anIncident = async (ground: Ground) =>
  ground.make('/inews/monitorArticle/manualWarning', { idList: [ground.article], ...(await message(ground)) })

/** Of two stories, put together. */
export async function anIncidentOfTwo(ground: Ground) {
  const articles = await ground.makeArticles(1)
  const body = { idList: [ground.article, ...articles], ...(await message(ground)) }
  return ground.make('/inews/monitorArticle/manualWarning', body)
}

/** Raised by a warning, and told. */
async function aTold({ make }: Ground): Promise<number> {
  const warning = await make(path, { ...draft(), mediaType: ['press'], sentiment: [1, 0, -1] })
  await make('/ua/upload/article/addBatch', {
    items: [{ title: `${secret}通报 ${made}`, mediaType: 'press', media: '报' }],
  })
  return (await make(`${path}/incident/list`, { warning: warning.id })).list[0].id
}
async function aProposal(ground: Ground): Promise<number> {
  const { make, owner } = ground
  const id = await aTold(ground)
  const { token } = await make(`${path}/incident/${id}/page`, {})
  await make(`${path}/received/${token}/propose`, { kind: 'story', value: String(id) })
  return (await owner.ask('GET', `${path}/proposal`)).body.data[0].id
}

const digest = async (ground: Ground, name = `${secret} 摘要 ${++made}`) => ({ name, memberIds: [await self(ground)] })
const aDigest = async (ground: Ground) => ground.make(`${path}/digest`, await digest(ground))

const template = (word: string = secret) => ({
  name: `${word} 模板 ${++made}`,
  content: [{ row_title: word, row_content: [{ filed_name: 'title' }] }],
})
const aTemplate = ({ make }: Ground) => make(`${path}/template`, template())

export const warnings: Fillings = {
  attention: async ({ make }) => {
    await make(path, { ...draft(), startTime: '2020-01-01', endTime: '2020-01-02' })
    return {}
  },
  templateInfoCopy: async ground => {
    await aTemplate(ground)
    return {}
  },
  templates: async ground => {
    await aTemplate(ground)
    return {}
  },
  addTemplate: () => ({ body: template('新的') }),
  changeTemplate: async ground => {
    const { id, version } = await aTemplate(ground)
    return { params: { id }, body: { ...template(), version } }
  },
  deleteTemplate: async ground => ({ params: { id: (await aTemplate(ground)).id } }),
  useTemplate: async ground => ({ params: { id: (await aTemplate(ground)).id } }),
  previewTemplate: async ground => {
    await anIncident(ground)
    return { body: { content: template().content } }
  },
  correction: async ground => ({ params: { id: (await anIncident(ground)).id } }),
  sendCorrection: async ground => {
    const { id } = await anIncident(ground)
    await ground.owner.ask('PUT', `${path}/incident/state`, { ids: [id], state: 'falseAlarm' })
    return { params: { id }, body: { text: secret } }
  },
  begunIncidents: async ground => {
    await anIncident(ground)
    return { body: { from: '2020-01-01T00:00:00Z', to: '2099-01-01T00:00:00Z' } }
  },
  linkToPlan: () => ({}),
  linkToTemplates: async ground => ({ body: { warningId: (await aWarning(ground)).id } }),
  digests: async ground => {
    await aDigest(ground)
    return {}
  },
  digest: async ground => ({ params: { id: (await aDigest(ground)).id } }),
  addDigest: async ground => ({ body: await digest(ground, '新的摘要') }),
  changeDigest: async ground => {
    const { id, version } = await aDigest(ground)
    return { body: { ...(await digest(ground)), id, version } }
  },
  removeDigests: async ground => ({ body: { ids: [(await aDigest(ground)).id] } }),
  previewDigest: async ground => {
    await anIncident(ground)
    return { body: { name: '预览' } }
  },
  sendDigest: async ground => ({ params: { id: (await aDigest(ground)).id } }),
  receiverPage: async ground => ({ params: { id: (await anIncident(ground)).id } }),
  revokePages: async ground => ({ params: { id: (await anIncident(ground)).id } }),
  proposals: async ground => {
    await aProposal(ground)
    return {}
  },
  decideProposal: async ground => ({ params: { id: await aProposal(ground) }, body: { accept: false } }),
  list: async ground => {
    await aWarning(ground)
    return {}
  },
  get: async ground => ({ params: { id: (await aWarning(ground)).id } }),
  create: () => ({ body: { ...draft('新的一个'), warningWords: '石头' } }),
  update: async ground => {
    const { id, version } = await aWarning(ground)
    return { body: { ...draft(), id, version } }
  },
  delete: async ground => ({ params: { id: (await aWarning(ground)).id } }),
  remove: async ground => ({ body: { ids: [(await aWarning(ground)).id] } }),
  enable: async ground => ({ params: { id: (await aWarning(ground)).id }, body: { enabled: false } }),
  rule: async ground => ({ query: { id: (await aWarning(ground)).id } }),
  tryOut: ground => ({
    body: {
      draft: {
        ...draft(),
        mediaType: ['web', 'press'],
        sentiment: [1, 0, -1],
        warningWords: '',
        wordMonitors: [ground.monitor],
      },
    },
  }),
  cycles: async ground => {
    await ground.make(`${path}/cycle`, { warningId: (await aWarning(ground)).id, times: ['09:00'] })
    return {}
  },
  setCycle: async ground => ({ body: { warningId: (await aWarning(ground)).id, times: ['09:00'] } }),
  versions: async ground => ({ params: { id: (await aWarning(ground)).id } }),
  incidents: async ground => {
    await anIncident(ground)
    return { body: {} }
  },
  incident: async ground => ({ params: { id: (await anIncident(ground)).id } }),
  incidentArticles: async ground => ({ params: { id: (await anIncident(ground)).id } }),
  incidentHistory: async ground => ({ params: { id: (await anIncident(ground)).id } }),
  incidentChanges: () => ({}),
  splitIncident: async ground => {
    const { id } = await anIncidentOfTwo(ground)
    return { params: { id }, body: { articleIds: [ground.article] } }
  },
  joinIncidents: async ground => {
    const into = (await anIncident(ground)).id
    return { body: { ids: [(await anIncident(ground)).id], into } }
  },
  numbers: async ground => {
    await anIncident(ground)
    return {}
  },
  act: async ground => ({ body: { ids: [(await anIncident(ground)).id], state: 'acknowledged' } }),
  review: async ground => ({ body: { ids: [(await anIncident(ground)).id], send: false } }),
  semiAutoWarning: async ground => {
    const { make, owner } = ground
    const warning = await make(path, { ...draft(), mediaType: ['press'], sentiment: [1, 0, -1], looksFirst: true })
    await make('/ua/upload/article/addBatch', { items: [{ title: `${secret}待审`, mediaType: 'press', media: '报' }] })
    const [{ id }] = (await make(`${path}/incident/list`, { warning: warning.id })).list
    const articles = await owner.ask('GET', `${path}/incident/${id}/articles`)
    return { body: { idList: articles.body.data.list.map((article: { id: number }) => article.id) } }
  },
  manualWarning: async ground => ({ body: { idList: [ground.article], ...(await message(ground)) } }),
  retry: async ground => ({ body: { id: (await anIncident(ground)).id } }),
  monitorSend: async ground => ({ body: { monitor: ground.monitor, ...ground.question, ...(await message(ground)) } }),
}

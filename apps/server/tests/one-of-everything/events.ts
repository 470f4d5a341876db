import { type Fillings, type Ground, openWord, secret } from './ground.ts'

type Made = { id: number; version: number }
let made = 0
const startTime = () => new Date(Date.now() - 86_400_000).toISOString()
const draft = () => ({ title: `${secret}事件 ${++made}`, rule: secret, startTime: startTime() })
const event = ({ make }: Ground): Promise<Made> => make('/ipr/infoEvent/add', draft())
const byId = async (ground: Ground) => ({ params: { id: (await event(ground)).id } })
async function withArticles(ground: Ground): Promise<{ eventId: number; idList: number[] }> {
  const { id } = await event(ground)
  const idList = await ground.makeArticles(1)
  await ground.make('/ipr/infoEvent/addArticles', { eventId: id, idList })
  return { eventId: id, idList }
}
const listed = async (ground: Ground) => {
  await event(ground)
  return { body: {} }
}

const listedByAddress = async (ground: Ground) => {
  await event(ground)
  return { query: { page: 1, pageSize: 20 } }
}
const candidate = async ({ makeCandidate }: Ground) => ({ body: { id: await makeCandidate() } })

export const events: Fillings = {
  listNew: listed,
  listMine: listed,
  listAll: listed,
  listNewByAddress: listedByAddress,
  listMineByAddress: listedByAddress,
  listAllByAddress: listedByAddress,
  listCandidates: async ({ makeCandidate }) => {
    await makeCandidate()
    return {}
  },
  acceptCandidate: candidate,
  dismissCandidate: candidate,
  mergeCandidates: async ({ makeCandidate }) => ({ body: { id: await makeCandidate(), into: await makeCandidate() } }),
  splitCandidate: async ({ make, makeCandidate, owner }) => {
    const [id, other] = [await makeCandidate(), await makeCandidate()]
    await make('/ipr/infoEvent/candidate/merge', { id: other, into: id })
    const { list } = (await owner.ask('POST', '/ipr/infoEvent/candidate/list')).body.data
    const { stories } = list.find((each: { id: number }) => each.id === id)
    return { body: { id, stories: stories.slice(0, 1), title: `${secret}拆` } }
  },
  renameCandidate: async ({ makeCandidate }) => ({ body: { id: await makeCandidate(), title: `${secret}另名` } }),
  topTen: async ground => {
    await withArticles(ground)
    return {}
  },
  get: async ground => {
    const { eventId: id } = await withArticles(ground)
    await ground.owner.ask('PUT', '/ipr/infoEvent/updateEventAnalyze', { id, updateFlag: 'refresh' })
    return { params: { id } }
  },
  add: () => ({ body: { ...draft(), title: `${openWord}事件`, rule: openWord } }),
  update: async ground => {
    const { id, version } = await event(ground)
    return { body: { ...draft(), id, version, note: secret } }
  },
  updateRule: async ground => ({ body: { id: (await event(ground)).id, rule: openWord } }),
  updateCourse: async ground => {
    const { eventId } = await withArticles(ground)
    return { body: { id: eventId, updateFlag: 'refresh' } }
  },
  questions: async ground => ({ query: { id: (await withArticles(ground)).eventId } }),
  claims: async ground => ({ query: { id: (await withArticles(ground)).eventId } }),
  goOn: byId,
  rules: byId,
  nearest: byId,
  courses: async ground => ({ body: { ids: [(await event(ground)).id] } }),
  preview: async ground => {
    const { id } = await event(ground)
    return { body: { rule: openWord, startTime: startTime(), id } }
  },
  remove: byId,
  removeMany: async ground => ({ body: { ids: [(await event(ground)).id] } }),
  restore: async ground => {
    const { id } = await event(ground)
    await ground.make('/ipr/infoEvent/deleteMany', { ids: [id] })
    return { body: { ids: [id] } }
  },
  articles: async ground => ({ query: { id: (await withArticles(ground)).eventId } }),
  addArticles: async ground => ({
    body: { eventId: (await event(ground)).id, idList: await ground.makeArticles(1) },
  }),
  removeArticles: async ground => ({ body: await withArticles(ground) }),
  getFollowing: byId,
  setFollowing: async ground => ({ body: { id: (await event(ground)).id, ways: ['screen'] } }),
  events: () => ({}),
  share: async ground => ({
    body: { id: (await event(ground)).id, expiresAt: new Date(Date.now() + 3_600_000).toISOString() },
  }),
  exportToExcel: async ground => ({ params: { id: (await withArticles(ground)).eventId } }),
  exportAsTask: async ground => ({ body: { id: (await withArticles(ground)).eventId } }),
  reports: async ground => {
    const { eventId: id } = await withArticles(ground)
    await ground.make(`/ipr/infoEvent/${id}/report`, {})
    return { params: { id } }
  },
  makeReport: async ground => ({ params: { id: (await withArticles(ground)).eventId } }),
  export: async ground => ({ body: { chosen: { ids: [(await event(ground)).id] }, columns: ['title'] } }),
}

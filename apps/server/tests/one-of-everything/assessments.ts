import { type Fillings, type Ground, secret } from './ground.ts'

const path = '/inews/org/media/assessment'
const criteria = { influence: 25, relevance: 25, tone: 15, originality: 10, cooperation: 15, price: 10 }

async function draft({ owner, article }: Ground, name: string) {
  const media = (await owner.ask('GET', '/inews/monitorArticle/mediaNames', {})).body.data as { id: number }[]
  if (!media[0]) throw new Error(`no medium beside article ${article}`)
  const today = new Date().toISOString().slice(0, 10)
  return { name: `${secret} ${name}`, entries: [`m${media[0].id}`], criteria, fromDay: today, toDay: today }
}
const make = async (ground: Ground, name: string) => ground.make(`${path}/task/add`, await draft(ground, name))

export const assessments: Fillings = {
  list: async ground => {
    await make(ground, 'list')
    return { body: {} }
  },
  listByAddress: async ground => {
    await make(ground, 'by address')
    return {}
  },
  get: async ground => ({ params: { id: (await make(ground, 'get')).id } }),
  create: async ground => ({ body: await draft(ground, 'new') }),
  update: async ground => {
    const { id, version } = await make(ground, 'update')
    return { body: { ...(await draft(ground, 'changed')), id, version } }
  },
  delete: async ground => ({ params: { id: (await make(ground, 'delete')).id } }),
  remove: async ground => ({ body: { ids: [(await make(ground, 'remove')).id] } }),
  run: async ground => ({ body: { id: (await make(ground, 'run')).id } }),
  cut: async ground => ({ body: { id: (await make(ground, 'cut')).id, cuts: [90, 70, 50] } }),
  results: async ground => ({ body: { taskId: (await make(ground, 'results')).id } }),
  resultsByAddress: async ground => ({ query: { taskId: (await make(ground, 'results by address')).id } }),
  mark: async ground => {
    const { id, entries } = await make(ground, 'mark')
    return { body: { id, entry: entries[0], cooperation: 4, price: null } }
  },
  tag: async ground => ({
    body: { id: (await make(ground, 'tags')).id, prefix: '评估', tiers: ['A', 'B', 'C', 'D'] },
  }),
  export: async ground => ({
    body: { chosen: { allOf: { taskId: (await make(ground, 'export')).id } }, columns: ['name', 'score'] },
  }),
}

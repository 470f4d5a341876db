import { randomUUID } from 'node:crypto'
import { type Fillings, type Ground, secret } from './ground.ts'

const fresh = (what: string) => `${what} ${randomUUID().slice(0, 8)}`
const seriesPath = '/inews/autoSeries'
const modelPath = '/inews/vehicleModelInfo'
const shopPath = '/inews/ShopInfo'
const ownerPath = '/inews/carOwner'

interface Saved {
  id: number
  version: number
  name: string
}

const aSeries = ({ make }: Ground): Promise<Saved> =>
  make(seriesPath, { name: fresh(secret), brand: secret, maker: secret })
/** Its name is sent back to whoever names it without having it. */
const plainSeries = ({ make }: Ground): Promise<Saved> => make(seriesPath, { name: fresh('车系'), brand: secret })
const aModel = async (ground: Ground): Promise<Saved & { series: string }> =>
  ground.make(`${modelPath}/add`, { name: fresh(secret), series: (await plainSeries(ground)).name, year: 2026 })
const months = [{ month: '2026-01', amount: 100 }]
const aShop = ({ make }: Ground): Promise<Saved> => make(shopPath, { name: fresh(secret), brand: secret })
const anOwner = ({ make }: Ground): Promise<Saved & { code: string }> =>
  make(`${ownerPath}/add`, { code: fresh('V'), name: secret, phone: '13800001234', consentFor: secret })
const times = ({ question: { from, to } }: Ground) => ({ from, to })

export const cars: Fillings = {
  list: async ground => {
    await aSeries(ground)
    return {}
  },
  get: async ground => ({ params: { id: (await aSeries(ground)).id } }),
  create: () => ({ body: { name: fresh('车系'), brand: '鹭行' } }),
  update: async ground => {
    const { id, version } = await aSeries(ground)
    return { params: { id }, body: { name: fresh('改名'), brand: '鹭行', version } }
  },
  remove: async ground => ({ body: { ids: [(await aSeries(ground)).id] } }),
  export: () => ({ body: { chosen: { allOf: {} }, columns: ['name'] } }),
  importFile: ({ sheet }) => sheet,
  importCheck: async ({ upload }) => ({ body: { file: await upload(`${seriesPath}/import/file`) } }),
  importRows: async ({ upload }) => ({
    body: {
      file: await upload(`${seriesPath}/import/file`, `a,b\n${secret},鹭行`),
      columns: ['name', 'brand'],
    },
  }),
}

export const carModels: Fillings = {
  list: async ground => {
    await aModel(ground)
    return { body: {} }
  },
  get: async ground => ({ params: { id: (await aModel(ground)).id } }),
  create: async ground => ({ body: { name: fresh('车型'), series: (await plainSeries(ground)).name, year: 2026 } }),
  update: async ground => {
    const { id, version, series } = await aModel(ground)
    return { body: { id, name: fresh('改名'), series, year: 2025, version } }
  },
  remove: async ground => ({ body: { ids: [(await aModel(ground)).id] } }),
  delete: async ground => ({ query: { id: (await aModel(ground)).id } }),
  sales: async ground => {
    const { id: modelId } = await aModel(ground)
    await ground.owner.ask('PUT', `${modelPath}/sales`, { modelId, source: secret, months })
    return { body: { modelId } }
  },
  reportSales: async ground => ({
    body: { modelId: (await aModel(ground)).id, source: '厂商公告', months },
  }),
  relation: async ground => ({ body: { seriesId: (await aSeries(ground)).id } }),
  relate: async ground => ({
    body: { seriesId: (await aSeries(ground)).id, otherId: (await aSeries(ground)).id, kind: 'competes' },
  }),
  unrelate: async ground => {
    const [seriesId, otherId] = [(await aSeries(ground)).id, (await aSeries(ground)).id]
    const { id } = await ground.make(`${modelPath}/relation/confirm`, { seriesId, otherId, kind: 'competes' })
    return { params: { id } }
  },
  series: async ground => {
    await aModel(ground)
    return {}
  },
  export: () => ({ body: { chosen: { allOf: {} }, columns: ['name'] } }),
  importFile: ({ sheet }) => sheet,
  importCheck: async ({ upload }) => ({ body: { file: await upload(`${modelPath}/import/file`) } }),
  importRows: async ground => {
    const { name } = await plainSeries(ground)
    const file = await ground.upload(`${modelPath}/import/file`, `a,b,c\n${secret},${name},2026`)
    return { body: { file, columns: ['name', 'series', 'year'] } }
  },
}

const salesPath = `${modelPath}/sales`
const reported = async (ground: Ground) => {
  const { id: modelId } = await aModel(ground)
  await ground.owner.ask('PUT', salesPath, { modelId, source: secret, months })
}
export const carSales: Fillings = {
  list: async ground => {
    await reported(ground)
    return { body: {} }
  },
  export: async ground => {
    await reported(ground)
    return { body: { chosen: { allOf: {} }, columns: ['model'] } }
  },
  importFile: ({ sheet }) => sheet,
  importCheck: async ({ upload }) => ({ body: { file: await upload(`${salesPath}/import/file`) } }),
  importRows: async ground => {
    const { name } = await aModel(ground)
    return {
      body: {
        file: await ground.upload(`${salesPath}/import/file`, `a,b,c,d\n${name},2026-01,100,${secret}`),
        columns: ['model', 'month', 'amount', 'source'],
      },
    }
  },
}

export const shops: Fillings = {
  list: async ground => {
    await aShop(ground)
    return {}
  },
  get: async ground => ({ params: { id: (await aShop(ground)).id } }),
  create: () => ({ body: { name: fresh('经销商') } }),
  update: async ground => {
    const { id, version } = await aShop(ground)
    return { params: { id }, body: { name: fresh('改名'), version } }
  },
  remove: async ground => ({ body: { ids: [(await aShop(ground)).id] } }),
  export: () => ({ body: { chosen: { allOf: {} }, columns: ['name'] } }),
  importFile: ({ sheet }) => sheet,
  importCheck: async ({ upload }) => ({ body: { file: await upload(`${shopPath}/import/file`) } }),
  importRows: async ({ upload }) => ({
    body: { file: await upload(`${shopPath}/import/file`), columns: ['name'] },
  }),
}

export const carOwners: Fillings = {
  list: async ground => {
    await anOwner(ground)
    return { body: {} }
  },
  pool: async ground => {
    await anOwner(ground)
    return { body: {} }
  },
  get: async ground => ({ params: { id: (await anOwner(ground)).id } }),
  create: () => ({ body: { code: fresh('V'), name: '林女士' } }),
  update: async ground => {
    const { id, version, code } = await anOwner(ground)
    return { body: { id, code, name: '改名', consentFor: '回访', version } }
  },
  delete: async ground => ({ query: { id: (await anOwner(ground)).id } }),
  contacts: async ground => ({ body: { id: (await anOwner(ground)).id } }),
  take: async ground => ({ body: { id: (await anOwner(ground)).id } }),
  release: async ground => {
    const { id } = await anOwner(ground)
    await ground.make(`${ownerPath}/pool/take`, { id })
    return { body: { id } }
  },
  accounts: async ground => {
    const { id: ownerId } = await anOwner(ground)
    await ground.make(`${ownerPath}/account/add`, { ownerId, platform: 'weibo', account: fresh(secret) })
    return { body: { ownerId } }
  },
  addAccount: async ground => ({
    body: { ownerId: (await anOwner(ground)).id, platform: 'weibo', account: fresh('账号') },
  }),
  removeAccount: async ground => {
    const { id: ownerId } = await anOwner(ground)
    const account = await ground.make(`${ownerPath}/account/add`, {
      ownerId,
      platform: 'weibo',
      account: fresh('账号'),
    })
    return { params: { id: account.id } }
  },
  labels: async ({ make }) => {
    await make(`${ownerPath}/label/save`, { name: fresh(secret) })
    return {}
  },
  saveLabel: () => ({ body: { name: fresh('标签') } }),
  deleteLabel: async ({ make }) => ({
    query: { id: (await make(`${ownerPath}/label/save`, { name: fresh('标签') })).id },
  }),
  articles: ground => ({ body: times(ground) }),
  dictionary: () => ({ alike: 'the words for sources, mileage and platforms' }),
  export: () => ({ body: { chosen: { allOf: {} }, columns: ['name'] } }),
  importFile: ({ sheet }) => sheet,
  importCheck: async ({ upload }) => ({ body: { file: await upload(`${ownerPath}/import/file`) } }),
  importRows: async ({ upload }) => ({
    body: { file: await upload(`${ownerPath}/import/file`, `a,b\nV9,${secret}`), columns: ['code', 'name'] },
  }),
}

const ofSeries = async (ground: Ground) => ({ body: { seriesIds: [(await aSeries(ground)).id], ...times(ground) } })
const ofOne = async (ground: Ground) => ({ body: { seriesId: (await aSeries(ground)).id, ...times(ground) } })

export const carInsight: Fillings = {
  statistics: ofSeries,
  trend: ofSeries,
  ranking: ofSeries,
  list: ofOne,
  complaints: ofOne,
  dealer: async ground => ({ body: { dealerId: (await aShop(ground)).id, ...times(ground) } }),
}

/** A person has corrected it, so that no worker forgets it. */
async function aSentence(ground: Ground) {
  const [articleId] = await ground.makeArticles(1)
  const { id: seriesId } = await aSeries(ground)
  const id = await ground.makeCarSentence({ seriesId, articleId: articleId as number })
  return { id, seriesId }
}

export const carAspects: Fillings = {
  summary: async ground => ({ body: { seriesIds: [(await aSentence(ground)).seriesId], ...times(ground) } }),
  course: async ground => ({ body: { seriesIds: [(await aSentence(ground)).seriesId], ...times(ground) } }),
  sentences: async ground => ({ body: { seriesIds: [(await aSentence(ground)).seriesId], ...times(ground) } }),
  faults: async ground => ({
    body: { seriesIds: [(await aSentence(ground)).seriesId], to: ground.question.to },
  }),
  correct: async ground => ({
    params: { id: (await aSentence(ground)).id },
    body: { version: 1, aspect: '价格', leaning: 1 },
  }),
}

import { randomUUID } from 'node:crypto'
import { type Fillings, type Ground, secret } from './ground.ts'

const path = '/inews/indexTask'
const freshName = () => `指数 ${randomUUID().slice(0, 8)}`
const anIndex = (name: string) => ({
  ...{ name, brand: '灯塔', baseDay: '2026-11-01' },
  measures: [
    { measure: 'articles', weight: 60 },
    { measure: 'netSentiment', weight: 40 },
  ],
})
const saved = async ({ make }: Ground, name: string): Promise<{ id: number; version: number }> =>
  make(`${path}/add`, anIndex(`${secret} ${name} ${randomUUID().slice(0, 8)}`))

export const indexTasks: Fillings = {
  list: async ground => {
    await saved(ground, 'list')
    return { body: {} }
  },
  get: async ground => ({ params: { id: (await saved(ground, 'get')).id } }),
  getById: async ground => ({ query: { id: (await saved(ground, 'getById')).id } }),
  create: () => ({ body: anIndex(freshName()) }),
  update: async ground => {
    const { id, version } = await saved(ground, 'update')
    return { body: { ...anIndex(freshName()), id, version } }
  },
  delete: async ground => ({ query: { id: (await saved(ground, 'delete')).id } }),
  remove: async ground => ({ body: { ids: [(await saved(ground, 'remove')).id] } }),
  dataList: async ground => ({ body: { id: (await saved(ground, 'dataList')).id } }),
}

import { type Fillings, type Ground, secret } from './ground.ts'
import { layouts } from './layouts.ts'

const path = '/inews/lookPlankInfo'
const aBoard = (name: string) => ({
  name: `${secret} ${name}`,
  views: [
    {
      name: '总览',
      panels: [{ id: 'p1', at: { x: 0, y: 0, w: 6, h: 3 }, shows: { kind: 'number', measure: 'articles' } }],
    },
  ],
})
const saved = async ({ make }: Ground, name: string): Promise<{ id: number; version: number }> =>
  make(path, aBoard(name))

export const boards: Fillings = {
  list: async ground => {
    await saved(ground, 'list')
    return {}
  },
  get: async ground => ({ params: { id: (await saved(ground, 'get')).id } }),
  create: () => ({ body: { ...aBoard('new'), name: '新的看板' } }),
  update: async ground => {
    const { id, version } = await saved(ground, 'update')
    return { body: { ...aBoard('changed'), id, version } }
  },
  delete: async ground => ({ query: { id: (await saved(ground, 'delete')).id } }),
  remove: async ground => ({ body: { ids: [(await saved(ground, 'remove')).id] } }),
  share: async ground => ({
    body: { id: (await saved(ground, 'share')).id, expiresAt: new Date(Date.now() + 3_600_000).toISOString() },
  }),
  exportFigures: () => ({ body: { name: '数字', panels: aBoard('export').views[0]?.panels, frame: { range: '30d' } } }),
  makeReportTemplate: async ground => ({ body: { id: (await saved(ground, 'report')).id } }),
  ...layouts(saved),
  templates: () => ({ alike: 'ready boards are the same for everybody' }),
  createOfTemplate: () => ({ body: { template: 'brand', name: '品牌看板' } }),
  figures: () => ({ body: { panels: aBoard('figures').views[0]?.panels, frame: { range: '30d' } } }),
}

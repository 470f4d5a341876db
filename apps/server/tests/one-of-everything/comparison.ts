import { type Filling, type Fillings, type Ground, secret } from './ground.ts'

const contrast = '/inews/contrast'
const rivals = '/inews/CompeAnalysisInfo'
const twoBrands = (name: string) => ({ name: `${secret} ${name}`, brands: ['灯塔', '海岸'] })
const anAnalysis = (name: string) => ({ name: `${secret} ${name}`, own: ['灯塔'], rivals: ['海岸'] })
const saved = async ({ make }: Ground, name: string): Promise<{ id: number; version: number }> =>
  make(`${contrast}/add`, twoBrands(name))
const requested =
  (name: string) =>
  async (ground: Ground): Promise<Filling> => ({ body: { id: (await saved(ground, name)).id } })

export const comparison: Fillings = {
  list: async ground => {
    await saved(ground, 'list')
    return { body: {} }
  },
  listByAddress: async ground => {
    await saved(ground, 'listByAddress')
    return {}
  },
  get: async ground => ({ params: { id: (await saved(ground, 'get')).id } }),
  dataList: requested('dataList'),
  add: () => ({ body: { name: '新的对比', brands: ['灯塔', '海岸'] } }),
  update: async ground => {
    const { id, version } = await saved(ground, 'update')
    return { body: { ...twoBrands('changed'), id, version } }
  },
  remove: async ground => ({ params: { id: (await saved(ground, 'remove')).id } }),
  sizes: requested('sizes'),
  voice: async ground => ({ body: { id: (await saved(ground, 'voice')).id, by: 'mediaType' } }),
  indexCourses: requested('indexCourses'),
  volumeTrend: requested('volumeTrend'),
  volumeEmotion: requested('volumeEmotion'),
  hotword: requested('hotword'),
  topic: requested('topic'),
  topicTrend: requested('topicTrend'),
  hotSpot: requested('hotSpot'),
  activeMedia: requested('activeMedia'),
  mediaType: requested('mediaType'),
  region: requested('region'),
  rivalsList: async ({ make }) => {
    await make(rivals, anAnalysis('list'))
    return {}
  },
  rivalsGet: async ({ make }) => ({ params: { id: (await make(rivals, anAnalysis('get'))).id } }),
  rivalsAdd: () => ({ body: { name: '新的分析', own: ['灯塔'], rivals: ['海岸'] } }),
  rivalsUpdate: async ({ make }) => {
    const { id, version } = await make(rivals, anAnalysis('update'))
    return { body: { ...anAnalysis('changed'), id, version } }
  },
  rivalsRemove: async ({ make }) => ({ query: { id: (await make(rivals, anAnalysis('remove'))).id }, body: {} }),
  rivalsData: async ({ make }) => ({ body: { id: (await make(rivals, anAnalysis('data'))).id } }),
  rivalsProposed: () => ({ body: {}, alike: 'no article names a brand yet' }),
}

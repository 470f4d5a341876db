import { randomUUID } from 'node:crypto'
import { type Fillings, type Ground, secret } from './ground.ts'
import { topic } from './hot-lists.ts'
import { layouts } from './layouts.ts'

const fillingsOf = (path: string, moreOf: (ground: Ground) => Promise<object> | object): Fillings => {
  const saved = async (ground: Ground, name: string): Promise<{ id: number; version: number }> =>
    ground.make(path, { name: `${secret} ${name}`, ...(await moreOf(ground)) })
  return {
    list: async ground => {
      await saved(ground, 'list')
      return {}
    },
    get: async ground => ({ params: { id: (await saved(ground, 'get')).id } }),
    create: async ground => ({ body: { name: '新的一条', ...(await moreOf(ground)) } }),
    update: async ground => {
      const { id, version } = await saved(ground, 'update')
      return { body: { name: `${secret} changed`, ...(await moreOf(ground)), id, version } }
    },
    delete: async ground => ({ params: { id: String((await saved(ground, 'delete')).id) } }),
    remove: async ground => ({ body: { ids: [(await saved(ground, 'remove')).id] } }),
    sort: async ground => ({ body: { idList: [(await saved(ground, 'sort')).id] } }),
  }
}

/** A file out and in: its one column is the name. */
const sheetsAt = (path: string): Fillings => ({
  export: () => ({ body: { chosen: { allOf: {} }, columns: ['name'] } }),
  importFile: ({ sheet }) => sheet,
  importCheck: async ({ upload }) => ({ body: { file: await upload(`${path}/import/file`) } }),
  importRows: async ({ upload }) => ({ body: { file: await upload(`${path}/import/file`), columns: ['name'] } }),
})
export const topicWords = {
  ...fillingsOf('/bigScreen/topic-word', () => ({ rule: '灯塔' })),
  ...sheetsAt('/bigScreen/topic-word'),
}
export const screenCompetitors = {
  ...fillingsOf('/bigScreen/competitor', () => ({ words: ['灯塔'] })),
  ...sheetsAt('/bigScreen/competitor'),
}
export const negativeMedia = {
  ...fillingsOf('/bigScreen/media-negative', () => ({ reason: '常有失实' })),
  ...sheetsAt('/bigScreen/media-negative'),
}
export const societyEvents = {
  ...fillingsOf('/bigScreen/society-hot-event', async ground => ({ hotEventId: (await topic(ground)).eventId })),
  ...sheetsAt('/bigScreen/society-hot-event'),
}

const entries = [{ title: `${secret} 须知`, opens: { kind: 'text', text: '一段文字' } }]

const screenPath = '/bigScreen/screen'
const clock = { id: 'p1', at: { x: 0, y: 0, w: 6, h: 3 }, shows: { kind: 'clock' } }
const aScreen = () => ({ name: `屏 ${randomUUID().slice(0, 8)}`, panels: [clock] })
const screen = ({ make }: Ground): Promise<{ id: number; version: number }> =>
  make(screenPath, { ...aScreen(), name: `${secret} ${randomUUID().slice(0, 8)}` })

export const bigScreens: Fillings = {
  list: async ground => {
    await screen(ground)
    return {}
  },
  get: async ground => ({ params: { id: (await screen(ground)).id } }),
  create: () => ({ body: aScreen() }),
  update: async ground => {
    const { id, version } = await screen(ground)
    return { body: { ...aScreen(), id, version } }
  },
  remove: async ground => ({ body: { ids: [(await screen(ground)).id] } }),
  ...layouts(screen),
  screens: async ground => {
    await screen(ground)
    return {}
  },
  figures: () => ({ params: { name: 'monitorScreen' } }),
  touchEntry: async ({ make }) => {
    await make('/bigScreen/touch-bank', { screen: 'TopBrand', entries })
    return { params: { name: 'TopBrand' }, query: { place: 0 } }
  },
  touchBank: async ({ make }) => {
    await make('/bigScreen/touch-bank', { screen: 'flScreen', entries })
    return { query: { screen: 'flScreen' } }
  },
  saveTouchBank: async ({ owner }) => {
    const { body } = await owner.ask('GET', '/bigScreen/touch-bank?screen=monthTotal')
    const own = [{ title: '须知', opens: { kind: 'text', text: '一段文字' } }]
    return {
      body: { screen: 'monthTotal', version: body.data.version, entries: own },
      alike: 'a bank of each organisation',
    }
  },
}

const playerPath = '/bigScreen/player'
const player = async ({ make }: Ground): Promise<{ id: number; version: number }> => {
  const { code } = await make(`${playerPath}/code`, {})
  return make(playerPath, { code, name: `${secret} ${randomUUID().slice(0, 8)}`, screen: 'monitorScreen' })
}

export const wallPlayers: Fillings = {
  pair: async ({ make }) => {
    const { code } = await make(`${playerPath}/code`, {})
    return {
      body: { code, name: `屏 ${randomUUID().slice(0, 8)}`, screen: 'monitorScreen' },
      once: 'a code is of no organisation until somebody enters it',
    }
  },
  list: async ground => {
    await player(ground)
    return {}
  },
  update: async ground => {
    const { id, version } = await player(ground)
    return { body: { id, version, name: `屏 ${randomUUID().slice(0, 8)}`, screen: 'flScreen' } }
  },
  remove: async ground => ({ query: { id: (await player(ground)).id } }),
}

const rotationPath = '/bigScreen/rotation'
const aRotation = { entries: [{ screen: 'TopBrand' }] }
const rotation = ({ make }: Ground, name: string): Promise<{ id: number; version: number }> =>
  make(rotationPath, { ...aRotation, name: `${secret} ${name}` })

export const screenRotations: Fillings = {
  list: async ground => {
    await rotation(ground, 'list')
    return {}
  },
  get: async ground => ({ params: { id: (await rotation(ground, 'get')).id } }),
  create: () => ({ body: { ...aRotation, name: '轮播' } }),
  update: async ground => {
    const { id, version } = await rotation(ground, 'update')
    return { body: { ...aRotation, name: `${secret} changed`, id, version } }
  },
  remove: async ground => ({ body: { ids: [(await rotation(ground, 'remove')).id] } }),
}

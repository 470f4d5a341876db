import { everybody, type Fillings, secret } from './ground.ts'

export const sensitiveWords: Fillings = {
  list: async ({ make }) => {
    await make('/inews/sensitiveWord/save', { word: `${secret} list` })
    return {}
  },
  get: async ({ make }) => ({
    params: { id: (await make('/inews/sensitiveWord/save', { word: `${secret} get` })).id },
  }),
  save: () => ({ body: { word: '新的一个' } }),
  remove: async ({ make }) => ({
    body: { ids: [(await make('/inews/sensitiveWord/save', { word: `${secret} remove` })).id] },
  }),
  online: async ({ make }) => ({
    params: { id: (await make('/inews/sensitiveWord/save', { word: `${secret} online` })).id },
  }),
  export: () => ({ body: { chosen: { allOf: {} }, columns: ['word'] } }),
  importFile: ({ sheet }) => sheet,
  importCheck: async ({ upload }) => ({
    body: { file: await upload('/inews/sensitiveWord/import/file') },
  }),
  importRows: async ({ upload }) => ({
    body: { file: await upload('/inews/sensitiveWord/import/file'), columns: ['word'] },
  }),
  topics: async ({ make }) => {
    await make('/inews/sensitiveTopic/save', { topic: `${secret} topics`, keywords: '灯塔+海岸' })
    return {}
  },
  topic: async ({ make }) => ({
    params: { id: (await make('/inews/sensitiveTopic/save', { topic: `${secret} topic`, keywords: '灯塔+海岸' })).id },
  }),
  saveTopic: () => ({ body: { topic: '新的话题', keywords: '灯塔+海岸' } }),
  removeTopics: async ({ make }) => ({
    body: { ids: [(await make('/inews/sensitiveTopic/save', { topic: `${secret} gone`, keywords: '灯塔' })).id] },
  }),
  global: () => ({ alike: everybody }),
}

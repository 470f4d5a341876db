import { type Fillings, openWord, secret } from './ground.ts'

export const monitors: Fillings = {
  list: () => ({}),
  create: () => ({ body: { kind: 'item', name: '一个监测项', rule: '灯塔' } }),
  get: ({ monitor }) => ({ params: { id: monitor } }),
  update: async ({ makeMonitor }) => ({
    params: { id: (await makeMonitor()).id },
    body: { kind: 'item', name: '改了名', rule: '灯塔' },
  }),
  saves: () => ({}),
  remove: async ({ makeMonitor }) => ({ params: { id: (await makeMonitor()).id } }),
  restore: async ({ owner, makeMonitor }) => {
    const { id } = await makeMonitor()
    await owner.ask('DELETE', `/inews/monitor/${id}`)
    return { params: { id } }
  },
  history: ({ monitor }) => ({ query: { id: monitor } }),
  sort: async ({ makeMonitor }) => ({
    params: { idPrev: 0, id: (await makeMonitor()).id, idNext: 0, fatherId: 0 },
  }),
  turnMany: async ({ makeMonitor }) => ({ body: { ids: [(await makeMonitor()).id], isOpen: false } }),
  moveMany: async ({ makeMonitor }) => ({ body: { ids: [(await makeMonitor()).id], fatherId: 0 } }),
  limitMany: async ({ makeMonitor }) => ({ body: { ids: [(await makeMonitor()).id], languages: ['en'] } }),
  removeMany: async ({ makeMonitor }) => ({ body: { ids: [(await makeMonitor()).id] } }),
  preview: () => ({ body: { rule: openWord, days: 1 } }),
  replay: ({ monitor }) => ({ params: { id: monitor }, body: { rule: openWord, days: 1 } }),
  why: ({ monitor, article }) => ({ params: { id: monitor }, query: { article } }),
  places: async ({ make }) => {
    await make('/inews/monitor', { kind: 'folder', name: `${secret} 文件夹` })
    return {}
  },
  counts: () => ({}),
  exportTree: () => ({ query: { kind: 'json' } }),
  treeFile: ({ sheet }) => sheet,
  checkTree: async ({ upload }) => ({
    body: { file: await upload('/inews/monitor/import/file', `path,rule\n${secret},${secret}`) },
  }),
  importTree: async ({ upload }) => ({
    body: { file: await upload('/inews/monitor/import/file', `path,rule\n${secret},${secret}`) },
  }),
  mediaGroups: async ({ make }) => {
    await make('/inews/orgMediaGroup', { name: `${secret} 列出`, members: [`${secret} 一`] })
    return {}
  },
  mediaGroup: async ({ make }) => ({
    params: { id: (await make('/inews/orgMediaGroup', { name: `${secret} 读`, members: [`${secret} 二`] })).id },
  }),
  createMediaGroup: () => ({ body: { name: '一个媒体组', members: ['一家媒体'] } }),
  updateMediaGroup: async ({ make }) => {
    const { id } = await make('/inews/orgMediaGroup', { name: `${secret} 改`, members: [`${secret} 三`] })
    return { body: { id, version: 1, name: '改了名', members: ['另一家媒体'] } }
  },
  removeMediaGroup: async ({ make }) => ({
    params: { id: (await make('/inews/orgMediaGroup', { name: `${secret} 删`, members: [`${secret} 四`] })).id },
  }),
}

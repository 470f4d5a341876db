import { type Fillings, secret } from './ground.ts'

export const journalists: Fillings = {
  list: async ({ make }) => {
    await make('/inews/journalists', { name: `${secret} list` })
    return {}
  },
  get: async ({ make }) => ({ params: { id: (await make('/inews/journalists', { name: `${secret} get` })).id } }),
  create: () => ({ body: { name: '新的一个' } }),
  update: async ({ make }) => {
    const { id, version } = await make('/inews/journalists', { name: `${secret} update` })
    return { params: { id }, body: { name: '改了名', version } }
  },
  remove: async ({ make }) => ({
    body: { ids: [(await make('/inews/journalists', { name: `${secret} remove` })).id] },
  }),
  export: () => ({ body: { chosen: { allOf: {} }, columns: ['name'] } }),
  importFile: ({ sheet }) => sheet,
  importCheck: async ({ upload }) => ({ body: { file: await upload('/inews/journalists/import/file') } }),
  importRows: async ({ upload }) => ({
    body: { file: await upload('/inews/journalists/import/file'), columns: ['name'] },
  }),
}

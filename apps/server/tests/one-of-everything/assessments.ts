import { type Fillings, secret } from './ground.ts'

export const assessments: Fillings = {
  list: async ({ make }) => {
    await make('/inews/assessments', { name: `${secret} list` })
    return {}
  },
  get: async ({ make }) => ({ params: { id: (await make('/inews/assessments', { name: `${secret} get` })).id } }),
  create: () => ({ body: { name: '新的一个' } }),
  update: async ({ make }) => {
    const { id, version } = await make('/inews/assessments', { name: `${secret} update` })
    return { params: { id }, body: { name: '改了名', version } }
  },
  remove: async ({ make }) => ({
    body: { ids: [(await make('/inews/assessments', { name: `${secret} remove` })).id] },
  }),
  export: () => ({ body: { chosen: { allOf: {} }, columns: ['name'] } }),
  importFile: ({ sheet }) => sheet,
  importCheck: async ({ upload }) => ({ body: { file: await upload('/inews/assessments/import/file') } }),
  importRows: async ({ upload }) => ({
    body: { file: await upload('/inews/assessments/import/file'), columns: ['name'] },
  }),
}

import { type Fillings, secret } from './ground.ts'

const aComplaint = (code: string) => ({
  code,
  title: `${secret} ${code}`,
  brand: '灯塔',
  platform: '社区',
  publishedOn: '2025-11-20',
})

export const complaints: Fillings = {
  list: async ({ make }) => {
    await make('/inews/tousu', aComplaint('list'))
    return { body: {} }
  },
  summary: async ({ make }) => {
    await make('/inews/tousu', aComplaint('summary'))
    return { body: {} }
  },
  get: async ({ make }) => ({ params: { id: (await make('/inews/tousu', aComplaint('get'))).id } }),
  create: () => ({ body: { ...aComplaint('create'), title: '新的一条' } }),
  update: async ({ make }) => {
    const { id, version } = await make('/inews/tousu', aComplaint('update'))
    return { params: { id }, body: { ...aComplaint('update'), title: '改了', version } }
  },
  remove: async ({ make }) => ({ body: { ids: [(await make('/inews/tousu', aComplaint('remove'))).id] } }),
  export: () => ({ body: { chosen: { allOf: {} }, columns: ['title'] } }),
  push: () => ({ body: { items: [aComplaint('push')] }, alike: 'each is told how many of its own were taken' }),
  importFile: ({ sheet }) => sheet,
  importCheck: async ({ upload }) => ({ body: { file: await upload('/inews/tousu/import/file') } }),
  importRows: async ({ upload }) => ({
    body: {
      file: await upload('/inews/tousu/import/file', `a,b,c,d,e\nx1,${secret},灯塔,社区,2025-11-20`),
      columns: ['code', 'title', 'brand', 'platform', 'publishedOn'],
    },
  }),
}

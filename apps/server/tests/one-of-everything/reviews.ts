import { type Fillings, secret } from './ground.ts'

const aReview = (code: string) => ({
  code,
  title: `${secret} ${code}`,
  product: '灯塔',
  platform: '社区',
  score: 4,
  publishedOn: '2025-11-20',
})

export const reviews: Fillings = {
  list: async ({ make }) => {
    await make('/inews/wordMouth', aReview('list'))
    return { body: {} }
  },
  summary: async ({ make }) => {
    await make('/inews/wordMouth', aReview('summary'))
    return { body: {} }
  },
  get: async ({ make }) => ({ params: { id: (await make('/inews/wordMouth', aReview('get'))).id } }),
  create: () => ({ body: { ...aReview('create'), title: '新的一条' } }),
  update: async ({ make }) => {
    const { id, version } = await make('/inews/wordMouth', aReview('update'))
    return { params: { id }, body: { ...aReview('update'), title: '改了', version } }
  },
  remove: async ({ make }) => ({
    body: { ids: [(await make('/inews/wordMouth', aReview('remove'))).id] },
  }),
  export: () => ({ body: { chosen: { allOf: {} }, columns: ['title'] } }),
  push: () => ({ body: { items: [aReview('push')] }, alike: 'each is told how many of its own were taken' }),
  importFile: ({ sheet }) => sheet,
  importCheck: async ({ upload }) => ({ body: { file: await upload('/inews/wordMouth/import/file') } }),
  importRows: async ({ upload }) => ({
    body: {
      file: await upload('/inews/wordMouth/import/file', `a,b,c,d,e,f\nx1,${secret},灯塔,社区,4,2025-11-20`),
      columns: ['code', 'title', 'product', 'platform', 'score', 'publishedOn'],
    },
  }),
}

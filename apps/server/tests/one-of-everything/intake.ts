import { everybody, type Fillings, secret } from './ground.ts'

export const intake: Fillings = {
  add: () => ({ body: { title: '一篇', body: '一篇普通的文章。' }, alike: 'each hands in for itself' }),
  addMany: () => ({
    body: { items: [{ title: '又一篇', body: '又一篇普通的文章。' }] },
    alike: 'each hands in for itself',
  }),
  template: () => ({ alike: everybody }),
  read: async ({ makePage }) => ({ body: { url: await makePage() }, alike: everybody }),
  enter: () => ({
    body: { article: { title: '录入一篇', body: '一篇录入的文章。' } },
    alike: 'each enters for itself',
  }),
  uploadFile: ({ sheet }) => sheet,
  checkUpload: async ({ upload }) => ({ body: { file: await upload('/ua/upload/article/file') } }),
  startUpload: async ({ upload }) => ({
    body: { file: await upload('/ua/upload/article/file', `title\n${secret}`), columns: ['title'] },
  }),
  uploads: async ({ make, upload }) => {
    const file = await upload('/ua/upload/article/file', `title\n${secret} listed`)
    await make('/ua/upload/article/file/start', { file, columns: ['title'] })
    return { body: {} }
  },
}

import { type Fillings, type Ground, secret } from './ground.ts'

let made = 0

/** An article in simplified Chinese, which needs no service to become traditional. */
async function aSimplifiedOne({ make }: Ground): Promise<number> {
  const title = `${secret}译文${++made}`
  const item = {
    title,
    body: `${secret}：这个软件的数据库还没有备份，请关闭服务器。`,
    media: `${secret}日报`,
    mediaType: 'press',
  }
  await make('/ua/upload/article/addBatch', { items: [item] })
  const hourMs = 3_600_000
  const range = { from: new Date(Date.now() - hourMs).toISOString(), to: new Date(Date.now() + hourMs).toISOString() }
  const filters = [{ field: 'title', is: 'is', values: [title] }]
  return (await make('/inews/monitorArticle/list', { ...range, filters })).list[0].id
}

export const translation: Fillings = {
  ownText: () => ({ body: { text: '这个软件的数据库', target: 'zh-TW' }, alike: 'a text of one’s own' }),
  translate: async ground => ({ body: { id: await aSimplifiedOne(ground), target: 'zh-TW' } }),
  cost: ({ article }) => ({ body: { idList: [article], target: 'zh-TW' } }),
  translateMany: ({ article }) => ({ body: { idList: [article], target: 'zh-TW' } }),
}

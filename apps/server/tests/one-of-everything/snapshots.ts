import { type Fillings, type Ground, secret } from './ground.ts'

let made = 0

/** An article whose page can be read. */
async function anArticle({ make, makePage }: Ground): Promise<number> {
  const title = `${secret}快照${++made}`
  const item = { title, body: `${secret}。`, media: `${secret}日报`, mediaType: 'press', url: await makePage() }
  await make('/ua/upload/article/addBatch', { items: [item] })
  const range = {
    from: new Date(Date.now() - 3_600_000).toISOString(),
    to: new Date(Date.now() + 3_600_000).toISOString(),
  }
  const filters = [{ field: 'title', is: 'is', values: [title] }]
  const { list } = await make('/inews/monitorArticle/list', { ...range, filters })
  return list[0].id
}

const aCopy = async (ground: Ground): Promise<{ id: number; articleId: number }> =>
  ground.make('/inews/data/monitorArticle/pageCopy', { id: await anArticle(ground) })

export const snapshots: Fillings = {
  copy: async ground => ({ body: { id: await anArticle(ground) } }),
  list: async ground => ({ params: { id: (await aCopy(ground)).articleId } }),
  page: async ground => ({ params: { id: (await aCopy(ground)).id } }),
  evidence: async ground => ({ params: { id: (await aCopy(ground)).id } }),
  warc: async ground => ({ body: { idList: [(await aCopy(ground)).articleId] } }),
  remove: async ground => ({ params: { id: (await aCopy(ground)).id } }),
  ofMonitor: async ({ makeMonitor }) => ({ params: { id: (await makeMonitor()).id }, body: { flag: 1 } }),
}

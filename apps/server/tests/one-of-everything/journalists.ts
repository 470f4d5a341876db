import { type Fillings, type Ground, secret } from './ground.ts'

const path = '/inews/journalistInfo'
export const aJournalist = (ground: Ground, name: string, more: object = {}) =>
  ground.make(`${path}/add`, { name: `${secret} ${name}`, entries: [{ medium: `${secret}日报` }], ...more })
const talk = (id: number) => ({ journalistId: id, at: new Date().toISOString(), way: 'phone', about: secret })

export const journalists: Fillings = {
  list: async ground => {
    await aJournalist(ground, 'list')
    return { body: {} }
  },
  listByAddress: async ground => {
    await aJournalist(ground, 'by address')
    return {}
  },
  get: async ground => ({ params: { id: (await aJournalist(ground, 'get')).id } }),
  names: async ground => {
    await aJournalist(ground, 'names')
    return { query: { like: secret } }
  },
  add: () => ({ body: { name: '新的一个' } }),
  update: async ground => {
    const { id, version } = await aJournalist(ground, 'update')
    return { body: { id, name: '改了名', version } }
  },
  delete: async ground => ({ body: { id: (await aJournalist(ground, 'delete')).id } }),
  remove: async ground => ({ body: { ids: [(await aJournalist(ground, 'remove')).id] } }),
  erase: async ground => ({ body: { id: (await aJournalist(ground, 'erase')).id } }),
  contacts: async ground => {
    const { id } = await aJournalist(ground, 'contacts')
    await ground.make(`${path}/contacts/save`, { id, ways: [{ kind: 'weixin', value: secret }] })
    return { body: { id } }
  },
  saveContacts: async ground => ({
    body: { id: (await aJournalist(ground, 'ways')).id, ways: [{ kind: 'mail', value: 'a@example.com' }] },
  }),
  talks: async ground => {
    const { id } = await aJournalist(ground, 'talks')
    await ground.make(`${path}/talks/add`, talk(id))
    return { params: { id } }
  },
  addTalk: async ground => ({ body: talk((await aJournalist(ground, 'talk')).id) }),
  removeTalk: async ground => {
    const [made] = (await ground.make(
      `${path}/talks/add`,
      talk((await aJournalist(ground, 'talked')).id),
    )) as unknown as [{ id: number }]
    return { params: { id: made.id } }
  },
  signatures: async ground => {
    const body = `${secret}的记者写了一篇文章，讲的是${secret}的来历。`.repeat(4)
    const item = { title: `${secret}的来历`, body, author: '记者 江晓石', media: `${secret}日报`, mediaType: 'press' }
    await ground.make('/ua/upload/article/addBatch', { items: [item] })
    return { body: {} }
  },
  unspoken: () => ({ alike: 'nobody of the book has written yet' }),
  twins: async ground => {
    await aJournalist(ground, 'twin')
    await aJournalist(ground, 'twin')
    return {}
  },
  merge: async ground => {
    const [one, other] = [await aJournalist(ground, 'one'), await aJournalist(ground, 'other')]
    return {
      body: {
        ...{ id: one.id, version: one.version, other: other.id, otherVersion: other.version },
        name: `${secret} both`,
      },
    }
  },
  export: () => ({ body: { chosen: { allOf: {} }, columns: ['name'] } }),
  exportContacts: () => ({ body: { chosen: { allOf: {} }, columns: ['name', 'mail'] } }),
  importFile: ({ sheet }) => sheet,
  importCheck: async ({ upload }) => ({ body: { file: await upload(`${path}/import/file`) } }),
  importRows: async ({ upload }) => ({ body: { file: await upload(`${path}/import/file`), columns: ['name'] } }),
}

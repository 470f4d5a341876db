import { type Fillings, type Ground, secret } from './ground.ts'

let made = 0
const path = '/inews/orgMedia'
const draft = () => ({ name: `${secret}媒体 ${++made}`, mediaType: 'press', tags: [secret], note: secret })
const own = ({ make }: Ground) => make(path, draft())
const byId = async (ground: Ground) => (await own(ground)).id as number

/** An entry that only this organisation has articles of. */
async function entry({ make }: Ground): Promise<string> {
  const media = `${secret}库刊${++made}`
  await make('/ua/upload/article/addBatch', {
    items: [{ title: media, body: `${secret}。`, media, mediaType: 'press' }],
  })
  const { list } = await make('/inews/mediaLibrary/media', { like: media })
  return list[0].entry
}
const changed = async (ground: Ground) => {
  const { id, version } = await own(ground)
  return { ...draft(), id, version, note: '改了' }
}

export const mediaLibrary: Fillings = {
  list: async ground => {
    await own(ground)
    return { body: {} }
  },
  listByAddress: async ground => {
    await own(ground)
    return { query: { page: 1, pageSize: 20 } }
  },
  get: async ground => ({ params: { id: await byId(ground) } }),
  getByQuery: async ground => ({ query: { id: await byId(ground) } }),
  create: () => ({ body: { name: `新的媒体 ${++made}` } }),
  update: async ground => ({ body: await changed(ground) }),
  updateByAddress: async ground => {
    const { id, ...body } = await changed(ground)
    return { params: { id }, body }
  },
  follow: async ground => ({ body: { idList: [await entry(ground)] } }),
  refs: async ground => ({ body: { ids: [Number((await entry(ground)).slice(1))] } }),
  followed: async ground => {
    await ground.make('/mediaManager/concern', { idList: [await entry(ground)] })
    return {}
  },
  digest: () => ({ alike: 'nobody has asked for mails' }),
  saveDigest: () => ({ body: { isOn: true }, alike: 'a switch of each person' }),
  followedArticles: async ground => {
    await ground.make('/mediaManager/concern', { idList: [await entry(ground)] })
    return {}
  },
  exclude: async ground => ({ body: { idList: [await entry(ground)], reason: secret } }),
  excluded: async ground => {
    await ground.make('/mediaManager/exclude', { idList: [await entry(ground)], reason: secret })
    return {}
  },
  tryExclusion: async ground => ({ body: { idList: [await entry(ground)] } }),
  identities: async ({ makeIdentityOffer }) => {
    await makeIdentityOffer()
    return { body: {} }
  },
  answerIdentity: async ({ makeIdentityOffer }) => ({ body: { ids: [await makeIdentityOffer()], answer: 'accept' } }),
  remove: async ground => ({ body: { idList: [await byId(ground)] } }),
  removeOne: async ground => ({ params: { id: await byId(ground) } }),
  removeByQuery: async ground => ({ query: { id: await byId(ground) } }),
  export: () => ({ body: { chosen: { allOf: {} }, columns: ['name'] } }),
  importFile: ({ sheet }) => sheet,
  importCheck: async ({ upload }) => ({ body: { file: await upload(`${path}/upload`) } }),
  importRows: async ({ upload }) => ({ body: { file: await upload(`${path}/upload`), columns: ['name'] } }),
  expandPreview: async ground => ({ body: { idList: [await entry(ground)] } }),
  expand: async ground => ({ body: { idList: [await entry(ground)] } }),
  synchPreview: async ground => {
    const { id } = await ground.make(path, { ...draft(), entry: await entry(ground) })
    return { body: { ids: [id] } }
  },
  synch: async ground => {
    const named = await entry(ground)
    const { id } = await ground.make(path, { ...draft(), entry: named })
    return { body: { take: [{ id, fields: ['name'] }] } }
  },
  tag: async ground => ({ body: { ids: [await byId(ground)], add: [`${secret}标签`] } }),
  types: async ground => {
    await ground.owner.ask('PUT', `${path}/types`, { list: [{ name: `${secret}类型` }] })
    return {}
  },
  saveTypes: () => ({ body: { list: [{ name: '另一类' }] } }),
  media: async ground => {
    await entry(ground)
    return { body: {} }
  },
  accounts: async ({ make }) => {
    const author = `${secret}账号${++made}`
    await make('/ua/upload/article/addBatch', {
      items: [{ title: author, body: secret, mediaType: 'weibo', media: '微博', author }],
    })
    return { body: {} }
  },
  exportMedia: () => ({ body: { chosen: { allOf: {} }, columns: ['name'] } }),
  exportAccounts: () => ({ body: { chosen: { allOf: {} }, columns: ['name'] } }),
  entryNames: async ground => ({ query: { entries: await entry(ground) } }),
  counts: async ground => ({ body: { entries: [await entry(ground)] } }),
  intoGroup: async ground => ({ body: { idList: [await entry(ground)], groupName: `${secret}组 ${++made}` } }),
  groups: async ({ make }) => {
    await make('/inews/orgMediaGroup', { name: `${secret}组 ${++made}`, members: [secret] })
    return { body: {} }
  },
}

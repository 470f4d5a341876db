import { type Fillings, type Ground, secret } from './ground.ts'

const path = '/inews/article/directory'
const aDirectory = ({ make }: Ground) => make(path, { name: `${secret} ${Math.random()}` })
const anEntry = async (ground: Ground) => {
  const { id } = await aDirectory(ground)
  await ground.make(`${path}/entries`, { idList: [ground.article], directoryId: id })
  const { body } = await ground.owner.ask('GET', `${path}/${id}`)
  return { directoryId: id as number, entry: body.data.list[0] as { id: number; version: number } }
}

export const clippings: Fillings = {
  directories: async ground => {
    await aDirectory(ground)
    return {}
  },
  entries: async ground => ({ params: { id: (await anEntry(ground)).directoryId } }),
  suggestions: async ground => ({ params: { id: (await aDirectory(ground)).id } }),
  add: () => ({ body: { name: '新的目录' } }),
  rename: async ground => {
    const { id, version } = await aDirectory(ground)
    return { body: { id, version, name: `${secret} 改名` } }
  },
  delete: async ground => ({ body: { directoryId: (await aDirectory(ground)).id } }),
  sort: async ground => {
    const { directoryId, entry } = await anEntry(ground)
    return { body: { sortType: 'report', directoryId, reportSort: [entry.id] } }
  },
  put: async ground => ({ body: { idList: [ground.article], directoryId: (await aDirectory(ground)).id } }),
  write: async ground => ({ params: { id: (await aDirectory(ground)).id }, body: { title: secret } }),
  change: async ground => {
    const { entry } = await anEntry(ground)
    const { id, version } = entry
    return { body: { id, version, section: '', title: `${secret} 改`, summary: '', remark: '' } }
  },
  take: async ground => ({ body: { idList: [(await anEntry(ground)).entry.id] } }),
}

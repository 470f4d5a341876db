import { everybody, type Fillings, type Ground, secret } from './ground.ts'

let made = 0

/** A task on a media group of its own. */
async function aDraft({ make }: Ground) {
  const name = `${secret} 采集 ${++made}`
  const { id } = await make('/inews/orgMediaGroup', { name, members: [`${secret}媒体${made}`] })
  return { name, mediaGroups: [id], words: secret }
}
const aTask = async (ground: Ground) => ground.make('/inews/gather/add', await aDraft(ground))

export const collectionTasks: Fillings = {
  add: async ground => ({ body: await aDraft(ground) }),
  update: async ground => {
    const draft = await aDraft(ground)
    const { id, version } = await ground.make('/inews/gather/add', draft)
    return { body: { ...draft, id, version, dailyBudget: 5 } }
  },
  delete: async ground => ({ params: { id: (await aTask(ground)).id } }),
  remove: async ground => ({ body: { ids: [(await aTask(ground)).id] } }),
  collect: async ground => ({ body: { ids: [(await aTask(ground)).id], collects: false } }),
  list: async ground => {
    await aTask(ground)
    return { body: {} }
  },
  listV1: async ground => {
    await aTask(ground)
    return { body: {} }
  },
  detail: async ground => ({ params: { id: (await aTask(ground)).id } }),
  dic: () => ({ alike: everybody }),
  trend: async ground => ({ body: { id: (await aTask(ground)).id }, alike: 'neither has kept anything' }),
  overview: () => ({ body: {} }),
  mediaGroups: async ground => {
    await aTask(ground)
    return {}
  },
  sources: async ({ make }) => {
    await make('/spider/source/save', { url: 'https://source-of-gather.invalid/feed', name: `${secret} 信源` })
    return {}
  },
}

import { actsPath, aLabel, anew, type Filling, type Fillings, type Ground, secret } from './ground.ts'

const anActivity = (name: string) => ({ name: `${secret} ${name}`, startTime: '2026-11-20T00:00:00Z' })

/** An act on an article of its own. */
const actWith =
  (more: object = {}) =>
  async ({ makeArticles }: Ground): Promise<Filling> => ({ body: { idList: await makeArticles(1), ...more } })

const withNote = async ({ owner, makeArticles }: Ground): Promise<number> => {
  const [article] = await makeArticles(1)
  const { body } = await owner.ask('POST', `${actsPath}/${article}/notes`, { text: secret })
  return body.data.id
}

export const articleActions: Fillings = {
  acts: async ground =>
    actWith({ acts: [(await ground.make('/ipr/activity/add', anActivity(anew('joined')))).id] })(ground),
  label: async ground => actWith({ labels: [await aLabel(ground)] })(ground),
  unlabel: async ground => {
    const id = await aLabel(ground)
    const idList = await ground.makeArticles(1)
    await ground.owner.ask('POST', `${actsPath}/labels`, { idList, labels: [id] })
    return { body: { idList, labels: [id] } }
  },
  copy: async ground => actWith({ monitors: [(await ground.makeMonitor()).id] })(ground),
  takeOut: ground => actWith({ monitors: [ground.monitor] })(ground),
  move: async ground => actWith({ from: ground.monitor, to: [(await ground.makeMonitor()).id] })(ground),
  remove: actWith(),
  removeOne: async ({ owner, makeArticles }) => ({
    params: { orgId: owner.orgId, id: (await makeArticles(1))[0] ?? 0 },
  }),
  restore: async ({ owner, makeArticles }) => {
    const idList = await makeArticles(1)
    await owner.ask('POST', `${actsPath}/remove`, { idList })
    return { body: { idList } }
  },
  erase: async ({ owner, makeArticles }) => {
    const idList = await makeArticles(1)
    await owner.ask('POST', `${actsPath}/remove`, { idList })
    return { body: { idList } }
  },
  review: actWith({ status: 1 }),
  negDim: actWith({ level: 2 }),
  tag: actWith({ customizetags: ['跟进'] }),
  favourite: actWith({ flag: 1 }),
  feature: actWith({ flag: 1 }),
  handOver: actWith({ state: 1 }),
  tagsInUse: async ground => {
    await ground.owner.ask('PUT', `${actsPath}/extra/customizetags`, {
      idList: [ground.article],
      customizetags: [secret],
    })
    return {}
  },
  history: async ({ owner, article }) => {
    await owner.ask('POST', `${actsPath}/review`, { idList: [article], status: 1, remark: secret })
    return { params: { id: article } }
  },
  recent: async ({ owner, article }) => {
    await owner.ask('POST', `${actsPath}/featured`, { idList: [article], flag: 1 })
    return {}
  },
  notes: async ground => {
    await ground.owner.ask('POST', `${actsPath}/${ground.article}/notes`, { text: secret })
    return { params: { id: ground.article } }
  },
  addNote: ({ article }) => ({ params: { id: article }, body: { text: '一条批注' } }),
  changeNote: async ground => ({
    params: { id: await withNote(ground) },
    body: { text: '改了', version: 1 },
  }),
  removeNote: async ground => ({ params: { id: await withNote(ground) } }),
  forMe: async ({ owner, article, make }) => {
    const { body } = await owner.ask('GET', '/inews/org/member')
    await make(`${actsPath}/${article}/notes`, {
      text: secret,
      mentions: [body.data.list.find(({ name }: { name: string }) => name.startsWith('owner')).id],
    })
    return {}
  },
  folders: async ({ make }) => {
    await make(`${actsPath}/favourite/folder`, { name: `${secret} listed` })
    return {}
  },
  addFolder: () => ({ body: { name: '一个收藏夹' } }),
  renameFolder: async ({ make }) => {
    const { id, version } = await make(`${actsPath}/favourite/folder`, { name: `${secret} renamed` })
    return { params: { id }, body: { name: '改了名', version } }
  },
  removeFolder: async ({ make }) => ({
    params: { id: (await make(`${actsPath}/favourite/folder`, { name: `${secret} removed` })).id },
  }),
}

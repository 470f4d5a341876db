import { type Fillings, type Ground, secret } from './ground.ts'

const topic = ({ make }: Ground, name: string) => make('/crisis/topicTrack/add', { topic: `${secret} ${name}` })
const put = (name: string) => async (ground: Ground) => ({ params: { id: (await topic(ground, name)).id } })

const path = '/inews/data/traceTask'
const aDraft = async ({ makeArticles }: Ground) => ({ articleId: (await makeArticles(1))[0], remark: `${secret} 盯住` })
/** Looked at: the worker of the walk has nothing more to write of it while rows are compared. */
async function aTrace(ground: Ground) {
  const trace = await ground.make(path, await aDraft(ground))
  const isLooked = async () => (await ground.owner.ask('GET', `${path}/${trace.id}`)).body.data.lookedAt !== null
  for (let tries = 0; !(await isLooked()); tries++) {
    if (tries > 500) throw new Error('nobody looks at traced articles')
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  return trace
}

export const tracking: Fillings = {
  topicList: async ground => {
    await topic(ground, 'topicList')
    return { body: {} }
  },
  topicGet: put('topicGet'),
  topicAdd: () => ({ body: { topic: '新的话题' } }),
  topicUpdate: async ground => {
    const { id, version } = await topic(ground, 'topicUpdate')
    return { body: { id, version, topic: '改了名的话题' } }
  },
  topicRemove: async ground => ({ body: { ids: [(await topic(ground, 'topicRemove')).id] } }),
  topicStop: put('topicStop'),
  topicStart: put('topicStart'),
  topicCourse: async ground => ({ body: { id: (await topic(ground, 'topicCourse')).id } }),
  topicShare: async ground => ({
    body: { id: (await topic(ground, 'topicShare')).id, expiresAt: new Date(Date.now() + 86_400_000).toISOString() },
  }),
  listTraces: async ground => {
    await aTrace(ground)
    return {}
  },
  getTrace: async ground => ({ params: { id: (await aTrace(ground)).id } }),
  startTrace: async ground => ({ body: await aDraft(ground) }),
  updateTrace: async ground => {
    const { id, version, endsAt } = await aTrace(ground)
    return { body: { id, version, endsAt, growth: 5, copies: false, remark: secret } }
  },
  removeTrace: async ground => ({ params: { id: (await aTrace(ground)).id } }),
  recallTrace: async ground => ({ body: { id: (await aTrace(ground)).id } }),
}

import { type Fillings, type Ground, secret } from './ground.ts'

const topic = ({ make }: Ground, name: string) => make('/crisis/topicTrack/add', { topic: `${secret} ${name}` })
const put = (name: string) => async (ground: Ground) => ({ params: { id: (await topic(ground, name)).id } })

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
}

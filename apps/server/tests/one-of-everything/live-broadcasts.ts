import { type Fillings, secret } from './ground.ts'

const path = '/inews/liveMonitor/liveMonitor'
const aBroadcast = (name: string) => ({ name: `${secret} ${name}`, url: `https://live.example.com/${name}` })

export const liveBroadcasts: Fillings = {
  list: async ({ make }) => {
    await make(`${path}/add`, aBroadcast('list'))
    return { body: {} }
  },
  get: async ({ make }) => ({ query: { id: (await make(`${path}/add`, aBroadcast('get'))).id } }),
  create: () => ({ body: { name: '新的一场', url: 'https://live.example.com/new' } }),
  update: async ({ make }) => {
    const { id, version } = await make(`${path}/add`, aBroadcast('update'))
    return { body: { ...aBroadcast('update'), name: '改了名', id, version } }
  },
  remove: async ({ make }) => ({ query: { id: (await make(`${path}/add`, aBroadcast('remove'))).id }, body: {} }),
  course: async ({ make }) => ({ body: { id: (await make(`${path}/add`, aBroadcast('course'))).id } }),
  push: async ({ make }) => ({
    params: { id: (await make(`${path}/add`, aBroadcast('push'))).id },
    body: { viewers: 10, comments: [{ text: '来了' }] },
  }),
}

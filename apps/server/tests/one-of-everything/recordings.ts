import { type Fillings, type Ground, secret } from './ground.ts'

const path = '/inews/broadcastTask'
const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const aTask = (startTime = soon(60), endTime = soon(120)) => ({
  station: `${secret}广播`,
  url: 'https://radio.example.com/live.m3u8',
  startTime,
  endTime,
})
const add = ({ make }: Ground) => make(`${path}/add`, aTask())

export const recordings: Fillings = {
  list: async ground => {
    await add(ground)
    return { body: {} }
  },
  get: async ground => ({ params: { id: (await add(ground)).id } }),
  create: () => ({ body: { ...aTask(), station: '另一家广播' } }),
  update: async ground => {
    const { id, version } = await add(ground)
    return { body: { ...aTask(), station: '改了名', id, version } }
  },
  remove: async ground => ({ body: { ids: [(await add(ground)).id] } }),
  recordings: async ground => ({ params: { id: (await ground.makeRecording()).taskId } }),
  file: async ground => ({ params: { id: (await ground.makeRecording()).id } }),
}

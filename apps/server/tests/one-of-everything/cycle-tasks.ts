import { type Fillings, type Ground, secret } from './ground.ts'

let made = 0
const draft = () => ({ name: `${secret} 定时 ${++made}`, kind: 'probe', rhythm: 'daily', time: '08:30' })
const aTask = (ground: Ground) => ground.make('/inews/cycleTask/add', draft())

export const cycleTasks: Fillings = {
  list: async ground => {
    await aTask(ground)
    return { body: {} }
  },
  create: () => ({ body: { ...draft(), name: '新的一个' } }),
  get: async ground => ({ params: { id: (await aTask(ground)).id } }),
  update: async ground => {
    const { id, version } = await aTask(ground)
    return { params: { id }, body: { ...draft(), version } }
  },
  removeOne: async ground => ({ params: { id: (await aTask(ground)).id } }),
  remove: async ground => ({ body: { ids: [(await aTask(ground)).id] } }),
  enable: async ground => ({ body: { id: (await aTask(ground)).id, enabled: false } }),
  run: async ground => ({ body: { id: (await aTask(ground)).id } }),
  runs: async ground => {
    await ground.make('/inews/cycleTask/run', { id: (await aTask(ground)).id })
    return { body: {} }
  },
  next: () => ({ body: { rhythm: 'daily', time: '08:30' }, alike: 'moments are the same for everybody of a zone' }),
}

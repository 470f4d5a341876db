import { type Fillings, secret } from './ground.ts'

let made = 0
const aSource = () => ({ url: `https://source-${++made}.invalid/feed`, name: `${secret} ${made}` })
const own = { owner: 'own' }

export const sources: Fillings = {
  detect: async ({ makePage }) => ({
    body: { text: await makePage() },
    alike: 'each is told what is behind the address',
  }),
  detections: async ({ owner, make }) => {
    const text = Array.from({ length: 4 }, (_, n) => `https://${n}.invalid/${secret}`).join('\n')
    const { task } = await make('/inews/gather/detection', { text })
    for (let seen = 0; seen < 4; ) {
      const { body } = await owner.ask('POST', '/inews/gather/detection/rows', { task })
      seen = body.data.rows.length
      await new Promise(resolve => setTimeout(resolve, 50))
    }
    return { body: { task } }
  },
  list: async ({ make }) => {
    await make('/spider/source/save', aSource())
    return { body: own }
  },
  folders: async ({ make }) => {
    await make('/spider/source/save', { ...aSource(), folder: secret })
    return {}
  },
  catalogue: () => ({ alike: 'everybody may choose from it' }),
  coverage: async ({ make }) => {
    await make('/spider/source/save', aSource())
    return {}
  },
  get: async ({ make }) => ({ params: { id: (await make('/spider/source/save', aSource())).id } }),
  hours: async ({ make }) => ({ params: { id: (await make('/spider/source/save', aSource())).id } }),
  answers: async ({ make }) => ({ params: { id: (await make('/spider/source/save', aSource())).id } }),
  save: () => ({ body: { ...aSource(), name: '新的信源' } }),
  saveMany: () => ({ body: { sources: [{ ...aSource(), name: '又一个信源' }] }, alike: 'each adds for itself' }),
  update: async ({ make }) => {
    const { id, version } = await make('/spider/source/save', aSource())
    return { params: { id }, body: { name: '改了名', folder: '', note: '', enabled: true, version } }
  },
  change: async ({ make }) => ({
    body: { chosen: { ids: [(await make('/spider/source/save', aSource())).id] }, folder: '财经' },
  }),
  remove: async ({ make }) => ({ body: { ids: [(await make('/spider/source/save', aSource())).id] } }),
  removeOne: async ({ make }) => ({ params: { id: (await make('/spider/source/save', aSource())).id } }),
  askNow: async ({ make }) => ({ params: { id: (await make('/spider/source/save', aSource())).id } }),
  opml: async ({ make }) => {
    await make('/spider/source/save', aSource())
    return {}
  },
  export: () => ({ body: { chosen: { allOf: own }, columns: ['name'] } }),
}

import { randomUUID } from 'node:crypto'
import { type Fillings, type Ground, secret } from './ground.ts'

const path = '/inews/policy'
const draft = () => ({ title: `${secret}办法 ${randomUUID()}`, number: '观发〔2026〕7号', body: `${secret}第一条。` })
const add = ({ make }: Ground) => make(`${path}/save`, draft())

export const policies: Fillings = {
  list: async ground => {
    await add(ground)
    return { body: {} }
  },
  get: async ground => ({ params: { id: (await add(ground)).id } }),
  versions: async ground => {
    const { id, version } = await add(ground)
    await ground.make(`${path}/save`, { ...draft(), id, version, body: '改过。' })
    return { params: { id } }
  },
  save: () => ({ body: { title: `办法 ${randomUUID()}`, body: '第一条。' } }),
  remove: async ground => ({ query: { id: (await add(ground)).id } }),
  read: async ({ makePage }) => ({ body: { url: await makePage() }, alike: 'a page that anybody may read' }),
  follow: async ground => ({ body: { id: (await add(ground)).id, follows: true } }),
  share: async ground => ({ body: { id: (await add(ground)).id } }),
}

import { randomUUID } from 'node:crypto'
import { type Fillings, type Ground, secret } from './ground.ts'
import { sentFile } from './sent-file.ts'

const path = '/inews/policy'
const draft = () => ({ title: `${secret}办法 ${randomUUID()}`, number: '观发〔2026〕7号', body: `${secret}第一条。` })
const add = ({ make }: Ground) => make(`${path}/save`, draft())

const aFile = (name = '附件') => sentFile(`${name}.pdf`, '%PDF-1.4\n%EOF\n')
async function withFile(ground: Ground): Promise<{ id: number; fileId: number }> {
  const { body, headers } = await aFile(secret)
  const fileId: number = (await ground.owner.ask('POST', `${path}/file`, body, headers)).body.data.id
  return { id: (await ground.make(`${path}/save`, { ...draft(), attachments: [fileId] })).id, fileId }
}

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
  sendFile: () => aFile(),
  file: async ground => ({ params: await withFile(ground) }),
  remove: async ground => ({ query: { id: (await add(ground)).id } }),
  read: async ({ makePage }) => ({ body: { url: await makePage() }, alike: 'a page that anybody may read' }),
  follow: async ground => ({ body: { id: (await add(ground)).id, follows: true } }),
  share: async ground => ({ body: { id: (await add(ground)).id } }),
}

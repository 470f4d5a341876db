import { type Fillings, type Ground, secret } from './ground.ts'

const draft = (name: string) => ({
  name: `${secret} ${name}`,
  subjectKind: 'crisis',
  subjectName: secret,
  content: secret,
})
const record = ({ owner }: Ground, name: string) =>
  owner.ask('PUT', '/guidcontrol/add', draft(name)).then(({ body }) => body.data)
const idIn = (part: 'params' | 'body', name: string) => async (ground: Ground) => ({
  [part]: { id: (await record(ground, name)).id },
})

export const guidance: Fillings = {
  list: async ground => {
    await record(ground, 'list')
    return { body: {} }
  },
  get: idIn('params', 'get'),
  create: () => ({ body: { ...draft('create'), name: '新的记录', subjectName: '别的', content: '别的' } }),
  update: async ground => {
    const { id, version } = await record(ground, 'update')
    return { body: { ...draft('update'), id, version, receiver: '值班室' } }
  },
  remove: async ground => ({ body: { ids: [(await record(ground, 'remove')).id] } }),
  export: () => ({ body: { chosen: { allOf: {} }, columns: ['name'] } }),
  comparison: idIn('body', 'comparison'),
  answers: async ground => {
    const { id } = await record(ground, 'answers')
    await ground.make(`/guidcontrol/${id}/answer`, { text: secret })
    return { params: { id } }
  },
  answer: async ground => ({ params: { id: (await record(ground, 'answer')).id }, body: { text: secret } }),
  file: ({ sheet }) => sheet,
  answerFile: async ground => {
    const { id } = await record(ground, 'answerFile')
    const fileId = await ground.upload('/guidcontrol/file')
    await ground.make(`/guidcontrol/${id}/answer`, { fileId })
    const { body } = await ground.owner.ask('GET', `/guidcontrol/${id}/answers`)
    return { params: { id: body.data.list[0].id } }
  },
  link: idIn('body', 'link'),
  unlink: idIn('body', 'unlink'),
}

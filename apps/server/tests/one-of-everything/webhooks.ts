import { randomUUID } from 'node:crypto'
import { type Fillings, type Ground, secret } from './ground.ts'

const path = '/inews/webhook'
const draft = () => ({
  name: `${secret} ${randomUUID().slice(0, 8)}`,
  url: 'https://localhost/hook',
  events: ['export.finished'],
})
const aSubscription = ({ make }: Ground) => make(path, draft())
/** One with a secret. */
async function aSent(ground: Ground): Promise<number> {
  const { id } = await aSubscription(ground)
  await ground.make(`${path}/${id}/secret`, {})
  return id
}

export const webhooks: Fillings = {
  list: async ground => {
    await aSubscription(ground)
    return {}
  },
  get: async ground => ({ params: { id: (await aSubscription(ground)).id } }),
  create: () => ({ body: { ...draft(), name: `新的 ${randomUUID().slice(0, 8)}` } }),
  update: async ground => {
    const { id, version } = await aSubscription(ground)
    return { params: { id }, body: { ...draft(), name: `改了 ${randomUUID().slice(0, 8)}`, version } }
  },
  remove: async ground => ({ body: { ids: [(await aSubscription(ground)).id] } }),
  makeSecret: async ground => ({ params: { id: (await aSubscription(ground)).id } }),
  test: async ground => ({ params: { id: await aSent(ground) } }),
  replay: async ground => ({ params: { id: await aSent(ground) }, body: { from: new Date().toISOString() } }),
  resume: async ground => ({ params: { id: await aSent(ground) } }),
  deliveries: async ground => ({ params: { id: await aSent(ground) } }),
  resend: async ground => {
    const id = await aSent(ground)
    return { params: { id, delivery: await ground.makeDeadMessage(id) } }
  },
}

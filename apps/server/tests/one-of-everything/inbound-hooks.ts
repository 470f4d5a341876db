import { type Fillings, type Ground, secret } from './ground.ts'

const path = '/inews/inboundHook'
const draft = { name: secret, mediaType: 'web', media: secret }
const aHook = ({ make }: Ground) => make(`${path}/add`, draft)
/** One that has received something. */
async function aCalledHook(ground: Ground): Promise<number> {
  const { id } = await aHook(ground)
  const { path: address } = await ground.make(`${path}/${id}/token`, {})
  await ground.make(address, { title: `${secret}的标题` })
  return id
}

export const inboundHooks: Fillings = {
  list: async ground => {
    await aHook(ground)
    return { body: {} }
  },
  get: async ground => ({ params: { id: (await aHook(ground)).id } }),
  create: () => ({ body: { name: '另一家' } }),
  update: async ground => {
    const { id, version } = await aHook(ground)
    return { body: { ...draft, media: '改了', id, version } }
  },
  remove: async ground => ({ body: { ids: [(await aHook(ground)).id] } }),
  open: async ground => ({ params: { id: (await aHook(ground)).id } }),
  sign: async ground => ({ params: { id: (await aHook(ground)).id }, body: { signed: true } }),
  example: async ground => ({ params: { id: await aCalledHook(ground) } }),
  trial: async ground => ({
    params: { id: await aCalledHook(ground) },
    body: { mapping: [{ path: 'title', field: 'title' }] },
  }),
}

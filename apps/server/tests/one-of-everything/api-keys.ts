import { type Fillings, type Ground, secret } from './ground.ts'

let made = 0
const roleId = async ({ owner }: Ground): Promise<number> =>
  (await owner.ask('GET', '/inews/apiKey/role')).body.data[0].id
const draft = async (ground: Ground) => ({ name: `${secret} ${++made}`, roleId: await roleId(ground) })
const aKey = async (ground: Ground): Promise<number> => (await ground.make('/inews/apiKey', await draft(ground))).id

export const apiKeys: Fillings = {
  keys: async ground => {
    await aKey(ground)
    return {}
  },
  keyRoles: () => ({ alike: 'API roles are kept by operators for all organisations' }),
  uses: () => ({ alike: 'nobody has asked anything by a key' }),
  makeKey: async ground => ({ body: { name: `新的一个 ${++made}`, roleId: await roleId(ground) } }),
  changeKey: async ground => ({ params: { id: await aKey(ground) }, body: { ...(await draft(ground)), version: 1 } }),
  exchangeKey: async ground => ({ params: { id: await aKey(ground) }, body: { hours: 1 } }),
  withdrawKey: async ground => ({ params: { id: await aKey(ground) } }),
  whoAmI: () => ({}),
  stream: () => ({ query: { after: '0-0', follow: '0' }, alike: 'a stranger’s own stream begins alike' }),
  everyCall: () => ({ alike: 'the calls are the product’s' }),
}

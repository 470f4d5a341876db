import { type Fillings, type Ground, secret } from './ground.ts'

let made = 0
const aRole = ({ make }: Ground) =>
  make('/mgrV1/role/add', { name: `${secret} ${++made}`, basedOn: 'reader', granted: ['monitors.edit'] })

const ownerId = async ({ owner }: Ground): Promise<number> =>
  (await owner.ask('GET', '/mgrV1/role/members')).body.data[0].id

export const roles: Fillings = {
  search: async ground => {
    await aRole(ground)
    return {}
  },
  get: async ground => ({ params: { id: (await aRole(ground)).id } }),
  add: () => ({ body: { name: `新的一个 ${++made}` } }),
  update: async ground => {
    const { id, version } = await aRole(ground)
    return { body: { id, version, name: `改了名 ${++made}` } }
  },
  remove: async ground => ({ params: { id: (await aRole(ground)).id } }),
  export: () => ({ body: { chosen: { allOf: {} }, columns: ['name'] } }),
  sheet: async ground => {
    await aRole(ground)
    return { query: {} }
  },
  tree: () => ({ alike: 'the tree is the product’s, and both may give all of it' }),
  folders: async ({ make }) => {
    await make('/inews/monitor', { kind: 'folder', name: `${secret} 目录` })
    return {}
  },
  members: () => ({}),
  seen: async ground => ({ body: { userId: await ownerId(ground) } }),
}

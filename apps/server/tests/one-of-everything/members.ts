import { type Fillings, type Ground, secret } from './ground.ts'

let made = 0
const invite = async ({ make }: Ground) =>
  make('/mgrV1/user/create', { account: `invited${++made}@example.com`, name: `${secret} ${made}` })

/** Whoever accepts an invitation is a member; the number of the membership. */
async function aPerson(ground: Ground): Promise<{ id: number; version: number }> {
  const { link } = await invite(ground)
  const token = encodeURIComponent(link.split('token=')[1])
  const name = `${secret} ${made}`
  const { status, body } = await ground.owner.ask('POST', `/inews/invitation/accept?token=${token}`, {
    name,
    password: 'abc def gh',
  })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return (await ground.make('/mgrV1/user/list', { like: `invited${made}@` })).list[0]
}

export const members: Fillings = {
  list: async ground => {
    await aPerson(ground)
    return {}
  },
  get: async ground => ({ params: { id: (await aPerson(ground)).id } }),
  roles: () => ({}),
  create: () => ({ body: { account: `new${++made}@example.com`, name: '新的一个' } }),
  update: async ground => {
    const { id, version } = await aPerson(ground)
    return { body: { id, version, role: 'reader' } }
  },
  enable: async ground => ({ params: { id: (await aPerson(ground)).id, status: 0 } }),
  enableChosen: async ground => ({ body: { chosen: { ids: [(await aPerson(ground)).id] }, enabled: false } }),
  remove: async ground => ({ params: { id: (await aPerson(ground)).id } }),
  removeChosen: async ground => ({ body: { ids: [(await aPerson(ground)).id] } }),
  endSessions: async ground => ({ params: { id: (await aPerson(ground)).id } }),
  resetSecondFactor: async ground => ({ params: { id: (await aPerson(ground)).id } }),
  administrators: async ground => {
    const { id } = await aPerson(ground)
    await ground.make('/mgrV1/orgAdmin/add', { id })
    return {}
  },
  addAdministrator: async ground => ({ body: { id: (await aPerson(ground)).id } }),
  removeAdministrator: async ground => {
    const { id } = await aPerson(ground)
    await ground.make('/mgrV1/orgAdmin/add', { id })
    return { params: { id } }
  },
  invitations: async ground => {
    await invite(ground)
    return {}
  },
  resend: async ground => ({ params: { id: (await invite(ground)).id } }),
  withdraw: async ground => ({ params: { id: (await invite(ground)).id } }),
  export: () => ({ body: { chosen: { allOf: {} }, columns: ['name'] } }),
  importFile: ({ sheet }) => sheet,
  importCheck: async ({ upload }) => ({ body: { file: await upload('/mgrV1/user/import/file') } }),
  importRows: async ({ upload }) => ({
    body: { file: await upload('/mgrV1/user/import/file'), columns: ['account', 'name'] },
  }),
  belongings: async ground => ({ body: { ids: [(await aPerson(ground)).id] }, alike: 'somebody new has nothing yet' }),
  handOver: async ground => ({ body: { chosen: { ids: [(await aPerson(ground)).id] }, to: null, act: 'remove' } }),
}

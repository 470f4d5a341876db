import { type Fillings, type Ground, secret } from './ground.ts'

const path = '/inews/addressBook'
let made = 0
const aPerson = () => ({
  name: `${secret} ${++made}`,
  email: `person${made}@outside.example.com`,
  groups: [`${secret}组`],
})

const roster = async ({ make }: Ground, name = `${secret}值班 ${++made}`) => ({
  name,
  contactIds: [(await make(path, aPerson())).id],
  startsOn: '2026-01-05',
})
const aRoster = async (ground: Ground) => ground.make(`${path}/duty`, await roster(ground))

/** Codes are of the demonstration. */
async function aCode({ makeDemonstration }: Ground) {
  const owner = await makeDemonstration()
  const { body: person } = await owner.ask('POST', path, aPerson())
  const { body: code } = await owner.ask('GET', `/inews/api/weixinQrcodeNew?personId=${person.data.id}`)
  return { owner, personId: person.data.id as number, ...(code.data as { id: number; url: string }) }
}

export const addressBook: Fillings = {
  weChatCode: async ground => {
    const { owner, personId } = await aCode(ground)
    return { owner, query: { personId } }
  },
  weChatCodeStatus: async ground => {
    const { owner, id } = await aCode(ground)
    return { owner, params: { id } }
  },
  weChatReceiver: async ({ make }) => ({ params: { id: (await make(path, aPerson())).id } }),
  unbindWeChat: async ground => {
    const { owner, personId, id, url } = await aCode(ground)
    await owner.ask('GET', new URL(url).pathname)
    // A page is answered before its transaction has ended.
    const status = async () => (await owner.ask('GET', `/inews/api/weixinQrcodeNew/status/${id}`)).body.data.status
    while ((await status()) !== 'bound') await new Promise(resolve => setTimeout(resolve, 20))
    return { owner, params: { id: personId } }
  },
  list: async ({ make }) => {
    await make(path, aPerson())
    return {}
  },
  get: async ({ make }) => ({ params: { id: (await make(path, aPerson())).id } }),
  create: () => ({ body: { name: '新的一个', email: 'one@outside.example.com' } }),
  update: async ({ make }) => {
    const { id, version } = await make(path, aPerson())
    return { body: { ...aPerson(), id, version, name: '改了名' } }
  },
  remove: async ({ make }) => ({ params: { id: (await make(path, aPerson())).id } }),
  removeChosen: async ({ make }) => ({ body: { ids: [(await make(path, aPerson())).id] } }),
  groups: async ({ make }) => {
    await make(path, aPerson())
    return {}
  },
  calendar: async ({ owner }) => {
    await owner.ask('PUT', `${path}/calendar`, { day: '2026-12-24', kind: 'rest', note: secret })
    return { query: { year: 2026 } }
  },
  declareDay: () => ({
    body: { day: '2026-12-25', kind: 'rest', note: `另一天 ${++made}` },
    alike: 'each organisation declares its own days',
  }),
  undeclareDay: async ({ owner }) => {
    await owner.ask('PUT', `${path}/calendar`, { day: '2026-12-26', kind: 'working' })
    return { params: { day: '2026-12-26' } }
  },
  rosters: async ground => {
    await aRoster(ground)
    return {}
  },
  roster: async ground => ({ params: { id: (await aRoster(ground)).id } }),
  addRoster: async ground => ({ body: await roster(ground, '新的值班表') }),
  changeRoster: async ground => {
    const { id, version } = await aRoster(ground)
    return { body: { ...(await roster(ground, '改了名的值班表')), id, version } }
  },
  removeRosters: async ground => ({ body: { ids: [(await aRoster(ground)).id] } }),
  fromMembers: () => ({}),
  ask: async ({ make }) => ({
    body: { ids: [(await make(path, aPerson())).id] },
    alike: 'nobody is asked twice within the hour',
  }),
  export: () => ({ body: { chosen: { allOf: {} }, columns: ['name'] } }),
  importFile: ({ sheet }) => sheet,
  importCheck: async ({ upload }) => ({ body: { file: await upload(`${path}/import/file`) } }),
  importRows: async ({ upload }) => ({
    body: { file: await upload(`${path}/import/file`), columns: ['name'] },
  }),
}

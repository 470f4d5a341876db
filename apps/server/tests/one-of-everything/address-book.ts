import { type Fillings, secret } from './ground.ts'

const path = '/inews/addressBook'
let made = 0
const aPerson = () => ({
  name: `${secret} ${++made}`,
  email: `person${made}@outside.example.com`,
  groups: [`${secret}组`],
})

export const addressBook: Fillings = {
  list: async ({ make }) => {
    await make(path, aPerson())
    return {}
  },
  get: async ({ make }) => ({ params: { id: (await make(path, aPerson())).id } }),
  create: () => ({ body: { name: '新的一个' } }),
  update: async ({ make }) => {
    const { id, version } = await make(path, aPerson())
    return { body: { id, version, name: '改了名' } }
  },
  remove: async ({ make }) => ({ params: { id: (await make(path, aPerson())).id } }),
  removeChosen: async ({ make }) => ({ body: { ids: [(await make(path, aPerson())).id] } }),
  groups: async ({ make }) => {
    await make(path, aPerson())
    return {}
  },
  fromMembers: () => ({ alike: 'each organisation adds its own members' }),
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

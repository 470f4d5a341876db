import { type Fillings, type Ground, secret } from './ground.ts'

const path = '/inews/deliveryChannel'
const aChannel = (name: string, enabled = false) => ({
  name: `${secret} ${name}`,
  kind: 'webhook',
  enabled,
  url: `https://hooks.example.com/${name}`,
  secret: `whsec_${'A'.repeat(32)}`,
})
/** Of a channel that is off: it fails at once and is not tried again. */
async function aFailedRecord({ make }: Ground, name: string): Promise<number> {
  const { id } = await make(path, aChannel(name))
  return (await make(`${path}/${id}/test`, {})).record
}

export const notifications: Fillings = {
  list: async ground => {
    await aFailedRecord(ground, 'list')
    return { body: {} }
  },
  record: async ground => ({ params: { id: await aFailedRecord(ground, 'record') } }),
  retry: async ground => ({ params: { id: await aFailedRecord(ground, 'retry') } }),
  export: () => ({ body: { chosen: { allOf: {} }, columns: ['title'] } }),
  pop: async ({ makeNotice }) => {
    await makeNotice()
    return {}
  },
  notices: async ({ makeNotice }) => {
    await makeNotice()
    return {}
  },
  open: async ({ makeNotice }) => ({ body: { ids: [await makeNotice()] } }),
  noticed: () => ({}),
  channels: async ({ make }) => {
    await make(path, aChannel('channels'))
    return {}
  },
  addChannel: () => ({ body: { ...aChannel('new'), name: '新的一个' } }),
  changeChannel: async ({ make }) => {
    const { id, version } = await make(path, aChannel('change'))
    return { params: { id }, body: { ...aChannel('change'), name: '改了名', version } }
  },
  removeChannels: async ({ make }) => ({ body: { ids: [(await make(path, aChannel('remove'))).id] } }),
  resumeChannel: async ({ make }) => ({ params: { id: (await make(path, aChannel('resume'))).id } }),
  testChannel: async ({ make }) => ({ params: { id: (await make(path, aChannel('test'))).id } }),
}

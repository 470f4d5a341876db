import { type Fillings, type Ground, secret } from './ground.ts'

const path = '/ipr/actMedia'
const campaign = async ({ make }: Ground, name: string) =>
  (await make('/ipr/activity/add', { name: `${secret} of ${name}`, startTime: '2026-11-20T00:00:00Z' })).id as number
/** A campaign with one medium that has a name alone. */
async function listed(ground: Ground, name: string) {
  const activityId = await campaign(ground, name)
  await ground.make(`${path}/add`, { activityId, names: [`${secret}报`] })
  const { list } = (await ground.make(`${path}/list`, { activityId })) as unknown as {
    list: { id: number; version: number }[]
  }
  return { activityId, ...(list[0] as { id: number; version: number }) }
}

export const campaignMedia: Fillings = {
  list: async ground => ({ body: { activityId: (await listed(ground, 'media')).activityId } }),
  listByAddress: async ground => ({ query: { activityId: (await listed(ground, 'media by address')).activityId } }),
  get: async ground => ({ params: { id: (await listed(ground, 'one medium')).id } }),
  due: async ground => {
    const { id } = await listed(ground, 'due media')
    await ground.make(`${path}/update`, { id, promisedOn: '2026-11-20' })
    return {}
  },
  add: async ground => ({ body: { activityId: await campaign(ground, 'added media'), names: ['新的报'] } }),
  update: async ground => {
    const { id, version } = await listed(ground, 'changed media')
    return { body: { id, version, note: '改了' } }
  },
  remove: async ground => ({ body: { ids: [(await listed(ground, 'removed media')).id] } }),
  sort: async ground => ({ body: { idPrev: 0, id: (await listed(ground, 'sorted media')).id, idNext: 0 } }),
  previewExpand: async ground => ({ body: { activityId: (await listed(ground, 'previewed media')).activityId } }),
  expand: async ground => {
    const media = `${secret}展刊`
    await ground.make('/ua/upload/article/addBatch', {
      items: [{ title: media, body: `${secret}。`, media, mediaType: 'press' }],
    })
    return { body: { activityId: await campaign(ground, 'expanded media'), like: media } }
  },
  export: async ground => ({
    body: { chosen: { allOf: { activityId: (await listed(ground, 'exported media')).activityId } }, columns: ['name'] },
  }),
  importFile: ({ sheet }) => sheet,
  importCheck: async ({ upload }) => ({ body: { file: await upload(`${path}/import/file`) } }),
  importRows: async ({ upload }) => ({
    body: { file: await upload(`${path}/import/file`, 'name,campaign\n甲报,没有'), columns: ['name', 'campaign'] },
  }),
}

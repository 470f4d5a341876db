import { type Fillings, secret } from './ground.ts'

const anActivity = (name: string) => ({ name: `${secret} ${name}`, startTime: '2026-11-20T00:00:00Z' })

export const campaigns: Fillings = {
  list: async ({ make }) => {
    await make('/ipr/activity/add', anActivity('listed'))
    return {}
  },
  add: () => ({ body: { ...anActivity('added'), name: '新的活动' } }),
  edit: async ({ make }) => {
    const { id, version } = await make('/ipr/activity/add', anActivity('edited'))
    return { body: { ...anActivity('edited anew'), id, version } }
  },
  remove: async ({ make }) => ({
    body: { idList: [(await make('/ipr/activity/add', anActivity('removed'))).id] },
  }),
  sort: async ({ make }) => ({
    params: { idPrev: 0, id: (await make('/ipr/activity/add', anActivity('sorted'))).id, idNext: 0 },
  }),
}

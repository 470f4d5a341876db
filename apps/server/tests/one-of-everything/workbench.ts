import { type Fillings, type Ground, secret } from './ground.ts'

const campaign = ({ make }: Ground, name: string) =>
  make('/ipr/activity/add', { name: `${secret} ${name}`, startTime: '2026-11-20T00:00:00Z' })

export const workbench: Fillings = {
  toDo: async ground => {
    const { id: activityId } = await campaign(ground, 'with a release')
    await ground.make('/ipr/activity/releases', {
      activityId,
      title: `${secret}稿`,
      text: secret.repeat(4),
      releaseAt: '2026-11-20T00:00:00Z',
    })
    return {}
  },
  linkCalendar: () => ({}),
  unlinkCalendar: () => ({ alike: 'each ends links of their own' }),
  removeMany: async ground => ({ body: { ids: [(await campaign(ground, 'removed with others')).id] } }),
  export: () => ({ body: { chosen: { allOf: {} }, columns: ['name'] } }),
  moved: async ({ make }) => {
    const media = `${secret}动刊`
    await make('/ua/upload/article/addBatch', {
      items: [{ title: media, body: `${secret}。`, media, mediaType: 'press' }],
    })
    return {}
  },
}

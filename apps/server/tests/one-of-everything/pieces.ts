import type { Fillings, Ground } from './ground.ts'
import { aRelease, campaignOf } from './releases.ts'

const path = '/ipr/actmediamatch'

/** A piece by hand, of an article of its own. */
async function aPiece(ground: Ground, name: string) {
  const { id: releaseId, activityId } = await aRelease(ground, `with a piece ${name}`)
  const [articleId] = await ground.makeArticles(1)
  await ground.make(`${path}/add`, { activityId, articleIds: [articleId], releaseId })
  const { list } = (await ground.make(`${path}/list`, { activityId })) as unknown as {
    list: { id: number; version: number }[]
  }
  return { activityId: activityId as number, ...(list[0] as { id: number; version: number }) }
}

export const pieces: Fillings = {
  list: async ground => ({ body: { activityId: (await aPiece(ground, 'listed')).activityId } }),
  listByAddress: async ground => ({ query: { activityId: (await aPiece(ground, 'by address')).activityId } }),
  counts: async ground => ({ params: { activityId: (await aPiece(ground, 'counted')).activityId } }),
  get: async ground => ({ params: { id: (await aPiece(ground, 'read')).id } }),
  texts: async ground => ({ params: { id: (await aPiece(ground, 'compared')).id } }),
  add: async ground => ({
    body: { activityId: await campaignOf(ground, 'of a new piece'), articleIds: await ground.makeArticles(1) },
  }),
  update: async ground => {
    const { id, version } = await aPiece(ground, 'decided')
    return { body: { id, version, state: 'rejected' } }
  },
  remove: async ground => ({ body: { ids: [(await aPiece(ground, 'forgotten')).id] } }),
  correlation: async ground => ({ body: { activityId: (await aPiece(ground, 'matched')).activityId } }),
  setting: async ground => ({ params: { activityId: await campaignOf(ground, 'set') } }),
  saveSetting: async ground => ({
    params: { activityId: await campaignOf(ground, 'set otherwise') },
    body: { confirms: false },
  }),
}

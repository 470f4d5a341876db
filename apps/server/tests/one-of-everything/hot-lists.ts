import { expect, vi } from 'vitest'
import { type Fillings, type Ground, secret } from './ground.ts'

const draft = (name: string) => ({ name: `${secret} ${name}`, rule: secret })
const watch = ({ make }: Ground, name: string) => make('/top/hotWatch/save', draft(name))

/** A topic of a list that the owner alone hands in, so that others find nothing by its number. */
export async function topic({ make, owner }: Ground): Promise<{ id: number; eventId: number }> {
  await make('/ua/upload/hot/ground', { items: [{ title: `${secret}上了榜，车门冻住`, heat: '1.2万' }] })
  const { body } = await owner.ask('POST', '/top/hotSearch/list', { platformCode: 'ground' })
  return body.data.list[0]
}
const requested = async (ground: Ground) => {
  await topic(ground)
  return { body: {} }
}

export const hotLists: Fillings = {
  hotSearchList: requested,
  wall: requested,
  hotRank: requested,
  indexRank: requested,
  topicRank: requested,
  hotEventList: requested,
  keywordList: requested,
  dayList: requested,
  mediaList: requested,
  mediumArticles: async ({ makeArticles, owner }) => {
    await makeArticles(1)
    const { body } = await owner.ask('POST', '/top/media/list', { period: '30d' })
    return { body: { mediaId: body.data[0].mediaId, period: '30d' } }
  },
  coreIndex: async ground => {
    await watch(ground, 'coreIndex')
    return requested(ground)
  },
  eventArticles: async ground => ({ body: { id: (await topic(ground)).eventId } }),
  marks: requested,
  coverage: requested,
  wanted: async ground => {
    await topic(ground)
    await vi.waitFor(async () => {
      const { body } = await ground.owner.ask('POST', '/top/hotSearch/wanted', {})
      expect(body.data.total).toBeGreaterThan(0)
    }, 20_000)
    return { body: {} }
  },
  hotEventDetail: async ground => ({ body: { id: (await topic(ground)).eventId } }),
  trend: async ground => ({ body: { topicId: (await topic(ground)).id } }),
  watchList: async ground => {
    await watch(ground, 'watchList')
    return { body: {} }
  },
  watchGet: async ground => ({ params: { id: (await watch(ground, 'watchGet')).id } }),
  watchSave: async ground => {
    const { id, version } = await watch(ground, 'watchSave')
    return { body: { ...draft('watchSave'), topRank: 3, id, version } }
  },
  watchRemove: async ground => ({ params: { id: (await watch(ground, 'watchRemove')).id } }),
  watchRemoveMany: async ground => ({ body: { ids: [(await watch(ground, 'watchRemoveMany')).id] } }),
  watchReplay: async ground => {
    await topic(ground)
    return { body: draft('watchReplay') }
  },
  watchNews: async ground => {
    await watch(ground, 'watchNews')
    await ground.make('/ua/upload/hot/fresh', { items: [{ title: `${secret}新上榜` }] })
    return { body: {} }
  },
  push: () => ({
    // Of no secret: a stranger hands it in for itself, and would read it in its own lists.
    body: { items: [{ title: '石头上榜' }] },
    params: { platform: 'pushed' },
    alike: 'each is told what it changed in its own list',
  }),
  share: async ground => ({ body: { id: (await topic(ground)).eventId } }),
  shareDay: () => ({ body: {} }),
}

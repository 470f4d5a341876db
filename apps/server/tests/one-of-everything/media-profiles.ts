import { type Fillings, type Ground, openWord, secret } from './ground.ts'

let made = 0

/** A medium and an account that only this organisation has articles of; its monitors have them. */
async function entries({ make }: Ground): Promise<{ id: string; account: string }> {
  const [media, author] = [`${secret}详刊${++made}`, `${secret}详号${made}`]
  await make('/ua/upload/article/addBatch', {
    items: [
      { title: media, body: `${openWord} ${secret}。`, media, mediaType: 'press' },
      { title: author, body: `${openWord} ${secret}。`, media: '微博', mediaType: 'weibo', author },
    ],
  })
  const named = async (of: 'media' | 'accounts', like: string) =>
    (await make(`/inews/mediaLibrary/${of}`, { like })).list[0].entry
  return { id: await named('media', media), account: await named('accounts', author) }
}
/** Both by the body; an address that says nothing agrees with it. */
const one = async (ground: Ground) => ({ query: {}, body: { id: (await entries(ground)).id, period: 30 } })
/** Of today by any clock. */
const today = () => ({ period: 'month', day: new Date().toISOString().slice(0, 10) })

export const mediaProfiles: Fillings = {
  basicInfo: one,
  trend: one,
  brandGe: one,
  brandCommunication: one,
  mediaMatrix: one,
  matrixMedia: one,
  similarMedia: one,
  hotArticle: one,
  weMediaCompute: async ground => ({ query: {}, body: { id: (await entries(ground)).id } }),
  tops: async ground => {
    await entries(ground)
    return { body: today() }
  },
  topsByAddress: async ground => {
    await entries(ground)
    return { query: today() }
  },
  exportTops: async ground => {
    await entries(ground)
    return { query: today() }
  },
  exportTopsOfBody: async ground => {
    await entries(ground)
    return { body: today() }
  },
  ranks: async ground => ({ query: { ...today(), id: (await entries(ground)).id } }),
  ranksOfBody: async ground => ({ body: { ...today(), idList: [(await entries(ground)).account] } }),
}

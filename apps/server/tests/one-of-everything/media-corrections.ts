import { type Fillings, type Ground, secret } from './ground.ts'

let made = 0

/** A medium that only this organisation has articles of. */
async function aMedium({ make }: Ground): Promise<number> {
  const media = `${secret}晚报${++made}`
  await make('/ua/upload/article/addBatch', {
    items: [{ title: media, body: `${secret}。`, media, mediaType: 'press' }],
  })
  const range = {
    from: new Date(Date.now() - 3_600_000).toISOString(),
    to: new Date(Date.now() + 3_600_000).toISOString(),
  }
  const filters = [{ field: 'title', is: 'is', values: [media] }]
  const { list } = await make('/inews/monitorArticle/list', { ...range, filters })
  return list[0].mediaId
}

async function aDraft(ground: Ground) {
  const mediumId = await aMedium(ground)
  return { mediumId, name: `${secret}报${made}`, mediaType: 'web', level: 'city', region: null, reason: secret }
}
const aProposal = async (ground: Ground) => ground.make('/inews/mediaCor/propose', await aDraft(ground))

export const mediaCorrections: Fillings = {
  list: async ground => {
    await aProposal(ground)
    return { body: {} }
  },
  get: async ground => ({ params: { id: (await aProposal(ground)).id } }),
  medium: async ground => ({ params: { id: await aMedium(ground) } }),
  reach: async ground => ({ body: { mediumId: await aMedium(ground), mediaType: 'web' } }),
  propose: async ground => ({ body: await aDraft(ground) }),
  change: async ground => {
    const draft = await aDraft(ground)
    const { id, version } = await ground.make('/inews/mediaCor/propose', draft)
    return { body: { ...draft, id, version, reason: '再看' } }
  },
  withdraw: async ground => ({ params: { id: (await aProposal(ground)).id } }),
}

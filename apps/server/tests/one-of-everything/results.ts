import { type Fillings, type Ground, secret } from './ground.ts'
import { anOfflinePiece } from './offline-pieces.ts'

let made = 0
/** A campaign with a message, a target and a negative article. */
async function ofCampaign(ground: Ground): Promise<{ body: { id: number } }> {
  const { make, makeArticles } = ground
  const draft = { name: `${secret}成效 ${++made}`, startTime: '2026-11-20T00:00:00Z', messages: [{ text: secret }] }
  const { id } = await make('/ipr/activity/add', { ...draft, targets: [{ measure: 'pieces', number: 1 }] })
  const idList = await makeArticles(1)
  await make('/inews/data/monitorArticle/acts', { idList, acts: [id], mode: 'add' })
  return { body: { id } }
}

export const results: Fillings = {
  overview: ofCampaign,
  keyNumber: ofCampaign,
  trend: ofCampaign,
  trendV1: ofCampaign,
  detail: ofCampaign,
  statistics: ofCampaign,
  hotWords: ofCampaign,
  spread: ofCampaign,
  negativeArticle: ofCampaign,
  negativeMedia: ofCampaign,
  reports: async ground => ({ params: (await ofCampaign(ground)).body }),
  makeBook: async ground => ({
    params: { id: (await anOfflinePiece(ground, 'in a book')).activityId },
    body: { format: 'html' },
  }),
  makeReport: async ground => ({ params: (await ofCampaign(ground)).body }),
}

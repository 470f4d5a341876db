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

const terms = { expiresAt: new Date(Date.now() + 3_600_000).toISOString(), password: null }
/** One that is over, with its numbers taken. */
async function over({ make, makeArticles }: Ground): Promise<number> {
  const dates = { startTime: '2026-11-01T00:00:00Z', endTime: '2026-11-20T00:00:00Z' }
  const { id } = await make('/ipr/activity/add', { name: `${secret}结束 ${++made}`, ...dates })
  const idList = await makeArticles(1)
  await make('/inews/data/monitorArticle/acts', { idList, acts: [id], mode: 'add' })
  await make(`/ipr/activity/${id}/takeAtEnd`, {})
  return id
}
async function aCase(ground: Ground): Promise<number> {
  const id = await over(ground)
  await ground.make(`/ipr/activity/${id}/case`, { summary: secret })
  return id
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
  atEnd: async ground => ({ params: { id: await over(ground) } }),
  takeAtEnd: async ground => ({ params: { id: await over(ground) } }),
  cases: async ground => {
    await aCase(ground)
    return {}
  },
  publishCase: async ground => ({ params: { id: await over(ground) }, body: { summary: secret } }),
  withdrawCase: async ground => ({ params: { id: await aCase(ground) } }),
  reports: async ground => ({ params: (await ofCampaign(ground)).body }),
  makeBook: async ground => ({
    params: { id: (await anOfflinePiece(ground, 'in a book')).activityId },
    body: { format: 'html' },
  }),
  bookPlan: async ground => ({ params: { id: (await anOfflinePiece(ground, 'in an order')).activityId } }),
  saveBookPlan: async ground => {
    const { id, activityId } = await anOfflinePiece(ground, 'ordered')
    return { params: { id: activityId }, body: { version: 0, entries: [{ of: 'offline', id, title: secret }] } }
  },
  bookSetting: () => ({ alike: 'nobody has changed it' }),
  saveBookSetting: () => ({ body: { wholeTexts: true }, alike: 'a setting of each organisation' }),
  shareBook: async ground => ({ params: { id: (await anOfflinePiece(ground, 'shared')).activityId }, body: terms }),
  makeReport: async ground => ({ params: (await ofCampaign(ground)).body }),
}

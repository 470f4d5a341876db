import { type Fillings, type Ground, openWord, secret } from './ground.ts'

let made = 0
const startTime = '2026-11-20T00:00:00Z'
const anActivity = () => ({
  name: `${secret} ${++made}`,
  startTime,
  rule: secret,
  messages: [{ text: secret }],
  budget: { items: [{ name: secret, amount: 1 }] },
})
const campaign = ({ make }: Ground) => make('/ipr/activity/add', anActivity())
/** With an article in it. */
async function campaignWithArticle(ground: Ground): Promise<{ id: number; version: number; article: number }> {
  const { id, version } = await campaign(ground)
  const [article = 0] = await ground.makeArticles(1)
  await ground.make('/inews/data/monitorArticle/acts', { idList: [article], acts: [id], mode: 'add' })
  return { id, version, article }
}

export const campaigns: Fillings = {
  list: async ground => {
    await campaignWithArticle(ground)
    return {}
  },
  get: async ground => ({ params: { id: (await campaignWithArticle(ground)).id } }),
  add: () => ({ body: { name: `${openWord}活动`, startTime, rule: openWord } }),
  copy: async ground => ({ body: { id: (await campaign(ground)).id, name: `另一个${++made}`, startTime } }),
  makeOf: async ({ makeMonitor }) => ({ body: { of: 'monitor', id: (await makeMonitor()).id } }),
  edit: async ground => {
    const { id, version } = await campaign(ground)
    return { body: { ...anActivity(), id, version } }
  },
  remove: async ground => ({ body: { idList: [(await campaign(ground)).id] } }),
  sort: async ground => ({ params: { idPrev: 0, id: (await campaign(ground)).id, idNext: 0 } }),
  track: async ground => ({ body: { id: (await campaign(ground)).id, status: 1 } }),
  changes: () => ({}),
  preview: async ground => ({ body: { id: (await campaign(ground)).id, rule: openWord, startTime } }),
}

import { everybody, type Fillings, secret } from './ground.ts'

const unlearned = 'neither has corrected enough to learn from, and both are administrators'

export const articles: Fillings = {
  mediaTypes: () => ({ alike: everybody }),
  mark: ({ article }) => ({ body: { idList: [article], read: true } }),
  correct: async ({ makeArticles }) => ({
    body: { changes: [{ idList: await makeArticles(1), sentiment: 1 }] },
  }),
  update: async ({ makeArticles }) => ({
    params: { id: (await makeArticles(1))[0] ?? 0 },
    body: { sentiment: 1 },
  }),
  edited: ({ article }) => ({ params: { id: article } }),
  adjustment: () => ({ alike: unlearned }),
  switchAdjustment: () => ({ body: { enabled: false }, alike: unlearned }),
  takeApart: async ({ owner, makeArticles }) => {
    const idList = await makeArticles(2)
    await owner.ask('POST', '/inews/data/monitorArticle/similar/together', { idList })
    return { body: { idList: idList.slice(0, 1) } }
  },
  putTogether: async ({ makeArticles }) => ({ body: { idList: await makeArticles(2) } }),
  undoTogether: async ({ owner, makeArticles }) => {
    const idList = await makeArticles(2)
    const { body } = await owner.ask('POST', '/inews/data/monitorArticle/similar/together', { idList })
    return { body: body.data.undo }
  },
  commentList: ({ article }) => ({ body: { id: article } }),
  interactionList: ({ article }) => ({ body: { id: article } }),
  reprints: ({ article }) => ({ body: { id: article } }),
  touch: ({ article }) => ({ body: { idList: [article] } }),
  mediaNames: async ({ owner }) => {
    const { body } = await owner.ask('GET', '/inews/monitorArticle/mediaNames')
    return { query: { ids: String(body.data[0].id) } }
  },
  storiesFound: () => ({}),
  setNames: async ({ make }) => {
    await make('/crisis/startCrisis', { name: `${secret}危机`, crisisLevel: 2, draft: true })
    return { query: { kind: 'crisis' } }
  },
  storyNames: () => ({ query: { ids: '1' }, alike: 'there is no such story' }),
}

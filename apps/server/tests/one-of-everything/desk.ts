import { actsPath, type Filling, type Fillings, type Ground, openWord, secret } from './ground.ts'

const requested = ({ question }: Ground): Filling => ({ body: question })

export const desk: Fillings = {
  list: requested,
  recycled: async ({ owner, makeArticles, question }) => {
    await owner.ask('POST', `${actsPath}/remove`, { idList: await makeArticles(1) })
    return { body: question }
  },
  detail: ({ article }) => ({ params: { index: 'articles', id: article } }),
  counts: ({ question }) => ({ body: { questions: [question] } }),
  touchSum: requested,
  mediaTypeCounts: requested,
  mediaTypeCountsFolded: requested,
  searchSummary: ({ question }) => ({ body: { ...question, query: secret } }),
  searchCount: ({ question }) => ({ body: { ...question, query: secret } }),
  fuzzySearch: ({ question }) => ({
    body: { ...question, query: openWord },
    alike: 'no other spelling of it is stored',
  }),
  searchWords: ({ question }) => ({ body: { ...question, query: openWord } }),
  foundDetail: ({ article }) => ({ body: { id: article, query: secret } }),
  reach: ({ article }) => ({ body: { idList: [article] } }),
  absence: ({ question }) => ({ body: { sought: `${secret}${openWord}`, question } }),
  arrivals: () => ({}),
}

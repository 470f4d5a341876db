import type { Fillings } from './ground.ts'

export const wordClouds: Fillings = {
  search: async ({ makeArticles, question }) => {
    await makeArticles(3)
    return { body: question }
  },
  file: () => ({ body: { words: [{ word: '灯塔', count: 3 }] }, alike: 'it writes what it was sent' }),
}

import { anew, type Fillings, type Ground, openWord, secret } from './ground.ts'

const aFilter = (name: string) => ({
  name: `${secret} ${name}`,
  type: 'black',
  allMedia: true,
  logicOperator: 'and',
  conditions: [{ name: 'title', relationOperator: 'contains', value: ['没有文章写过的词'] }],
})

const aSimilarFilter = (name: string) => ({
  name: `${secret} ${name}`,
  text: '没有一篇文章像这段文字，一篇也没有，今后也不会有。',
})

/** Taken out of every monitor as it arrives, by a filter of its own. */
async function aFilteredArticle({ make }: Ground, name: string): Promise<number> {
  const word = `${secret}的噪声${name}`
  await make('/inews/blackWhiteFilter', {
    ...aFilter(`filter ${name}`),
    conditions: [{ name: 'title', relationOperator: 'contains', value: [word] }],
  })
  await make('/ua/upload/article/addBatch', { items: [{ title: word, body: `${secret}与${openWord}。${name}` }] })
  const { list } = await make('/inews/filtered/list', {})
  return list.find(({ title }: { title: string }) => title === word).id
}

export const filters: Fillings = {
  list: async ({ make }) => {
    await make('/inews/blackWhiteFilter', aFilter('list'))
    return {}
  },
  get: async ({ make }) => ({
    params: { id: (await make('/inews/blackWhiteFilter', aFilter('get'))).id },
  }),
  create: () => ({ body: { ...aFilter(''), name: '新的名单' } }),
  update: async ({ make }) => {
    const { id, version } = await make('/inews/blackWhiteFilter', aFilter('update'))
    return { body: { ...aFilter('changed list'), id, version } }
  },
  remove: async ({ make }) => ({
    params: { id: (await make('/inews/blackWhiteFilter', aFilter('remove'))).id },
  }),
  removeChosen: async ({ make }) => ({
    body: { ids: [(await make('/inews/blackWhiteFilter', aFilter('removeChosen'))).id] },
  }),
  tryOut: () => ({
    body: {
      draft: { ...aFilter('try'), conditions: [{ name: 'title', relationOperator: 'contains', value: [secret] }] },
    },
  }),
  addSimilar: () => ({ body: { ...aSimilarFilter(''), name: '新的过滤' } }),
  updateSimilar: async ({ make }) => {
    const { id, version } = await make('/inews/similarContentFilter/add', aSimilarFilter('text to change'))
    return { body: { ...aSimilarFilter('changed text'), id, version } }
  },
  findSimilar: async ({ make }) => {
    await make('/inews/similarContentFilter/add', aSimilarFilter('find'))
    return { body: {} }
  },
  removeSimilar: async ({ make }) => ({
    query: { id: (await make('/inews/similarContentFilter/add', aSimilarFilter('text to remove'))).id },
  }),
  examples: () => ({ body: { text: `${secret}与${openWord}。`.repeat(3), threshold: 30 } }),
  filtered: async ground => {
    await aFilteredArticle(ground, 'list')
    return { body: {} }
  },
  numbers: async ground => {
    await aFilteredArticle(ground, 'numbers')
    return {}
  },
  bringBack: async ground => ({ body: { idList: [await aFilteredArticle(ground, anew('back'))] } }),
}

import { type Fillings, openWord, secret } from './ground.ts'

const subjects = { industry: 'C', companies: [`${secret}公司`], brands: [secret], products: [] }
const everybodys = { alike: 'the list is kept by operators for all organisations' }

export const eventLibrary: Fillings = {
  industry: () => everybodys,
  company: () => everybodys,
  brand: () => everybodys,
  product: () => everybodys,
  hotKeyword: async ({ make, makeArticles }) => {
    const { id } = await make('/ipr/infoEvent/add', { title: `${secret}热词`, idList: await makeArticles(1) })
    return { query: { parentId: String(id) } }
  },
  tree: async ({ make }) => {
    await make('/ipr/infoEvent/add', {
      title: `${secret}树`,
      rule: openWord,
      startTime: new Date(0).toISOString(),
      subjects,
    })
    return { query: { industry: 'C' } }
  },
  list: async ({ make }) => {
    await make('/ipr/infoEvent/add', {
      title: `${secret}库`,
      rule: openWord,
      startTime: new Date(0).toISOString(),
      subjects,
    })
    return {}
  },
  getCase: async ({ makeCase }) => ({
    params: { id: await makeCase() },
    alike: 'cases are published by operators for all organisations',
  }),
}

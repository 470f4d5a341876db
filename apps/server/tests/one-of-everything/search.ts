import { type Fillings, openWord, secret } from './ground.ts'

const aPlan = () => ({ name: `方案 ${++plans}`, address: `q=${openWord}`, query: openWord })

let plans = 0

export const search: Fillings = {
  plans: async ({ make }) => {
    await make('/inews/searchPlan', aPlan())
    return {}
  },
  savePlan: () => ({ body: aPlan() }),
  removePlan: async ({ make }) => ({ params: { id: (await make('/inews/searchPlan', aPlan())).id } }),
  lookAtPlan: async ({ make }) => ({ params: { id: (await make('/inews/searchPlan', aPlan())).id } }),
  newOfPlan: async ({ make }) => ({ params: { id: (await make('/inews/searchPlan', aPlan())).id } }),
  past: async ({ owner }) => {
    await owner.ask('POST', '/inews/searchHistory', { address: `q=${secret}` })
    return {}
  },
  keepPast: () => ({ body: { address: 'q=1' }, alike: 'each keeps for itself' }),
  forgetPast: () => ({ alike: 'each forgets for itself' }),
}

import { actsPath, aLabel, type Fillings, secret } from './ground.ts'

export const labels: Fillings = {
  list: async ({ make }) => {
    await make('/inews/data/label', { name: `${secret} 列出` })
    return {}
  },
  counts: async ground => {
    const labels = [await aLabel(ground)]
    await ground.owner.ask('POST', `${actsPath}/labels`, { idList: [ground.article], labels })
    return {}
  },
  create: () => ({ body: { name: '新的标签' } }),
  update: async ({ make }) => ({
    body: { id: (await make('/inews/data/label', { name: `${secret} 改` })).id, name: '改了名', version: 1 },
  }),
  remove: async ({ make }) => ({
    body: { id: (await make('/inews/data/label', { name: `${secret} 删` })).id },
  }),
  status: async ({ make }) => ({
    params: { id: (await make('/inews/data/label', { name: `${secret} 停` })).id, status: 0 },
  }),
  sort: async ({ make }) => ({
    params: { idPrev: 0, id: (await make('/inews/data/label', { name: `${secret} 移` })).id, idNext: 0, fatherId: 0 },
  }),
  tryRule: () => ({ body: { rule: secret } }),
  merge: async ({ make }) => ({
    params: { id: (await make('/inews/data/label', { name: `${secret} 并一` })).id },
    body: { into: (await make('/inews/data/label', { name: `${secret} 并二` })).id },
  }),
}

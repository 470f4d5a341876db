import { anew, type Fillings, secret } from './ground.ts'

const aView = (name: string) => ({ list: 'contacts', name, question: 'sort=name' })

export const savedViews: Fillings = {
  list: async ({ make }) => {
    await make('/inews/view', aView(`${secret} listed`))
    return { query: { list: 'contacts' } }
  },
  save: () => ({ body: aView('一个视图') }),
  change: async ({ make }) => {
    const { id, version } = await make('/inews/view', aView(`${secret} changed`))
    const { list: _, ...changed } = aView(anew('改了名'))
    return { params: { id }, body: { ...changed, version } }
  },
  remove: async ({ make }) => ({ params: { id: (await make('/inews/view', aView(`${secret} removed`))).id } }),
  setStandard: () => ({
    body: { list: 'analysis', choices: { look: 'table' }, version: 0 },
    alike: 'each organisation arranges for itself',
  }),
  dropStandard: async ({ owner }) => {
    await owner.ask('PUT', '/inews/view/standard', { list: 'dropped', version: 0 })
    return { query: { list: 'dropped' } }
  },
  arrange: () => ({ body: { list: 'contacts', density: 'compact' }, alike: 'each arranges for itself' }),
}

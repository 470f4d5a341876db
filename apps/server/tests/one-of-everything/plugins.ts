import { type Fillings, type Ground, secret } from './ground.ts'

const path = '/inews/pluginStrategyInfo'
const draft = (of: string) => ({ name: `${secret} ${of}`.slice(0, 50), plugType: 'rss', keywords: [secret] })
const strategy = async ({ make }: Ground, of: string): Promise<{ id: number; version: number }> => make(path, draft(of))
/** Made only while the plug-in is on. */
async function address(ground: Ground, of: string): Promise<{ id: number; paths: { rss: string } }> {
  await ground.make('/inews/pluginInfo', { plugType: 'rss', isOpen: 1 })
  return ground.make('/inews/pluginAddress', { strategyId: (await strategy(ground, of)).id })
}

export const plugins: Fillings = {
  list: async ({ make }) => {
    await make('/inews/pluginInfo', { plugType: 'table', plugName: `${secret} list`.slice(0, 50), isOpen: 0 })
    return {}
  },
  save: () => ({ body: { plugType: 'table', plugName: '给表格', isOpen: 0 } }),
  clipper: () => ({}),
  makeClipperKey: async ({ make }) => {
    await make('/inews/pluginInfo', { plugType: 'clipper', isOpen: 1 })
    return {}
  },
  strategies: async ground => {
    await strategy(ground, 'strategies')
    return {}
  },
  strategy: async ground => ({ params: { id: (await strategy(ground, 'strategy')).id } }),
  saveStrategy: async ground => {
    const { id, version } = await strategy(ground, 'save')
    return { body: { ...draft('saved'), id, version } }
  },
  removeStrategies: async ground => ({ body: { ids: [(await strategy(ground, 'remove')).id] } }),
  preview: () => ({ body: { keywords: ['车门'] } }),
  addresses: async ground => {
    await address(ground, 'addresses')
    return {}
  },
  publish: async ground => {
    await ground.make('/inews/pluginInfo', { plugType: 'rss', isOpen: 1 })
    return { body: { strategyId: (await strategy(ground, 'publish')).id } }
  },
  revoke: async ground => ({ params: { id: (await address(ground, 'revoke')).id } }),
}

/** Plug-ins: which are switched on, which articles go to which, and the addresses that programs outside read. */
import {
  Changed,
  chosenOf,
  contract,
  Empty,
  feature,
  Id,
  KeysetPaging,
  keysetListOf,
  Moment,
} from '@guanlan/platform/contract'
import { z } from 'zod'
import { Address, AddressDraft, MadeAddress } from './contract/address.ts'
import { Plugin, PluginDraft, plugTypes } from './contract/plugin.ts'
import { SavedStrategy, Strategy, StrategyConditions, StrategyPreview, StrategyQuestion } from './contract/strategy.ts'

export * from './contract/address.ts'
export * from './contract/plugin.ts'
export * from './contract/strategy.ts'

const pluginPath = '/inews/pluginInfo'
const strategyPath = '/inews/pluginStrategyInfo'
const addressPath = '/inews/pluginAddress'
const sees = { access: 'member', permission: 'plugins.view' } as const
const publishes = { access: 'member', permission: 'plugins.publish', audit: 'always' } as const
const ById = z.object({ id: Id })

/** Titles and keywords are compared one by one. */
const asksWords = (body: unknown): boolean => {
  const { keywords } = (body ?? {}) as { keywords?: unknown }
  return Array.isArray(keywords) && keywords.length > 0
}

/** Read by programs that have nothing but the address; the token stands in it, because spreadsheets send no headers. */
const read = {
  access: 'link',
  makerNeeds: ['plugins.publish'],
  purpose: 'pluginAddress',
  method: 'GET',
  envelope: 'file',
  cost: 'expensive',
  params: z.object({ token: z.string().max(200) }),
  reply: Empty,
} as const
const From = { from: Moment.optional().describe('Not before; the strategy says how far back it goes at most') }

export const plugins = contract({
  list: {
    ...sees,
    open: true,
    method: 'GET',
    path: pluginPath,
    summary: 'Plug-ins of the organisation, those that are off included',
    query: z.object({ plugType: z.enum(plugTypes).optional() }),
    reply: z.array(Plugin),
  },
  save: {
    access: 'member',
    permission: 'plugins.switch',
    undo: true,
    method: 'POST',
    path: pluginPath,
    summary: 'Switch a plug-in on or off, and name it; addresses of one that is off answer nobody',
    body: PluginDraft,
    reply: Plugin,
  },
  clipper: {
    ...sees,
    envelope: 'file',
    method: 'GET',
    path: `${pluginPath}/clipper`,
    summary: 'The clipper as a zip, for Chrome and Edge: unpack it and load the folder; it holds no key',
    reply: Empty,
  },
  makeClipperKey: {
    access: 'member',
    permission: 'plugins.clip',
    audit: 'always',
    method: 'POST',
    path: `${pluginPath}/clipper/key`,
    summary:
      'The key of one’s clipper, told this once, in place of the one before: it hands in articles and sees the names of monitors; good for a year',
    reply: z.object({ secret: z.string() }),
  },
  strategies: {
    ...sees,
    method: 'GET',
    path: strategyPath,
    summary: 'Strategies by time or name, page after page',
    query: StrategyQuestion.extend(KeysetPaging.shape),
    reply: keysetListOf(Strategy),
  },
  strategy: {
    ...sees,
    method: 'GET',
    path: `${strategyPath}/{id}`,
    summary: 'One of them',
    params: ById,
    reply: Strategy,
  },
  saveStrategy: {
    access: 'member',
    permission: 'plugins.edit',
    undo: true,
    method: 'POST',
    path: strategyPath,
    summary: 'Add a strategy, or change one; refused when it was changed since the version that is named',
    body: SavedStrategy,
    reply: Strategy,
  },
  removeStrategies: {
    access: 'member',
    permission: 'plugins.edit',
    undo: true,
    method: 'DELETE',
    path: strategyPath,
    summary: 'Remove those chosen; their addresses answer nobody until undo brings them back',
    body: chosenOf(StrategyQuestion),
    reply: Changed,
  },
  preview: {
    ...sees,
    method: 'POST',
    path: `${strategyPath}/preview`,
    reads: true,
    expensiveWhen: asksWords,
    summary: 'How many articles a strategy gives now, and the newest; nothing is kept',
    body: StrategyConditions,
    reply: StrategyPreview,
  },
  addresses: {
    ...sees,
    method: 'GET',
    path: addressPath,
    summary: 'Addresses that programs outside read, the newest first',
    reply: z.array(Address),
  },
  publish: {
    ...publishes,
    method: 'POST',
    path: addressPath,
    summary: 'A new address of a strategy or a monitor, told this once; the one before answers nobody any more',
    body: AddressDraft,
    reply: MadeAddress,
  },
  revoke: {
    ...publishes,
    method: 'DELETE',
    path: `${addressPath}/{id}`,
    summary: 'End an address at once and for good',
    params: ById,
    reply: Empty,
  },
  csv: {
    ...read,
    path: '/open/v1/table/{token}/csv',
    summary: 'Articles of a strategy as a table for spreadsheets, the newest 10,000 at most',
    query: z.object({
      ...From,
      lang: z.enum(['zh', 'zh-TW', 'en']).optional().describe('Of the titles of the columns'),
    }),
  },
  json: {
    ...read,
    path: '/open/v1/table/{token}/json',
    summary: 'The same as a list of records',
    query: z.object(From),
  },
  rss: { ...read, path: '/open/v1/feed/{token}/rss', summary: 'The newest articles as RSS 2.0' },
  atom: { ...read, path: '/open/v1/feed/{token}/atom', summary: 'The newest articles as Atom' },
})

export const pluginsFeature = feature({
  name: 'plugins',
  permissions: {
    view: { name: ['查看插件', '檢視外掛', 'See plug-ins'], roles: ['orgAdmin', 'member', 'reader'] },
    switch: { name: ['启停插件', '啟停外掛', 'Switch plug-ins'], roles: ['orgAdmin', 'member'] },
    clip: {
      name: ['生成剪藏密钥', '產生剪藏金鑰', 'Make keys for the clipper'],
      roles: ['orgAdmin', 'member'],
    },
    edit: { name: ['编辑插件策略', '編輯外掛策略', 'Change strategies of plug-ins'], roles: ['orgAdmin', 'member'] },
    publish: {
      name: ['生成和撤销数据地址', '產生和撤銷資料位址', 'Make and end addresses of feeds'],
      roles: ['orgAdmin', 'member'],
    },
  },
  quotas: {},
  contract: plugins,
})

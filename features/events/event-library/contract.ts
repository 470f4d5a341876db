/** The library of events: what they are about, looked up by name, and own events with published cases as a tree. */
import { contract, feature } from '@guanlan/platform/contract'
import { libraryCalls } from './contract/library.ts'
import { lookupCalls } from './contract/lookups.ts'

export * from './contract/library.ts'
export * from './contract/lookups.ts'

export const eventLibrary = contract({ ...lookupCalls, ...libraryCalls })

export const eventLibraryFeature = feature({
  name: 'eventLibrary',
  permissions: {
    view: { name: ['查看事件库', '檢視事件庫', 'See the event library'], roles: ['orgAdmin', 'member', 'reader'] },
  },
  quotas: {},
  contract: eventLibrary,
})

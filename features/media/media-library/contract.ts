/** Everybody who publishes: media and accounts of the shared library, the organisation's own list, and groups. */
import { contract, feature } from '@guanlan/platform/contract'
import { libraryCalls } from './contract/calls.ts'
import { exclusionCalls } from './contract/exclusions.ts'
import { followCalls } from './contract/follows.ts'
import { identityCalls } from './contract/identity.ts'

export {
  type ChosenOwn,
  type Difference,
  type GroupFacts,
  type IntoGroup,
  type LibraryType,
  mostDifferences,
  mostTypes,
  type NamedEntries,
  typeNameLength,
} from './contract/calls.ts'
export { type EntryKey, EntryRef, entryRefOf, keyOfEntry } from './contract/entry.ts'
export { type Exclusion, mostExcluded, reasonLength } from './contract/exclusions.ts'
export {
  type EntryField,
  type EntryFilter,
  EntryFilters,
  entryFields,
  followerBands,
  influenceBands,
  lastSeenWithin,
  negativeBands,
  readFilter,
  readFilters,
  verifications,
  writeFilter,
} from './contract/filters.ts'
export {
  type FollowedEntry,
  mostChosen,
  mostFollowed,
  newestFollowed,
  type Target,
} from './contract/follows.ts'
export {
  type IdentityOffer,
  IdentityQuestion,
  identityStates,
  mostAnswered,
  type PairReason,
  pairKinds,
} from './contract/identity.ts'
export { ImportedMedium, importedOrgMedia } from './contract/import.ts'
export { EntryKind, entryKinds, kindOfType } from './contract/kinds.ts'
export {
  Entry,
  type EntryInfluence,
  EntryQuestion,
  type EntryTable,
  entryTables,
  exportedEntries,
  type InfluenceMark,
  influenceMarks,
} from './contract/library.ts'
export {
  builtInTypes,
  exportedOrgMedia,
  mostPrices,
  mostTags,
  nameLength,
  noteLength,
  OrgMediaQuestion,
  OrgMedium,
  OrgMediumDraft,
  Price,
  priceUnits,
  type SharedField,
  sharedFields,
  tagLength,
} from './contract/own.ts'

export { filtersOfEntry } from './contract/questions.ts'

export const mediaLibrary = contract({ ...libraryCalls, ...followCalls, ...exclusionCalls, ...identityCalls })

export const mediaLibraryFeature = feature({
  name: 'mediaLibrary',
  permissions: {
    view: { name: ['查看媒体库', '檢視媒體庫', 'See the media library'], roles: ['orgAdmin', 'member', 'reader'] },
    edit: { name: ['维护机构媒体', '維護機構媒體', 'Change media of the organisation'], roles: ['orgAdmin', 'member'] },
    types: { name: ['维护媒体分类字典', '維護媒體分類字典', 'Change the dictionary of media'], roles: ['orgAdmin'] },
    contacts: { name: ['查看联系方式', '檢視聯絡方式', 'See ways to reach people'], roles: ['orgAdmin'] },
    exclude: { name: ['排除媒体', '排除媒體', 'Exclude media'], roles: ['orgAdmin', 'member'] },
    assess: { name: ['媒体评估', '媒體評估', 'Assess media'], roles: ['orgAdmin', 'member'] },
  },
  quotas: { orgMediaCount: { name: ['机构媒体数量', '機構媒體數量', 'Media of the organisation'], kind: 'standing' } },
  contract: mediaLibrary,
})

import { namedId, ownedBy, serverHalf, workerHalf } from '@guanlan/platform/server'
import { mediaLibraryFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { namesOfEntries } from './entries/by-ref.ts'
import { countsOfEntries } from './entries/counts.ts'
import { listEntries } from './entries/list.ts'
import { endExclusions } from './excluding/end.ts'
import { exclude, listExclusions, tryExclusion } from './excluding/exclusions.ts'
import { digestOf, saveDigest, sendDigests } from './following/digest.ts'
import { follow, listFollowed, listFollowedArticles, refsOf } from './following/follows.ts'
import { listGroups, putIntoGroup } from './groups.ts'
import { findIdentities } from './identity/find.ts'
import { answerIdentity, listIdentities } from './identity/offers.ts'
import { computeInfluences } from './influence/compute.ts'
import { expand, previewExpand } from './own/expand.ts'
import { exportingAccounts, exportingMedia, exportingOwn } from './own/exporting.ts'
import { importing } from './own/importing.ts'
import { countOwn, createOwn, getOwn, listOwn, removeOwn, tagOwn, updateOwn } from './own/save.ts'
import { previewSynch, synch } from './own/synch.ts'
import { listTypes, saveTypes } from './own/types.ts'

export { entriesOf, idsOfRefs, namesOfEntries, requireEntry } from './entries/by-ref.ts'
export { refsCalled } from './entries/called.ts'
export { listEntries } from './entries/list.ts'
export { entryRows } from './entries/rows.ts'
export { excludeEntries } from './excluding/exclusions.ts'
export { follow as followEntries } from './following/follows.ts'
export { findIdentities } from './identity/find.ts'
export { describePublisher, likelyPairs } from './identity/likely-pairs.ts'
export { computeInfluences } from './influence/compute.ts'
export {
  fullOfType,
  influenceFiguresOf,
  influenceOfEntry,
  influenceWeightsOf,
  isMarked,
} from './influence/of-entries.ts'
export { takeIntoOurs } from './own/expand.ts'
export { pricesOf } from './own/prices-of.ts'
export { createOwn } from './own/save.ts'
export { tagEntries } from './own/tag-entries.ts'

/** Done by the workers. */
export const mediaLibraryWorks = [exportingOwn.work, exportingMedia.work, exportingAccounts.work, importing.work]
export const mediaLibraryWorker = workerHalf({
  works: mediaLibraryWorks,
  upkeep: [
    { name: 'media-exclusions', cron: '*/5 * * * *', run: ({ db }) => endExclusions(db) },
    { name: 'send-follow-digests', cron: '*/5 * * * *', run: ({ db }) => sendDigests(db) },
    // Night in China.
    { name: 'media-identities', cron: '20 18 * * *', run: ({ db }) => findIdentities(db) },
    { name: 'media-influence', cron: '40 18 * * *', run: ({ db }) => computeInfluences(db) },
  ],
})

/** Relations that a person owns; handed to a colleague, or to nobody. */
export const ownedMedia = ownedBy({ name: 'media', title: strings.title, table: 'org_media', column: 'owner_id' })

export const mediaLibraryServer = serverHalf({
  feature: mediaLibraryFeature,
  words: strings,
  jobs: [exportingOwn.job, exportingMedia.job, exportingAccounts.job, importing.job],
  counters: { orgMediaCount: countOwn },
  routes: {
    follow: (scope, { body }) => follow(scope, body),
    refs: async (scope, { body }) => ({ list: await refsOf(scope, body) }),
    digest: scope => digestOf(scope),
    saveDigest: (scope, { body }) => saveDigest(scope, body.isOn),
    followed: scope => listFollowed(scope),
    followedArticles: scope => listFollowedArticles(scope),
    exclude: (scope, { body }) => exclude(scope, body),
    excluded: scope => listExclusions(scope),
    tryExclusion: (scope, { body }) => tryExclusion(scope, body),
    identities: (scope, { body }) => listIdentities(scope, body),
    answerIdentity: (scope, { body }) => answerIdentity(scope, body),
    list: (scope, { body }) => listOwn(scope, body),
    listByAddress: (scope, { query }) => listOwn(scope, query),
    get: (scope, { params }) => getOwn(scope, params.id),
    getByQuery: (scope, { query }) => getOwn(scope, query.id),
    create: (scope, { body }) => createOwn(scope, body),
    update: (scope, { body }) => updateOwn(scope, body),
    updateByAddress: (scope, call) => updateOwn(scope, { ...call.body, id: namedId(call) }),
    remove: (scope, { body }) => removeOwn(scope, body),
    removeOne: async (scope, { params }) => {
      await getOwn(scope, params.id)
      return removeOwn(scope, { ids: [params.id], idList: [], allOf: null, but: [] })
    },
    removeByQuery: async (scope, { query }) => {
      await getOwn(scope, query.id)
      return removeOwn(scope, { ids: [query.id], idList: [], allOf: null, but: [] })
    },
    export: exportingOwn.start,
    importFile: importing.file,
    importCheck: importing.check,
    importRows: importing.start,
    expandPreview: (scope, { body }) => previewExpand(scope, body),
    expand: (scope, { body }) => expand(scope, body),
    synchPreview: (scope, { body }) => previewSynch(scope, body),
    synch: (scope, { body }) => synch(scope, body),
    tag: (scope, { body }) => tagOwn(scope, body),
    types: scope => listTypes(scope),
    saveTypes: (scope, { body }) => saveTypes(scope, body.list),
    media: (scope, { body }) => listEntries(scope, 'media', body),
    accounts: (scope, { body }) => listEntries(scope, 'accounts', body),
    exportMedia: exportingMedia.start,
    exportAccounts: exportingAccounts.start,
    entryNames: (scope, { query }) => namesOfEntries(scope, query),
    intoGroup: (scope, { body }) => putIntoGroup(scope, body),
    counts: (scope, { body }) => countsOfEntries(scope, body.entries),
    groups: (scope, { body }) => listGroups(scope, body),
  },
})

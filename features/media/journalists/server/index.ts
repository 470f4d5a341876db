import { refuse } from '@guanlan/platform/contract'
import { namedId, namedIds, serverHalf, workerHalf } from '@guanlan/platform/server'
import { journalistsFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { countErased, eraseJournalists, purgeJournalists } from './erase.ts'
import { findJournalists } from './names.ts'
import { journalistRecords, removeJournalists } from './records.ts'
import { jobs, sheetRoutes, works } from './sheets.ts'
import { listSignatures } from './signatures.ts'
import { addTalk, removeTalk, talksOf } from './talks.ts'
import { listTwins, mergeJournalists } from './twins.ts'
import { listUnspoken } from './unspoken.ts'
import { contactsOf, saveWays } from './ways.ts'

export { journalistsNamed, namesOfJournalists } from './names.ts'
export { contactsOf } from './ways.ts'
export const createJournalist = journalistRecords.create

/** Done by the workers. */
export const journalistsWorks = works
export const journalistsWorker = workerHalf({
  works,
  upkeep: [{ name: 'erase-removed-journalists', cron: '50 2 * * *', run: ({ db }) => purgeJournalists(db) }],
})

export const journalistsServer = serverHalf({
  feature: journalistsFeature,
  words: strings,
  jobs,
  routes: {
    list: async (scope, { body }) => ({
      ...(await journalistRecords.list(scope, body)),
      erased: await countErased(scope),
    }),
    listByAddress: async (scope, { query }) => ({
      ...(await journalistRecords.list(scope, query)),
      erased: await countErased(scope),
    }),
    get: (scope, { params }) => journalistRecords.get(scope, params.id),
    names: (scope, { query }) => findJournalists(scope, query),
    add: (scope, { body }) => journalistRecords.create(scope, body),
    update: (scope, call) => journalistRecords.update(scope, { ...call.body, id: namedId(call) }),
    delete: async (scope, call) => {
      const done = await removeJournalists(scope, { ids: namedIds(call), allOf: null, but: [] })
      if (done.changed === 0) throw refuse('missing', 'journalists.missing')
      return done
    },
    remove: (scope, { body }) => removeJournalists(scope, body),
    erase: (scope, call) => eraseJournalists(scope, namedIds(call)),
    contacts: (scope, call) => contactsOf(scope, namedIds(call)),
    saveContacts: (scope, { body }) => {
      if (!scope.may('mediaLibrary.edit')) throw refuse('forbidden', 'platform.forbidden')
      return saveWays(scope, body.id, body.ways)
    },
    talks: (scope, { params }) => talksOf(scope, params.id),
    addTalk: (scope, { body }) => addTalk(scope, body),
    removeTalk: (scope, { params }) => removeTalk(scope, params.id),
    signatures: (scope, { body }) => listSignatures(scope, body),
    unspoken: scope => listUnspoken(scope),
    twins: scope => listTwins(scope),
    merge: (scope, { body }) => mergeJournalists(scope, body),
    ...sheetRoutes,
  },
})

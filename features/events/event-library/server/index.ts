import { serverHalf } from '@guanlan/platform/server'
import { eventLibraryFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { getCase, listCases, publishCase, removeCase } from './cases.ts'
import { hotWordsLike, industriesLike, namesLike } from './lookups.ts'
import { listOfPath, treeOf } from './tree.ts'

export const eventLibraryServer = serverHalf({
  feature: eventLibraryFeature,
  words: strings,
  routes: {
    industry: (scope, { query }) => industriesLike(scope, query),
    company: (scope, { query }) => namesLike(scope, 'corp', query),
    brand: (scope, { query }) => namesLike(scope, 'brand', query),
    product: (scope, { query }) => namesLike(scope, 'prod', query),
    hotKeyword: (scope, { query }) => hotWordsLike(scope, query),
    tree: (scope, { query }) => treeOf(scope, query),
    list: (scope, { query }) => listOfPath(scope, query),
    getCase: (scope, { params }) => getCase(scope.db, params.id),
    cases: (scope, { body }) => listCases(scope.db, body),
    publishedCase: (scope, { params }) => getCase(scope.db, params.id),
    publishCase: (scope, { body }) => publishCase(scope, body),
    removeCase: (scope, { params }) => removeCase(scope.db, params.id),
  },
})

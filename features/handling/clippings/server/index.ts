import { refuse } from '@guanlan/platform/contract'
import { serverHalf } from '@guanlan/platform/server'
import { clippingsFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { addDirectory, listDirectories, removeDirectory, renameDirectory, sortRows } from './directories.ts'
import { addArticles, changeEntry, entriesOf, removeEntries, writeWords } from './entries.ts'
import { suggestionsFor } from './suggestions.ts'

export const clippingsServer = serverHalf({
  feature: clippingsFeature,
  words: strings,
  routes: {
    directories: (scope, { query }) => listDirectories(scope, query.kind, query.day),
    entries: (scope, { params }) => entriesOf(scope, params.id),
    suggestions: (scope, { params }) => suggestionsFor(scope, params.id),
    add: (scope, { body }) => addDirectory(scope, body),
    rename: (scope, { body }) => renameDirectory(scope, body),
    delete: (scope, { params, query, body }) =>
      removeDirectory(scope, oneOf(params.directoryId, query.directoryId, query.id, body.directoryId, body.id)),
    sort: async (scope, { body: { sortType, directoryId, reportSort, dailySort } }) => {
      const ids = (sortType === 'daily' ? dailySort : reportSort) ?? []
      await sortRows(scope, directoryId === undefined ? { kind: sortType } : { directoryId }, ids)
      return null
    },
    put: (scope, { body }) => addArticles(scope, body),
    write: (scope, { params, body }) => writeWords(scope, params.id, body),
    change: (scope, { body }) => changeEntry(scope, body),
    take: (scope, { body }) => removeEntries(scope, body.idList),
  },
})

/** The one directory that a call names, in whichever places it does. */
function oneOf(...named: (number | undefined)[]): number {
  const [id, ...others] = new Set(named.filter(each => each !== undefined))
  if (id === undefined || others.length > 0) throw refuse('invalid', 'clippings.oneId', {}, 'directoryId')
  return id
}

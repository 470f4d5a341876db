import { serverHalf } from '@guanlan/platform/server'
import { filtersFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { bringBack, filterNumbers, listFiltered } from './filtered.ts'
import { applyFilters } from './jobs.ts'
import {
  addSimilar,
  createFilter,
  findSimilar,
  getFilter,
  listFilters,
  removeChosenFilters,
  removeFilters,
  updateFilter,
  updateSimilar,
} from './save.ts'
import { similarExamples } from './trying/examples.ts'
import { tryFilter } from './trying/trial.ts'

export type { FilterFacts } from './deciding/facts.ts'
export { type FilterFollower, followFilters } from './follow.ts'
export { followNamesOfFilters } from './media-names.ts'
export { filterNames } from './names.ts'
export { createFilter, getFilter, removeFilters, updateFilter } from './save.ts'
export { applyingFilters } from './stored/apply.ts'
export { filtersOfStored } from './stored/of-stored.ts'
export { tryFilter } from './trying/trial.ts'
export { filtersWorker } from './worker.ts'

const numbersIn = (list: string | undefined): number[] => (list ? list.split(',').map(Number) : [])

export const filtersServer = serverHalf({
  feature: filtersFeature,
  words: strings,
  jobs: [applyFilters],
  routes: {
    list: (scope, { query }) => listFilters(scope, query),
    get: (scope, { params }) => getFilter(scope, params.id),
    create: (scope, { body }) => createFilter(scope, body),
    update: (scope, { body }) => updateFilter(scope, body),
    remove: (scope, { params }) => removeFilters(scope, numbersIn(params.id), ['black', 'white']),
    removeChosen: (scope, { body }) => removeChosenFilters(scope, body),
    tryOut: (scope, { body }) => tryFilter(scope, body),
    addSimilar: (scope, { body }) => addSimilar(scope, body),
    updateSimilar: (scope, { body }) => updateSimilar(scope, body),
    findSimilar: (scope, { body }) => findSimilar(scope, body),
    removeSimilar: (scope, { query }) =>
      removeFilters(scope, [0, ...numbersIn(query.id), ...numbersIn(query.ids)], ['similar']),
    examples: (scope, { body }) => similarExamples(scope, body),
    filtered: (scope, { body }) => listFiltered(scope, body),
    numbers: scope => filterNumbers(scope),
    bringBack: (scope, { body }) => bringBack(scope, body.idList),
  },
})

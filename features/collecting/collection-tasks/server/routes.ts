import { serverHalf } from '@guanlan/platform/server'
import { collectionTasksFeature, cycles, mostBudget, mostMediaGroups, mostSources, states } from '../contract.ts'
import { strings } from '../strings.ts'
import { groupChoices, sourceChoices } from './choices.ts'
import { detailOf, listWithFigures, overviewOf, trendOf } from './figures.ts'
import { addTask, listTasks, removeTask, removeTasks, setCollecting, updateTask } from './tasks.ts'

type Codes = (typeof states)[number] | (typeof cycles)[number]
const terms = (codes: readonly Codes[]) =>
  codes.map(code => {
    const [zh, taiwan, en] = strings[code]
    return { code, name: [zh, taiwan, en] as [string, string, string] }
  })

export const collectionTasksServer = serverHalf({
  feature: collectionTasksFeature,
  words: strings,
  routes: {
    add: (scope, { body }) => addTask(scope, body),
    update: (scope, { body }) => updateTask(scope, body),
    delete: (scope, { params }) => removeTask(scope, params.id),
    remove: (scope, { body }) => removeTasks(scope, body),
    collect: (scope, { body }) => setCollecting(scope, body),
    list: (scope, { body }) => listTasks(scope, body),
    listV1: (scope, { body }) => listWithFigures(scope, body),
    detail: (scope, { params }) => detailOf(scope, params.id),
    dic: async () => ({ states: terms(states), cycles: terms(cycles), mostSources, mostMediaGroups, mostBudget }),
    trend: (scope, { body }) => trendOf(scope, body),
    overview: scope => overviewOf(scope),
    mediaGroups: (scope, { query }) => groupChoices(scope, query),
    sources: (scope, { query }) => sourceChoices(scope, query),
  },
})

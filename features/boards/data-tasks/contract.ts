/** Data tasks: questions whose articles are written down as sets that stay, with the projects and data sources of the data platform. */
import { feature } from '@guanlan/platform/contract'
import { dataTasks } from './contract/calls.ts'

export * from './contract/answers.ts'
export { dataTasks } from './contract/calls.ts'
export * from './contract/data-task.ts'
export { FiltersOfTask, longestNote, longestRule, mostMonitors, nameLength } from './contract/names.ts'
export * from './contract/projects.ts'
export * from './contract/sources.ts'

export const dataTasksFeature = feature({
  name: 'dataTasks',
  permissions: {},
  borrows: ['boards.view', 'boards.edit'],
  quotas: {},
  contract: dataTasks,
})

export { gatherServer } from './routes.ts'
export { takeForTasks } from './taking/take.ts'
export { forgetGathered } from './upkeep.ts'

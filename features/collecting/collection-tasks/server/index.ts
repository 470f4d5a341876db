export { collectionTasksServer as gatherServer } from './routes.ts'
export { type RunStart as Begun, beginRun, type RunSoFar, runSoFar } from './run.ts'
export { takeForTasks } from './taking/take.ts'
export { purgeOldFigures as forgetGathered } from './upkeep.ts'

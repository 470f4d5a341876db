export { collectionTasksServer as gatherServer } from './routes.ts'
export { beginRun, type RunSoFar, type RunStart as Begun, runSoFar } from './run.ts'
export { takeForTasks } from './taking/take.ts'
export { collectionTasksWorker } from './worker.ts'

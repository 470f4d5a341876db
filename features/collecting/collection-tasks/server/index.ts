export { collectionTasksServer } from './routes.ts'
export { beginRun, type RunSoFar, type RunStart, runSoFar } from './run.ts'
export { claimForTasks } from './taking/take.ts'
export { collectionTasksWorker } from './worker.ts'

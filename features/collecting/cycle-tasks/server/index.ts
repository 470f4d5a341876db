export { tasksWithFailedRuns } from './failed-runs.ts'
export { cycleTasksServer } from './routes.ts'
export { cycleTasksWorker } from './worker.ts'

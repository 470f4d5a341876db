export { cycleTasksServer } from './routes.ts'
export { tasksWithFailedRuns } from './runs.ts'
export { cycleTasksWorker } from './worker.ts'

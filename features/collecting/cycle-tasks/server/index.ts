export { cycleTasksServer } from './routes.ts'
export { cycleTasksWorker } from './worker.ts'

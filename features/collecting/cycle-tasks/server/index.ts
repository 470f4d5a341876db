export { forgetRuns, runCycles } from './cycles.ts'
export { cycleTasksServer } from './routes.ts'
export { cycleTasksWorker } from './worker.ts'

export { forgetRuns, runCycles } from './cycles.ts'
export { tasksWithFailedRuns } from './failed-runs.ts'
export { cycleTasksServer } from './routes.ts'

export { demonstrationAccount } from './account.ts'
export { openDemonstration } from './open.ts'
export { demonstrationServer } from './routes.ts'
export { demonstrationWorker, type NewsroomParts } from './worker.ts'

export type { HandIn, ReadingParts, UploadParts } from './parts.ts'
export { intakeServer } from './routes.ts'
export { articleOfCells, recognise } from './uploads/mapping.ts'
export { intakeWorker } from './worker.ts'

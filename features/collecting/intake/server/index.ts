export type { HandIn, ReadingParts, UploadParts } from './parts.ts'
export { intakeServer as collectionServer } from './routes.ts'
export { articleOfCells, recognise } from './uploads/mapping.ts'
export { uploading } from './uploads/upload.ts'

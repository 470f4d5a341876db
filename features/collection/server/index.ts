export type { HandIn, UploadParts } from './parts.ts'
export { collectionServer } from './routes.ts'
export { uploading } from './uploads/upload.ts'

export type { HandIn, UploadParts } from './parts.ts'
export { collectionServer } from './routes.ts'
export { sourcesOn } from './sources-on.ts'
export { uploading } from './uploads/upload.ts'

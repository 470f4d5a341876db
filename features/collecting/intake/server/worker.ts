import { workerHalf } from '@guanlan/platform/server'
import type { UploadParts } from './parts.ts'
import { uploading } from './uploads/upload.ts'

export const intakeWorker = (parts: UploadParts) => workerHalf({ works: [uploading(parts)] })

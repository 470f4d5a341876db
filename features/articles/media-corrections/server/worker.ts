import { workerHalf } from '@guanlan/platform/server'
import { applyingCorrections } from './apply.ts'

export const mediaCorrectionsWorker = workerHalf({ works: [applyingCorrections] })

import type { OwnAnalyses } from '@guanlan/features/articles/articles/server/analysis'
import { workerHalf } from '@guanlan/platform/server'
import { analysingAgain } from './analyse-again.ts'

/** @param analyses followed by the pipeline, too */
export const vocabularyWorker = (analyses: OwnAnalyses) => workerHalf({ works: [analysingAgain(analyses)] })

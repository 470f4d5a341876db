import { workerHalf } from '@guanlan/platform/server'
import { translatingWork } from './many.ts'
import type { Translator } from './translator.ts'

/** @param translator null: no endpoint is set */
export const translationWorker = (translator: Translator | null) => workerHalf({ works: [translatingWork(translator)] })

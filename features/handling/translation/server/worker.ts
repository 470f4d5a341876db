import { workerHalf } from '@guanlan/platform/server'
import { translatingWork } from './many.ts'
import type { TranslatorOf } from './translator.ts'

export const translationWorker = (translatorOf: TranslatorOf) => workerHalf({ works: [translatingWork(translatorOf)] })

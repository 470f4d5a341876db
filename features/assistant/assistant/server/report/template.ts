/** The ready template of a report that is made of an answer. Pure. */
import { type ReadyPart, readyTemplate } from '@guanlan/features/reports/reports/server'
import type { Locale } from '@guanlan/platform/contract'
import { reportStrings } from '../../strings/report.ts'

const parts: readonly ReadyPart<keyof typeof reportStrings>[] = [
  { kind: 'cover' },
  { heading: 'answer' },
  { records: 'assistant.answer' },
  { heading: 'sources' },
  { records: 'assistant.sources' },
]

export const answerTemplate = (locale: Locale) => readyTemplate(reportStrings, 'template', parts, locale)

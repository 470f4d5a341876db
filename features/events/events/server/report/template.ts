/** The ready template of an event's report: which blocks it has, in order. Pure. */
import { type ReadyPart, readyTemplate } from '@guanlan/features/reports/reports/server'
import type { Locale } from '@guanlan/platform/contract'
import { strings } from '../../strings.ts'

const parts: readonly ReadyPart<keyof typeof strings>[] = [
  { kind: 'cover' },
  { kind: 'contents' },
  { heading: 'section_summary' },
  { records: 'event.summary' },
  { kind: 'figures' },
  { kind: 'volumeTrend' },
  { heading: 'section_course' },
  { records: 'event.course' },
  { records: 'event.phases' },
  { records: 'event.turns' },
  { heading: 'section_carriers' },
  { kind: 'mediaTypes' },
  { kind: 'activeMedia' },
  { heading: 'section_mood' },
  { kind: 'sentimentTrend' },
  { kind: 'hotWords' },
]

export const eventTemplate = (locale: Locale) => readyTemplate(strings, 'eventTemplate', parts, locale)

/** The ready template of a review: which blocks it has, in order. Pure. */
import { type ReadyPart, readyTemplate } from '@guanlan/features/reports/reports/server'
import type { Locale } from '@guanlan/platform/contract'
import { strings } from '../../strings.ts'

const blocks: readonly ReadyPart<keyof typeof strings>[] = [
  { kind: 'cover' },
  { kind: 'contents' },
  { heading: 'section_summary' },
  { records: 'crisis.summary' },
  { kind: 'figures' },
  { kind: 'volumeTrend' },
  { heading: 'section_first' },
  { records: 'crisis.first' },
  { heading: 'section_carriers' },
  { kind: 'activeMedia' },
  { heading: 'section_chronicle' },
  { records: 'crisis.chronicle' },
  { heading: 'section_clocks' },
  { records: 'crisis.clocks' },
  { heading: 'section_tasks' },
  { records: 'crisis.tasks' },
  { heading: 'section_facts' },
  { records: 'crisis.facts' },
  { heading: 'section_statements' },
  { records: 'crisis.statements' },
  { heading: 'section_sentiment' },
  { records: 'crisis.sentiment' },
  { kind: 'sentimentTrend' },
  { heading: 'section_openPoints' },
  { records: 'crisis.openPoints' },
]

export const reviewTemplate = (locale: Locale) => readyTemplate(strings, 'reviewTemplate', blocks, locale)

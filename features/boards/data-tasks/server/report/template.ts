/** The ready template of a report that is made of a data task. Pure. */
import { type ReadyPart, readyTemplate } from '@guanlan/features/reports/reports/server'
import type { Locale } from '@guanlan/platform/contract'
import { strings } from '../../strings.ts'

const parts: readonly ReadyPart<keyof typeof strings>[] = [
  { kind: 'cover' },
  { kind: 'contents' },
  { heading: 'sectionVolume' },
  { kind: 'figures' },
  { kind: 'volumeTrend' },
  { heading: 'sectionCarriers' },
  { kind: 'mediaTypes' },
  { kind: 'activeMedia' },
  { heading: 'sectionMood' },
  { kind: 'sentimentTrend' },
  { kind: 'hotWords' },
]

export const taskTemplate = (locale: Locale) => readyTemplate(strings, 'reportTemplate', parts, locale)

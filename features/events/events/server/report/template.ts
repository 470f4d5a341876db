/** The ready template of an event's report: which blocks it has, in order. Pure. */
import { TemplateBlock } from '@guanlan/features/reports/reports/contract'
import { type Locale, say } from '@guanlan/platform/contract'
import { strings } from '../../strings.ts'

type Part = { heading: keyof typeof strings } | { kind: TemplateBlock['kind'] } | { records: string }

const parts: readonly Part[] = [
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

export function eventTemplate(locale: Locale): { name: string; blocks: TemplateBlock[] } {
  return {
    name: say(strings.eventTemplate, locale),
    blocks: parts.map((part, at) => {
      const id = `b${at + 1}`
      return 'heading' in part
        ? TemplateBlock.parse({ id, kind: 'heading', title: say(strings[part.heading], locale) })
        : TemplateBlock.parse({ id, kind: 'records', ...part })
    }),
  }
}

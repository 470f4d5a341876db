/** The ready template of a review: which blocks it has, in order. Pure. */
import { TemplateBlock } from '@guanlan/features/reports/reports/contract'
import { type Locale, say } from '@guanlan/platform/contract'
import { strings } from '../../strings.ts'

type Wanted = { heading: keyof typeof strings } | { kind: TemplateBlock['kind'] } | { records: string }

const blocks: readonly Wanted[] = [
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

export function reviewTemplate(locale: Locale): { name: string; blocks: TemplateBlock[] } {
  return {
    name: say(strings.reviewTemplate, locale),
    blocks: blocks.map((block, at) => {
      const id = `b${at + 1}`
      if ('heading' in block)
        return TemplateBlock.parse({ id, kind: 'heading', title: say(strings[block.heading], locale) })
      return TemplateBlock.parse({ id, kind: 'records', ...block })
    }),
  }
}

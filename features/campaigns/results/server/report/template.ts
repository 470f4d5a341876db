/** The ready template of a campaign's report: which blocks it has, in order. Pure. */
import { TemplateBlock } from '@guanlan/features/reports/reports/contract'
import { type Locale, say } from '@guanlan/platform/contract'
import { fileStrings } from '../../strings/files.ts'

type Part = { heading: keyof typeof fileStrings } | { kind: TemplateBlock['kind'] } | { records: string }

const parts: readonly Part[] = [
  { kind: 'cover' },
  { kind: 'contents' },
  { heading: 'section_goals' },
  { records: 'campaign.summary' },
  { records: 'campaign.goals' },
  { heading: 'section_course' },
  { kind: 'volumeTrend' },
  { kind: 'sentimentTrend' },
  { kind: 'mediaTypes' },
  { kind: 'hotWords' },
  { heading: 'section_releases' },
  { records: 'campaign.releases' },
  { heading: 'section_messages' },
  { records: 'campaign.messages' },
  { heading: 'section_media' },
  { records: 'campaign.media' },
  { kind: 'activeMedia' },
  { heading: 'section_pieces' },
  { records: 'campaign.pieces' },
  { heading: 'section_negative' },
  { records: 'campaign.negative' },
]

export function campaignTemplate(locale: Locale): { name: string; blocks: TemplateBlock[] } {
  return {
    name: say(fileStrings.reportTemplate, locale),
    blocks: parts.map((part, at) => {
      const id = `b${at + 1}`
      return 'heading' in part
        ? TemplateBlock.parse({ id, kind: 'heading', title: say(fileStrings[part.heading], locale) })
        : TemplateBlock.parse({ id, kind: 'records', ...part })
    }),
  }
}

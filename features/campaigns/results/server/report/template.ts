/** The ready template of a campaign's report: which blocks it has, in order. Pure. */
import { type ReadyPart, readyTemplate } from '@guanlan/features/reports/reports/server'
import type { Locale } from '@guanlan/platform/contract'
import { fileStrings } from '../../strings/files.ts'

const parts: readonly ReadyPart<keyof typeof fileStrings>[] = [
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

export const campaignTemplate = (locale: Locale) => readyTemplate(fileStrings, 'reportTemplate', parts, locale)

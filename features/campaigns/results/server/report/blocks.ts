/** What campaigns hand in to reports: kinds of blocks that are made of what came of one. */
import { longestRangeDays } from '@guanlan/features/articles/articles/contract'
import { getCampaign } from '@guanlan/features/campaigns/campaigns/server'
import type { BlockSource, Subject } from '@guanlan/features/reports/reports/server'
import { type Scope, zoneOf } from '@guanlan/platform/server'
import { fileStrings } from '../../strings/files.ts'
import { strings } from '../../strings.ts'
import { resultsOf } from '../question.ts'
import { goalsBlock, summaryBlock } from './numbers.ts'
import { sayIn } from './say.ts'
import { mediaBlock, messagesBlock, negativeBlock, piecesBlock, releasesBlock } from './tables.ts'
import { campaignTemplate } from './template.ts'

export const campaignBlocks: BlockSource = {
  kind: 'campaign',
  permission: 'campaigns.view',
  blocks: [
    { name: 'summary', title: fileStrings.section_goals, make: summaryBlock },
    { name: 'goals', title: strings.targets, make: goalsBlock },
    { name: 'releases', title: fileStrings.block_releases, make: releasesBlock },
    { name: 'messages', title: fileStrings.block_messages, make: messagesBlock },
    { name: 'media', title: fileStrings.block_media, make: mediaBlock },
    { name: 'pieces', title: fileStrings.block_pieces, make: piecesBlock },
    { name: 'negative', title: fileStrings.block_negative, make: negativeBlock },
  ],
  template: campaignTemplate,
  open: subjectOf,
}

const longestMs = longestRangeDays * 86_400_000

/** The same articles as on its page; of a campaign that is longer than charts may be, their last stretch, and that is said. */
async function subjectOf(scope: Scope, id: number): Promise<Subject> {
  const { campaign, query, requested } = await resultsOf(scope, { id })
  const { t, at, campaign: word } = sayIn(scope.locale, await zoneOf(scope.orgId, scope.db))
  const { state } = await getCampaign(scope, id)
  const isLong = query.to.getTime() - query.from.getTime() > longestMs
  return {
    lines: [
      t('reportAbout', { name: campaign.name, kind: word(`kind_${campaign.kind}`), state: word(`state_${state}`) }),
      ...(isLong ? [t('reportWhole', { from: at(query.from), to: at(query.to) })] : []),
    ],
    filters: query.filters,
    from: new Date(requested.stretches[0]?.from ?? query.from),
    to: query.to,
    look: {},
  }
}

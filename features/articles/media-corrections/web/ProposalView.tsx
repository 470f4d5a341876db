import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { Facts, Moment, RecordView, Tag, useWords } from '@guanlan/platform/web'
import type { ReactNode } from 'react'
import type { Proposal } from '../contract.ts'
import { strings } from '../strings.ts'
import { usePlace } from './use-place.ts'

/** A proposal that is decided. */
export const ProposalView = ({ proposal, acts }: { proposal: Proposal; acts?: ReactNode }) => {
  const t = useWords(strings)
  return (
    <RecordView
      title={proposal.mediumName}
      marks={<Tag accent={proposal.state === 'proposed'}>{t(proposal.state)}</Tag>}
      acts={acts}
    >
      <ProposalFacts proposal={proposal} />
    </RecordView>
  )
}

export function ProposalFacts({ proposal }: { proposal: Proposal }) {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const place = usePlace(proposal.region)
  const { mediaType, level, aliases, domains, accounts, mergedNames, bodyName, reason, answer, decidedAt } = proposal
  const words = (all: readonly string[]) => (all.length > 0 ? all.join('、') : '—')
  return (
    <Facts
      facts={[
        [t('name'), proposal.name],
        [t('mediaType'), mediaType ? a(mediaType) : '—'],
        [t('level'), a(level)],
        [t('region'), place],
        [t('aliases'), words(aliases)],
        [t('domains'), words(domains)],
        [t('accounts'), words(accounts)],
        [t('body'), bodyName ?? '—'],
        [t('merged'), words(mergedNames)],
        [t('reason'), reason || '—'],
        [t('createdBy'), proposal.createdBy ?? '—'],
        [t('createdAt'), <Moment key="created" at={proposal.createdAt} />],
        [t('decidedAt'), decidedAt ? <Moment key="decided" at={decidedAt} /> : '—'],
        [t('answer'), answer || '—'],
      ]}
    />
  )
}

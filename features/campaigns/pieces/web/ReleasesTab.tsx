import type { Release } from '@guanlan/features/campaigns/releases/contract'
import { Releases } from '@guanlan/features/campaigns/releases/web'
import { exact, Tag, useWords } from '@guanlan/platform/web'
import { useCallback } from 'react'
import { type PieceCounts, pieceKinds } from '../contract.ts'
import { strings } from '../strings.ts'
import { useCounts, useLivePieces } from './use-counts.ts'

/** Releases of a campaign with what each brought, and where it has not been published yet. */
export default function ReleasesTab({ campaignId }: { campaignId: number }) {
  const counts = useCounts(campaignId)
  useLivePieces(() => undefined)
  const brought = useCallback(
    ({ id }: Release) => {
      const its = counts?.releases.find(({ releaseId }) => releaseId === id)
      return its ? <Brought of={its} /> : null
    },
    [counts],
  )
  return <Releases campaignId={campaignId} brought={brought} />
}

function Brought({ of: { kinds, proposed, daysLate, missing } }: { of: PieceCounts['releases'][number] }) {
  const t = useWords(strings)
  const parts = pieceKinds
    .filter(kind => kinds[kind] > 0)
    .map(kind => t(`countOf_${kind}`, { count: exact(kinds[kind]) }))
  if (proposed > 0) parts.push(t('countProposed', { count: exact(proposed) }))
  return (
    <span title={missing.map(({ name, daysLate: days }) => t('missingOf', { name, days: exact(days) })).join('\n')}>
      {parts.join(' · ')}{' '}
      {daysLate !== null && daysLate > 0 && <Tag accent>{t('notYet', { days: exact(daysLate) })}</Tag>}
      {daysLate === null && missing.length > 0 && <Tag>{t('mediaMissing', { count: exact(missing.length) })}</Tag>}
    </span>
  )
}

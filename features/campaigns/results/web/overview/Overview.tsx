import type { Campaign } from '@guanlan/features/campaigns/campaigns/contract'
import { EmptyState, ErrorOf, later, SkeletonPage, useSeen, useWords } from '@guanlan/platform/web'
import { Suspense } from 'react'
import { strings } from '../../strings.ts'
import { useOpen } from '../behind/use-open.ts'
import { Figures } from './Figures.tsx'
import styles from './overview.module.css'
import { Targets } from './Targets.tsx'
import { Trend } from './Trend.tsx'
import { type Of, useFigures } from './use-results.ts'

const Drawer = later(() => import('../behind/Drawer.tsx'))
const Shares = later(() => import('./Shares.tsx'))

/** Where a campaign stands: its numbers, its targets, its course, and what its articles share out to. */
export default function Overview({ campaign, of }: { campaign: Campaign; of: Of }) {
  const t = useWords(strings)
  const { data, error, refetch, isPending } = useFigures(of)
  const { open, figure, close } = useOpen(data)
  const { place: below, seen: isSeen } = useSeen<HTMLDivElement>()
  if (error && !data) return <ErrorOf error={error} onRetry={() => void refetch()} />
  if (isPending || !data) return <SkeletonPage />
  const isEmpty = (of.isAtEnd ? (data.figures[0]?.value ?? 0) : campaign.articles) === 0
  return (
    <div className={styles.overview}>
      <div className={styles.scroll}>
        {isEmpty && (
          <EmptyState title={t('noArticles')}>
            {t(campaign.rule === '' ? 'noArticlesNoRule' : 'noArticlesText')}
          </EmptyState>
        )}
        <Figures figures={data.figures} onOpen={open} />
        {campaign.targets.length > 0 && <Targets campaign={campaign} of={of} />}
        {!isEmpty && (
          <>
            <Trend of={of} onOpen={open} />
            <div ref={below}>
              {isSeen && (
                <Suspense>
                  <Shares of={of} onOpen={open} messages={campaign.messages.length > 0} />
                </Suspense>
              )}
            </div>
          </>
        )}
      </div>
      {figure && (
        <Suspense>
          <Drawer figure={figure} requested={data} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}

import { LinkedPage } from '@guanlan/features/handling/shares/web'
import { EmptyState, SkeletonRows, Toasts, useWords } from '@guanlan/platform/web'
import { lazy, Suspense } from 'react'
import { sharedApi, sharedStrings } from './api.ts'
import { SharedFrame } from './SharedFrame.tsx'

const CrisisCharts = lazy(() => import('./CrisisCharts.tsx'))

/** The charts of a crisis for whoever holds a link to them: its course, its sentiment, its media. */
export default function SharedCharts() {
  const t = useWords(sharedStrings)
  return (
    <LinkedPage
      title={t('page_crisisCharts')}
      open={(token, password, options) =>
        sharedApi.openSharedCharts({ params: { token }, body: { password } }, { ...options, timeout: 'long' })
      }
      holds={token => sharedApi.sharedHolds({ params: { token }, body: {} })}
    >
      {opened => (
        <SharedFrame opened={opened}>
          {opened.crisis.total.count === 0 ? (
            <EmptyState title={t('noArticles')} />
          ) : (
            <Suspense fallback={<SkeletonRows rows={12} />}>
              <CrisisCharts crisis={opened.crisis} />
            </Suspense>
          )}
          <Toasts />
        </SharedFrame>
      )}
    </LinkedPage>
  )
}

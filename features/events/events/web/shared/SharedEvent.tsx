import { LinkedPage } from '@guanlan/features/handling/shares/web'
import { EmptyState, SkeletonRows, Toasts, useWords } from '@guanlan/platform/web'
import { lazy, Suspense } from 'react'
import type { SharedEventPage } from '../../contract/shared.ts'
import { sharedApi, sharedStrings } from './api.ts'
import { MainArticles } from './MainArticles.tsx'
import { SharedCourse } from './SharedCourse.tsx'
import { SharedFrame } from './SharedFrame.tsx'
import styles from './shared.module.css'

const Charts = lazy(() => import('./Charts.tsx'))

/** An event for whoever holds a link to it. What stands on the page is what came: articles, charts, or both. */
export function SharedEvent({ page }: { page: SharedEventPage }) {
  const t = useWords(sharedStrings)
  return (
    <LinkedPage
      title={t(`page_${page}`)}
      open={(token, password, options) =>
        sharedApi.openShared({ params: { token }, body: { page, password } }, { ...options, timeout: 'long' })
      }
      holds={token => sharedApi.sharedHolds({ params: { token }, body: {} })}
    >
      {opened => {
        const { event } = opened
        return (
          <SharedFrame opened={opened} page={page}>
            {event.articles === 0 ? (
              <EmptyState title={t('noArticles')} />
            ) : (
              <div className={styles.parts} data-page={page}>
                <Suspense fallback={<SkeletonRows rows={8} />}>
                  <Charts event={event} />
                </Suspense>
                {event.main.length > 0 && (
                  <div className={styles.column}>
                    <SharedCourse event={event} />
                    <MainArticles articles={event.main} />
                  </div>
                )}
              </div>
            )}
            <Toasts />
          </SharedFrame>
        )
      }}
    </LinkedPage>
  )
}

import { EmptyState, later, useWords } from '@guanlan/platform/web'
import { type ComponentProps, Suspense } from 'react'
import { strings } from '../../strings.ts'
import styles from './ReadingPane.module.css'
import { WaitingForArticle } from './WaitingForArticle.tsx'

// Half of what the desk is made of: it comes when the list stands.
const OpenReading = later(() => import('./OpenReading.tsx'))

/** One article to read. `place` is where it stands in the list, when it stands there. */
export function ReadingPane({ id, ...of }: Omit<ComponentProps<typeof OpenReading>, 'id'> & { id: number | null }) {
  const t = useWords(strings)
  return (
    <section className={styles.pane} aria-label={t('paneReading')}>
      {id === null ? (
        <div className={styles.nothing}>
          <EmptyState title={t('nothingOpen')}>{t('nothingOpenHint')}</EmptyState>
        </div>
      ) : (
        <Suspense fallback={<WaitingForArticle />}>
          <OpenReading id={id} {...of} />
        </Suspense>
      )}
    </section>
  )
}

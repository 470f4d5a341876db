import { Button, EmptyState, useWords } from '@guanlan/platform/web'
import { strings } from '../../strings.ts'

/** The address names a monitor that was removed, or is another organisation's. */
export function GoneMonitor({ onAll }: { onAll: () => void }) {
  const t = useWords(strings)
  return (
    <section aria-label={t('paneList')}>
      <EmptyState
        marked
        isPage
        title={t('monitorGone')}
        actions={
          <Button kind="primary" onClick={onAll}>
            {t('allArticles')}
          </Button>
        }
      >
        {t('monitorGoneText')}
      </EmptyState>
    </section>
  )
}

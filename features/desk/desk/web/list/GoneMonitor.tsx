import { strings } from '@guanlan/features/desk/article-list/strings'
import { useMonitors } from '@guanlan/features/monitors/monitors/web'
import { Button, EmptyState, useWords } from '@guanlan/platform/web'

/** @param error why the list is not there */
export function useIsGone(monitor: number | null, error: unknown): boolean {
  const monitors = useMonitors().data
  if (monitor === null) return false
  const isKnown = monitors === undefined || monitors.some(each => each.id === monitor)
  return !isKnown || (error as { kind?: string } | null)?.kind === 'missing'
}

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

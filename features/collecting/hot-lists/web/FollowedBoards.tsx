import { ErrorOf, Panel, SkeletonPage, useWords } from '@guanlan/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { strings } from '../strings.ts'
import { AddBoard } from './AddBoard.tsx'
import { api, refreshMs } from './api.ts'
import { BoardTable } from './BoardTable.tsx'
import styles from './hot-lists.module.css'
import { InstanceForm } from './InstanceForm.tsx'

/** The operator's page: own instances, which of their lists is which board, and whether everybody may read. */
export default function FollowedBoards() {
  const t = useWords(strings)
  const queries = useQueryClient()
  const requested = useQuery({
    queryKey: ['hot', 'followed'],
    queryFn: ({ signal }) => api.boards({ body: { pageSize: 100 } }, { signal }),
    refetchInterval: refreshMs,
  })
  const again = () => void queries.invalidateQueries({ queryKey: ['hot'] })
  if (requested.isPending) return <SkeletonPage />
  if (requested.isError) return <ErrorOf error={requested.error} onRetry={() => void requested.refetch()} />
  const { list, shown, instances } = requested.data
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('followedBoards')}</h1>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <section className={styles.scroll} tabIndex={0} aria-label={t('followedBoards')}>
        <Panel title={t('instances')} note={t('instancesHint')}>
          <InstanceForm instances={instances} shown={shown} onSaved={again} />
        </Panel>
        <Panel title={t('addBoard')}>
          <AddBoard onAdded={again} />
        </Panel>
        <BoardTable boards={list} onChanged={again} />
      </section>
    </div>
  )
}

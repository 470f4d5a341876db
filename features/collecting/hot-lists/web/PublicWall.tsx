import { EmptyState, ErrorOf, OwnQueries, PhoneFrame, SkeletonRows, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { strings } from '../strings.ts'
import { api, refreshMs } from './api.ts'
import { BoardColumn } from './BoardColumn.tsx'
import styles from './hot-lists.module.css'

/** All boards for anybody, where the operator shows them; nothing of any organisation. */
export default function PublicWall() {
  return (
    <OwnQueries>
      <Page />
    </OwnQueries>
  )
}

function Page() {
  const t = useWords(strings)
  const wall = useQuery({
    queryKey: ['hot', 'public'],
    queryFn: ({ signal }) => api.publicWall({ body: {} }, { signal }),
    refetchInterval: refreshMs,
    retry: false,
  })
  const isClosed = (wall.error as { kind?: string } | null)?.kind === 'missing'
  return (
    <PhoneFrame title={t('hotInfo')} isWide>
      {isClosed ? (
        <EmptyState title={t('notPublic')} />
      ) : wall.isError ? (
        <ErrorOf error={wall.error} onRetry={() => void wall.refetch()} />
      ) : wall.data ? (
        <div className={styles.publicWall}>
          {wall.data.boards.map(board => (
            <BoardColumn key={board.id} board={board} at={wall.data.at} />
          ))}
        </div>
      ) : (
        <SkeletonRows rows={10} />
      )}
    </PhoneFrame>
  )
}

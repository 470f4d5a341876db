import { PanelGrid } from '@guanlan/features/boards/boards/web'
import { Button, RefusalError, SkeletonPage, useFormat, useWords, WallFrame } from '@guanlan/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { everySeconds } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, playersKey } from '../api.ts'
import styles from './player.module.css'

/** The screen of a player. What cannot be had leaves the last figures, dimmed, with their age; an ended player is dark. */
export function PlayedWall({ token, onPairAgain }: { token: string; onPairAgain: () => void }) {
  const t = useWords(strings)
  const format = useFormat()
  const { data, error, dataUpdatedAt } = useQuery({
    queryKey: [playersKey, 'wall', token],
    queryFn: ({ signal }) =>
      api.wall({ params: { token }, body: { width: innerWidth, height: innerHeight } }, { signal }),
    refetchInterval: everySeconds * 1000,
    refetchIntervalInBackground: true,
    placeholderData: keepPreviousData,
    retry: false,
  })
  if (error instanceof RefusalError && error.kind === 'missing')
    return (
      <WallFrame title={t('wallTitle')}>
        <div className={styles.pairing}>
          <h1>{t('dark')}</h1>
          <p>{t('darkText')}</p>
          <Button onClick={onPairAgain}>{t('pairAgain')}</Button>
        </div>
      </WallFrame>
    )
  if (!data)
    return error ? (
      <WallFrame title={t('wallTitle')}>
        <p className={styles.pairing}>{t('offline')}</p>
      </WallFrame>
    ) : (
      <SkeletonPage />
    )
  const at = format.moment(new Date(dataUpdatedAt).toISOString()).slice(11, 19)
  return (
    <WallFrame title={data.title} width={data.width} height={data.height}>
      <div className={styles.wall} data-old={error !== null || undefined}>
        <header className={styles.head}>
          <h1>{data.title}</h1>
          <span className="grow" />
          <span role="status" className={styles.dim}>
            {t(error ? 'old' : 'updatedAt', { at })}
          </span>
        </header>
        <PanelGrid on="wall" panels={data.panels} figures={data.figures} />
      </div>
    </WallFrame>
  )
}

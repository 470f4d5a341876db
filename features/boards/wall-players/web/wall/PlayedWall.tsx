import { WallView } from '@guanlan/features/boards/big-screens/web'
import { Button, RefusalError, SkeletonPage, useWords, WallFrame } from '@guanlan/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type MouseEvent, Suspense } from 'react'
import { everySeconds } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, playersKey } from '../api.ts'
import styles from './player.module.css'

/** A television has nowhere to go: links of its panels lead nowhere, whether they are touched or pressed on a remote control. */
function stayHere(event: MouseEvent): void {
  if ((event.target as Element).closest('a')) event.preventDefault()
}

/** The screen of a player. What cannot be had leaves the last figures, dimmed, with their age; an ended player is dark. */
export function PlayedWall({ token, onPairAgain }: { token: string; onPairAgain: () => void }) {
  const t = useWords(strings)
  const { data, error, dataUpdatedAt } = useQuery({
    queryKey: [playersKey, 'wall', token],
    queryFn: ({ signal }) =>
      api.wall({ params: { token }, body: { width: innerWidth, height: innerHeight } }, { signal }),
    // Of a rotation: until it is another's turn.
    refetchInterval: ({ state }) => (state.data?.everySeconds ?? everySeconds) * 1000,
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
  return (
    <Suspense fallback={<SkeletonPage />}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it takes presses away, and gives none */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link that is pressed by a key is clicked, too */}
      <div className={styles.played} onClickCapture={stayHere}>
        <WallView
          screen={data}
          at={dataUpdatedAt}
          isOld={error !== null}
          touched={(place, signal) => api.touch({ params: { token }, body: { place } }, { signal })}
        />
      </div>
    </Suspense>
  )
}

import { PanelGrid } from '@guanlan/features/boards/boards/web'
import { ErrorOf, OwnQueries, SkeletonPage, useFormat, useWords, WallFrame } from '@guanlan/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router'
import { type ScreenAddress, screenAddresses } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, screensKey } from '../api.ts'
import { WallHead } from './WallHead.tsx'
import styles from './wall.module.css'

const everyMs = 60_000

/** Of the address: the id of one of the organisation's, or the name of a delivered one. */
function useScreenName(): ScreenAddress | number {
  const { pathname } = useLocation()
  const { screen = pathname.split('/').at(-1) } = useParams()
  return screenAddresses.find(name => name === screen) ?? (Number(screen) || 'monitorScreen')
}

export default function Wall() {
  return (
    <OwnQueries>
      <Shown />
    </OwnQueries>
  )
}

/** A screen over the whole window: all its panels asked at once, again each minute; the last numbers stay, dimmed, when they cannot be had. */
function Shown() {
  const t = useWords(strings)
  const format = useFormat()
  const name = useScreenName()
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    queryKey: [screensKey, 'shown', name],
    queryFn: ({ signal }) => api.figures({ params: { name } }, { signal }),
    refetchInterval: everyMs,
    placeholderData: keepPreviousData,
  })
  if (!data) return error ? <ErrorOf error={error} onRetry={() => void refetch()} /> : <SkeletonPage />
  const isOld = error !== null
  const at = format.moment(new Date(dataUpdatedAt).toISOString()).slice(11, 19)
  return (
    <WallFrame title={data.title} width={data.width} height={data.height}>
      <div className={styles.wall} data-old={isOld || undefined}>
        <WallHead title={data.title}>
          <span className={styles.range}>{t(data.range)}</span>
          {isOld && <span role="status">{t('old', { age: at })}</span>}
          <span className="grow" />
          <span className={styles.range}>{t('updatedAt', { at })}</span>
        </WallHead>
        <PanelGrid on="wall" panels={data.panels} figures={data.figures} />
      </div>
    </WallFrame>
  )
}

import { PanelGrid } from '@guanlan/features/boards/boards/web'
import { connect, ErrorOf, SkeletonPage, useFormat, useWords, WallFrame } from '@guanlan/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { bigScreens, type ScreenName, screenNames } from '../contract.ts'
import { strings } from '../strings.ts'
import { WallHead } from './WallHead.tsx'
import styles from './wall.module.css'

const api = connect(bigScreens)
const everyMs = 60_000

/** Of the addresses that name no screen of their own. */
const chosen: Readonly<Record<string, ScreenName>> = { firstScreen: 'monitorScreen', secondScreen: 'secondWarn' }

function nameIn(pathname: string): ScreenName {
  const last = pathname.split('/').at(-1) ?? ''
  return screenNames.find(name => name === last) ?? chosen[last] ?? 'monitorScreen'
}

/** A named screen: all its panels asked at once, again each minute; the last numbers stay, dimmed, when they cannot be had. */
export default function Wall() {
  const t = useWords(strings)
  const format = useFormat()
  const name = nameIn(useLocation().pathname)
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    queryKey: ['bigScreens', name],
    queryFn: ({ signal }) => api.figures({ params: { name } }, { signal }),
    refetchInterval: everyMs,
    placeholderData: keepPreviousData,
  })
  if (!data) return error ? <ErrorOf error={error} onRetry={() => void refetch()} /> : <SkeletonPage />
  const isOld = error !== null
  return (
    <WallFrame title={data.title}>
      <div className={styles.wall} data-old={isOld || undefined}>
        <WallHead title={data.title}>
          {isOld && (
            <span role="status">{t('old', { age: format.moment(new Date(dataUpdatedAt).toISOString()) })}</span>
          )}
        </WallHead>
        <PanelGrid on="wall" panels={data.panels} figures={data.figures} />
      </div>
    </WallFrame>
  )
}

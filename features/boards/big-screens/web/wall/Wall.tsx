import { type Opened, PanelBehind } from '@guanlan/features/boards/boards/web'
import { Button, ErrorOf, later, OwnQueries, SkeletonPage, useWords } from '@guanlan/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Link, useLocation, useParams } from 'react-router'
import { type ScreenAddress, screenAddresses } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, screensKey } from '../api.ts'
import { WallView } from './WallView.tsx'

export { WallView }

const everyMs = 60_000

const Arrivals = later(() => import('./Arrivals.tsx'))

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

/** A screen over the whole window: all its panels asked at once, again when something came and each minute; the last numbers stay, dimmed, when they cannot be had. */
function Shown() {
  const t = useWords(strings)
  const name = useScreenName()
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    queryKey: [screensKey, 'shown', name],
    queryFn: ({ signal }) => api.figures({ params: { name } }, { signal }),
    refetchInterval: everyMs,
    placeholderData: keepPreviousData,
  })
  const [behind, setBehind] = useState<Opened | null>(null)
  if (!data) return error ? <ErrorOf error={error} onRetry={() => void refetch()} /> : <SkeletonPage />
  return (
    <>
      <WallView
        screen={data}
        at={dataUpdatedAt}
        isOld={error !== null}
        onOpen={setBehind}
        touched={(place, signal) => api.touchEntry({ params: { name }, query: { place } }, { signal })}
        ways={
          <>
            <Link to="/bigScreen">{t('back')}</Link>
            <Button onClick={() => void document.documentElement.requestFullscreen()}>{t('fullScreen')}</Button>
          </>
        }
      />
      <Suspense>
        <Arrivals onArrived={() => void refetch()} />
      </Suspense>
      {behind && (
        <Suspense>
          <PanelBehind
            opened={behind}
            frame={{ range: data.range, monitors: data.monitors, filters: [] }}
            onNarrow={null}
            onClose={() => setBehind(null)}
          />
        </Suspense>
      )}
    </>
  )
}

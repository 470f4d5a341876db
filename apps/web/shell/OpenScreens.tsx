import { Screen, SkeletonPage } from '@guanlan/platform/web'
import { Activity, lazy, Suspense } from 'react'
import { Route, Routes, useLocation } from 'react-router'
import { isBuilt } from '../screens.ts'
import { findPlace } from '../sitemap/find.ts'
import { notifyError } from '../start/report-errors.ts'
import { screens } from './screens.ts'
import type { Tab } from './tabs.ts'

const Planned = lazy(() => import('./Planned.tsx'))

/**
 * The screen in front, and behind it those that keep their state. Each sees its own address, so a hidden one does not
 * answer to another's question; what another screen hands over (`state`) reaches the one in front; a hidden one runs no effects. Tabs of the page before a reload are drawn when they are looked at.
 */
export function OpenScreens({ tabs, isOpen }: { tabs: readonly Tab[]; isOpen: boolean }) {
  const { pathname, state } = useLocation()
  return tabs.map(tab => {
    const found = findPlace(tab.path)
    const front = isOpen && tab.path === pathname
    const isStored = found?.place.keepAlive && tab.used > 0
    if (!found?.place.screen || (!front && !isStored)) return null
    const { place, pattern } = found
    const view = isBuilt(place.screen) ? (
      <Screen screens={screens} id={place.screen} onError={notifyError} />
    ) : (
      <Suspense fallback={<SkeletonPage />}>
        <Planned place={place} />
      </Suspense>
    )
    return (
      <Activity key={tab.path} mode={front ? 'visible' : 'hidden'}>
        <Routes location={{ pathname: tab.path, search: tab.search, state: front ? state : null }}>
          <Route
            path={pattern}
            caseSensitive
            element={
              <div className="screen" data-no-scroll={place.noScroll || undefined}>
                {view}
              </div>
            }
          />
        </Routes>
      </Activity>
    )
  })
}

import {
  ErrorBoundary,
  ErrorState,
  Screen,
  SignOutContext,
  SkeletonPage,
  useSay,
  useWords,
} from '@guanlan/platform/web'
import { lazy, Suspense, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { isByLink, type Verdict, whereTo } from './guard/where-to.ts'
import { isBuilt } from './screens.ts'
import { screens } from './shell/screens.ts'
import { shellStrings } from './shell/strings.ts'
import { findPlace } from './sitemap/find.ts'
import type { SitemapPlace } from './sitemap/place.ts'
import { notifyError } from './start/report-errors.ts'
import { signOut, useStarted } from './start/session.ts'
import { start } from './start/start.ts'

const Frame = lazy(() => import('./shell/Frame.tsx'))
const NotHere = lazy(() => import('./shell/NotHere.tsx').then(({ NotHere }) => ({ default: NotHere })))
const NotYourHost = lazy(() => import('./shell/NotYourHost.tsx'))
const Planned = lazy(() => import('./shell/Planned.tsx'))
const Leads = lazy(() => import('./shell/over/Leads.tsx').then(({ Leads }) => ({ default: Leads })))
const NoOrganisation = lazy(() => import('./shell/NoOrganisation.tsx'))
const ChooseOrganisation = lazy(() => import('./shell/ChooseOrganisation.tsx'))

/** The place of the address, behind the guard, in its frame. */
export function App() {
  const { state, session, host, title, closedTo } = useStarted()
  const location = useLocation()
  const say = useSay()
  const found = findPlace(location.pathname)
  const place = found?.place ?? null
  const placeTitle = place ? say(place.title) : ''
  useEffect(() => {
    document.title = placeTitle ? `${placeTitle} · ${title}` : title
  }, [placeTitle, title])

  // The sign-in form of the embedded provider needs no session: it is drawn at once.
  const waiting = state === 'starting' && !location.search.includes('interaction=')
  if (waiting) return null
  if (state === 'unreachable') return <Unreachable />
  if (session && closedTo) {
    return (
      <Suspense fallback={null}>
        <NotYourHost ownHosts={closedTo.ownHosts} />
      </Suspense>
    )
  }

  const verdict = whereTo({ place, path: location.pathname, search: location.search }, session, host)
  const isBare = place?.bare || isByLink(place, location.search)
  const address = location.pathname + location.search
  const leads =
    verdict.kind === 'go' &&
    (verdict.why === 'host' && session && place ? (
      <Suspense>
        <Leads to={verdict.to} place={place} address={address} host={host} />
      </Suspense>
    ) : (
      <Navigate to={verdict.to} replace />
    ))
  if (leads && !session) return leads
  return (
    <ErrorBoundary onError={notifyError}>
      {leads}
      <Suspense fallback={<SkeletonPage />}>
        {verdict.kind === 'chooseOrganisation' ? (
          <ChooseOrganisation />
        ) : verdict.kind === 'noOrganisation' ? (
          <NoOrganisation />
        ) : session && !(isBare && verdict.kind === 'open') ? (
          // It stays while an address only leads on: open screens must not be lost by that.
          <Frame shows={verdict.kind} />
        ) : (
          <Unframed shows={verdict.kind} place={place} path={location.pathname} />
        )}
      </Suspense>
    </ErrorBoundary>
  )
}

/** Sign-in, public pages and big screens. */
function Unframed({ shows, place, path }: { shows: Verdict['kind']; place: SitemapPlace | null; path: string }) {
  if (shows === 'missing' || shows === 'forbidden' || shows === 'elsewhere') return <NotHere why={shows} path={path} />
  if (!place?.screen) return null
  return isBuilt(place.screen) ? (
    <SignOutContext value={signOut}>
      <Screen key={place.screen} screens={screens} id={place.screen} onError={notifyError} />
    </SignOutContext>
  ) : (
    <Planned place={place} />
  )
}

function Unreachable() {
  const t = useWords(shellStrings)
  return (
    <main style={{ maxWidth: 560, margin: '20vh auto 0', padding: 16 }}>
      <ErrorState
        title={t('unreachable')}
        meaning={t('unreachableMeaning')}
        actions={
          <button type="button" className="button small primary" onClick={() => void start()}>
            {t('retry')}
          </button>
        }
      />
    </main>
  )
}

import { Answers, ConfirmPlace, ScreensContext, Toasts, useSay } from '@guanlan/platform/web'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Verdict } from '../guard/where-to.ts'
import { findPlace } from '../sitemap/find.ts'
import { areaOf, openPlaces, railMenus } from '../sitemap/menus.ts'
import { useStarted } from '../start/session.ts'
import styles from './Frame.module.css'
import { KeyboardHelp } from './KeyboardHelp.tsx'
import { goLetters, useFrameKeys } from './keys.ts'
import { NotHere } from './NotHere.tsx'
import { NotRenewed } from './NotRenewed.tsx'
import { Offline } from './Offline.tsx'
import { OpenScreens } from './OpenScreens.tsx'
import { Palette } from './palette/Palette.tsx'
import { Rail } from './Rail.tsx'
import { Support } from './Support.tsx'
import { screens } from './screens.ts'
import { TabStrip } from './TabStrip.tsx'
import { TopBar } from './TopBar.tsx'
import { useNewVersion } from './use-new-version.ts'
import { useTabs } from './use-tabs.ts'
import { useUndo } from './use-undo.ts'

/** Of hosts with a set of their own alone. */
const OwnHost = lazy(() => import('./over/OwnHost.tsx'))

/** What a refused call says does not change by asking again; only unreachable ones are asked twice. */
const retry = (times: number, error: Error) => times < 2 && (error as { kind?: string }).kind === 'unreachable'
const queriesOf = () =>
  new Answers({ defaultOptions: { queries: { retry, staleTime: 30_000, refetchOnWindowFocus: false } } })

/** What the guard says of the address; `go`: it leads on, and in the next picture another one is open. */
type Shows = Exclude<Verdict['kind'], 'chooseOrganisation'>

/** The signed-in product: bar, rail, tabs and the open screens. Another organisation begins with a clean table. */
export default function Frame({ shows }: { shows: Shows }) {
  const orgId = useStarted(state => state.session?.orgId ?? null)
  return <FrameOfOrganisation key={orgId} shows={shows} />
}

function FrameOfOrganisation({ shows }: { shows: Shows }) {
  const say = useSay()
  const { session, host } = useStarted()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [queries] = useState(queriesOf)
  const [open, setOpen] = useState<'palette' | 'keyboard' | null>(null)
  // Where the rail has no room it is a drawer; going anywhere shuts it.
  const [drawnAt, setDrawnAt] = useState<string | null>(null)
  const isDrawn = drawnAt === pathname
  const setDrawn = (drawn: boolean) => setDrawnAt(drawn ? pathname : null)
  const menus = useMemo(() => (session ? railMenus(session, host) : []), [session, host])
  const groups = useMemo(() => (session ? openPlaces(session, host) : []), [session, host])
  const place = findPlace(pathname)?.place
  const area = place ? areaOf(place) : null
  const { tabs, closeTab } = useTabs(shows === 'open')
  useNewVersion()
  useEffect(() => {
    // Not before it is used: without it a text that is cut stays as it was.
    const started = import('./cut-titles.ts').then(
      ({ nameCutTexts }) => nameCutTexts(),
      () => undefined,
    )
    return () => void started.then(end => end?.())
  }, [])
  const showKeyboard = useCallback(() => setOpen('keyboard'), [])
  const closePalette = useCallback(() => setOpen(now => (now === 'palette' ? null : now)), [])

  const undo = useUndo()
  useFrameKeys({
    palette: () => setOpen('palette'),
    help: () => setOpen('keyboard'),
    undo,
    go: Object.fromEntries(
      Object.entries(goLetters).flatMap(([letter, id]) => {
        const first = menus.find(menu => menu.area.id === id)?.places[0]
        return first ? [[letter, () => void navigate(first.path)]] : []
      }),
    ),
  })

  // Layout types: 1 begins at the navigation page and has no rail; 2 offers the tools alone (spec 6).
  const railed = host.layoutType !== '1'
  const offered =
    host.layoutType === '2' ? menus.filter(menu => ['screens', 'assistant', 'settings'].includes(menu.area.id)) : menus
  const frame = (
    <>
      <div className={styles.frame} data-railed={railed || undefined} data-drawn={isDrawn || undefined}>
        <TopBar
          onPalette={() => setOpen('palette')}
          onKeyboard={showKeyboard}
          isDrawn={isDrawn}
          onDraw={railed ? setDrawn : undefined}
        />
        {railed && <Rail menus={offered} current={area} currentPath={place?.path ?? pathname} />}
        <div className={styles.main}>
          <Offline />
          <NotRenewed />
          <Support />
          <TabStrip tabs={tabs} current={pathname} onClose={closeTab} />
          <main id="content" tabIndex={-1} className={styles.content} aria-label={place ? say(place.title) : undefined}>
            <OpenScreens tabs={tabs} isOpen={shows === 'open'} />
            {(shows === 'missing' || shows === 'forbidden' || shows === 'elsewhere') && (
              <NotHere why={shows} path={pathname} />
            )}
          </main>
        </div>
      </div>
      {open === 'palette' && <Palette groups={groups} onKeyboard={showKeyboard} onUndo={undo} onClose={closePalette} />}
      {open === 'keyboard' && <KeyboardHelp menus={menus} onClose={() => setOpen(null)} />}
      <ConfirmPlace />
      <Toasts />
    </>
  )
  return (
    <QueryClientProvider client={queries}>
      <ScreensContext value={screens}>
        {host.keep === 'all' ? (
          frame
        ) : (
          <Suspense>
            <OwnHost page={shows === 'open' ? pathname + search : null}>{frame}</OwnHost>
          </Suspense>
        )}
      </ScreensContext>
    </QueryClientProvider>
  )
}

import { OpenIncidents } from '@guanlan/features/warnings/warnings/web'
import { Icon, useSay, useWords } from '@guanlan/platform/web'
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { AreaMenu } from '../sitemap/menus.ts'
import styles from './Rail.module.css'
import { shellStrings } from './strings.ts'

/** Of hosts that have one area. */
const PlacesRail = lazy(() => import('./PlacesRail.tsx'))

/** Long enough that a pointer on its way elsewhere opens nothing. */
const restMs = 180

/** The main areas. A click opens an area's first page; resting on it, or the right arrow key, shows all its pages. */
export function Rail({
  menus,
  current,
  currentPath,
}: {
  menus: readonly AreaMenu[]
  current: string | null
  currentPath: string
}) {
  const t = useWords(shellStrings)
  const say = useSay()
  const [open, setOpen] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const rest = (id: string | null) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(id), restMs)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const shut = () => {
    clearTimeout(timer.current)
    setOpen(null)
  }

  const [only] = menus.length === 1 ? menus : []
  if (only?.area.icons)
    return (
      <Suspense>
        <PlacesRail of={only} icons={only.area.icons} currentPath={currentPath} />
      </Suspense>
    )
  return (
    <nav className={styles.rail} aria-label={t('mainNavigation')}>
      {menus.map(({ area, places }) => {
        const first = places[0]
        if (!first) return null
        const title = say(area.title)
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only hastens what keys do too
          <div
            key={area.id}
            className={area.atFoot ? `${styles.area} ${styles.foot}` : styles.area}
            onPointerEnter={event => event.pointerType === 'mouse' && rest(area.id)}
            onPointerLeave={() => rest(null)}
            onKeyDown={event => steer(event, open === area.id, () => setOpen(area.id), shut)}
          >
            <Link
              to={first.path}
              className={styles.face}
              aria-current={area.id === current ? 'page' : undefined}
              aria-haspopup="true"
              aria-expanded={open === area.id}
              onClick={shut}
            >
              <Icon name={area.icon} size={18} />
              {area.id === 'warnings' && <OpenIncidents className={styles.count} />}
              <span>{title}</span>
            </Link>
            {open === area.id && (
              <section
                ref={standBeside}
                className={`floating ${styles.flyout}`}
                aria-label={t('placesOf', { area: title })}
              >
                <h2>{title}</h2>
                {places.map(place => (
                  <Link
                    key={place.path}
                    to={place.path}
                    aria-current={place.path === currentPath ? 'page' : undefined}
                    onClick={shut}
                  >
                    <span>{say(place.title)}</span>
                  </Link>
                ))}
              </section>
            )}
          </div>
        )
      })}
    </nav>
  )
}

/** Level with its area, and within the window. */
function standBeside(list: HTMLElement | null): void {
  const area = list?.parentElement?.getBoundingClientRect()
  if (!list || !area) return
  const lowest = window.innerHeight - list.offsetHeight - 8
  list.style.left = `${area.right + 10}px`
  list.style.top = `${Math.max(8, Math.min(area.top - 4, lowest))}px`
}

function steer(event: KeyboardEvent<HTMLElement>, open: boolean, show: () => void, shut: () => void): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('section a')]
  const at = links.indexOf(document.activeElement as HTMLElement)
  const keys: Readonly<Record<string, () => void>> = {
    ArrowRight: () => {
      show()
      const root = event.currentTarget
      requestAnimationFrame(() => root.querySelector<HTMLElement>('section a')?.focus())
    },
    ArrowLeft: () => {
      event.currentTarget.querySelector<HTMLElement>('a')?.focus()
      shut()
    },
    Escape: () => {
      event.currentTarget.querySelector<HTMLElement>('a')?.focus()
      shut()
    },
    ArrowDown: () => open && links[(at + 1) % links.length]?.focus(),
    ArrowUp: () => open && links.at(at - 1)?.focus(),
  }
  const act = keys[event.key]
  if (!act) return
  event.preventDefault()
  act()
}

import { Icon, useSay, useWords } from '@guanlan/platform/web'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { findPlace } from '../sitemap/find.ts'
import styles from './Frame.module.css'
import { shellStrings } from './strings.ts'
import type { Tab } from './tabs.ts'

/** The open screens. The middle button of the mouse closes one, as tabs of a browser do. */
export function TabStrip({
  tabs,
  current,
  onClose,
}: {
  tabs: readonly Tab[]
  current: string
  onClose: (path: string) => void
}) {
  const t = useWords(shellStrings)
  const say = useSay()
  const strip = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the front tab is what brings it into view
  useEffect(() => {
    strip.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])
  return (
    <nav ref={strip} className={styles.tabs} aria-label={t('openScreens')}>
      {tabs.map(tab => {
        const place = findPlace(tab.path)?.place
        const title = place ? say(place.title) : tab.path
        return (
          <span key={tab.path} className={styles.tab} data-front={tab.path === current || undefined}>
            <Link
              to={tab.path + tab.search}
              data-keeps
              aria-current={tab.path === current ? 'page' : undefined}
              onAuxClick={event => {
                if (event.button !== 1) return
                event.preventDefault()
                onClose(tab.path)
              }}
            >
              {title}
            </Link>
            {tabs.length > 1 && (
              <button type="button" aria-label={t('closeTab', { title })} onClick={() => onClose(tab.path)}>
                <Icon name="close" size={12} />
              </button>
            )}
          </span>
        )
      })}
    </nav>
  )
}

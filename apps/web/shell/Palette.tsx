import { Icon, Tag, useSay, useWords } from '@guanlan/platform/web'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { isBuilt } from '../screens.ts'
import type { Group } from '../sitemap/groups.ts'
import type { Shown } from '../sitemap/place.ts'
import { findByName } from './find-by-name.ts'
import styles from './Palette.module.css'
import { shellStrings } from './strings.ts'

export type OpenGroup = Omit<Group, 'places'> & { places: readonly Shown[] }

/** Ctrl+K: goes to any page by its name in any of the three languages. */
export function Palette({ groups, onClose }: { groups: readonly OpenGroup[]; onClose: () => void }) {
  const t = useWords(shellStrings)
  const say = useSay()
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  useEffect(() => dialog.current?.showModal(), [])

  const all = groups.flatMap(group => group.places)
  // Pages that work stand before those that do not.
  const offered = typed ? all : all.filter(place => isBuilt(place.screen))
  const found = findByName(offered, typed).sort(
    (one, other) => Number(isBuilt(other.screen)) - Number(isBuilt(one.screen)),
  )
  const groupOf = (place: Shown) => groups.find(group => group.places.includes(place))
  const go = (place: Shown | undefined) => {
    if (!place) return
    onClose()
    void navigate(place.path)
  }
  const steer = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') return go(found[at])
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || found.length === 0) return
    event.preventDefault()
    setAt((at + step + found.length) % found.length)
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={`floating ${styles.palette}`}
      aria-label={t('paletteTitle')}
      onClose={onClose}
      onClick={event => event.target === dialog.current && onClose()}
    >
      <div className={styles.line}>
        <Icon name="search" />
        <input
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls="palette-list"
          aria-activedescendant={found[at] ? `palette-${at}` : undefined}
          aria-label={t('paletteHint')}
          placeholder={t('paletteHint')}
          value={typed}
          onKeyDown={steer}
          onChange={event => {
            setTyped(event.target.value)
            setAt(0)
          }}
        />
      </div>
      <div
        id="palette-list"
        role="listbox"
        aria-label={t('paletteTitle')}
        className={styles.list}
        hidden={found.length === 0}
      >
        {found.map((place, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys go to the field above, as in any combobox
          <div
            key={place.path}
            id={`palette-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onClick={() => go(place)}
            onPointerMove={() => setAt(index)}
          >
            <span>{say(place.title)}</span>
            <small>{say(groupOf(place)?.title ?? place.title)}</small>
            {!isBuilt(place.screen) && <Tag>{t('planned')}</Tag>}
          </div>
        ))}
      </div>
      {found.length === 0 && (
        <p className={styles.none} role="status">
          {t('paletteNone', { words: typed })}
          <br />
          {t('paletteNoneNext')}
        </p>
      )}
    </dialog>
  )
}

import { Icon, Kbd, useWords } from '@guanlan/platform/web'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { shellStrings } from '../strings.ts'
import type { Choice, ChoiceGroup } from './choices.ts'
import styles from './Palette.module.css'

/** The box and its list: a combobox, whose list is steered from the box. */
export function PaletteBox({
  typed,
  onType,
  groups,
  onChoose,
}: {
  typed: string
  onType: (typed: string) => void
  groups: readonly ChoiceGroup[]
  onChoose: (choice: Choice) => void
}) {
  const t = useWords(shellStrings)
  const list = useRef<HTMLDivElement>(null)
  const all = groups.flatMap(({ choices }) => choices)
  /** By key, so that what the server finds later does not move the mark to something else; null: the first. */
  const [marked, setMarked] = useState<string | null>(null)
  const at = Math.max(
    0,
    all.findIndex(({ key }) => key === marked),
  )
  const current = all[at]
  const idOf = (choice: Choice | undefined) => choice && `palette-${all.indexOf(choice)}`
  useEffect(() => {
    if (marked !== null) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [marked])

  const steer = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && current) {
      event.preventDefault()
      return onChoose(current)
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || all.length === 0) return
    event.preventDefault()
    setMarked(all[(at + step + all.length) % all.length]?.key ?? null)
  }

  return (
    <>
      <div className={styles.line}>
        <Icon name="search" />
        <input
          role="combobox"
          aria-expanded={all.length > 0}
          aria-controls="palette-list"
          aria-autocomplete="list"
          aria-activedescendant={idOf(current)}
          aria-label={t('paletteHint')}
          placeholder={t('paletteHint')}
          maxLength={2_000}
          spellCheck={false}
          value={typed}
          onKeyDown={steer}
          onChange={event => {
            onType(event.target.value)
            setMarked(null)
          }}
        />
      </div>
      <div
        ref={list}
        id="palette-list"
        role="listbox"
        aria-label={t('paletteTitle')}
        className={styles.list}
        hidden={all.length === 0}
      >
        {groups.map(({ key, title, choices }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options in a list box is no field set
          <div key={key} role="group" aria-label={title || t('paletteWords')}>
            {title && (
              <p className={styles.title} aria-hidden="true">
                {title}
              </p>
            )}
            {choices.map(choice => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys go to the field above, as in any combobox
              <div
                key={choice.key}
                id={idOf(choice)}
                role="option"
                tabIndex={-1}
                className={styles.choice}
                aria-selected={choice === current}
                onClick={() => onChoose(choice)}
                onPointerMove={() => setMarked(choice.key)}
              >
                <Icon name={choice.icon} size={14} />
                <span className="cut">{choice.name}</span>
                {choice.note && <small className="cut">{choice.note}</small>}
                {choice.keys && (
                  <span className={styles.keys}>
                    {choice.keys.map(key => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </span>
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
    </>
  )
}

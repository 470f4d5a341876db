import { Button, movedTo, PopoverButton, Segmented, SortableList, useWords } from '@guanlan/platform/web'
import { strings } from '../strings.ts'
import styles from './analysis.module.css'
import type { PlacedPanel, Width } from './panels.ts'
import { Ticked } from './Ticked.tsx'

/** Which charts, in which order and how wide. */
export function Arrange({
  panels,
  onArrange,
}: {
  panels: readonly PlacedPanel[]
  /** Null: as it was at first. */
  onArrange: (panels: readonly PlacedPanel[] | null) => void
}) {
  const t = useWords(strings)
  const set = (name: string, part: Partial<PlacedPanel>) =>
    onArrange(panels.map(panel => (panel.name === name ? { ...panel, ...part } : panel)))
  return (
    <PopoverButton label={t('arrange')} icon="settings" size="small">
      {() => (
        <div className={styles.arrange}>
          <p className="dim">{t('arrangeHint')}</p>
          <SortableList
            label={t('arrange')}
            items={panels}
            idOf={({ name }) => name}
            nameOf={({ name }) => t(name)}
            onMove={(id, to) =>
              onArrange(
                movedTo(
                  panels,
                  panels.findIndex(({ name }) => name === id),
                  to,
                ),
              )
            }
          >
            {({ name, shown, width }, handle) => (
              <div className={styles.arranged}>
                {handle}
                <Ticked label={t(name)} checked={shown} onChange={() => set(name, { shown: !shown })} />
                <span className="grow" />
                <Segmented
                  label={t('width', { title: t(name) })}
                  value={String(width)}
                  options={[
                    { value: '1', label: t('narrow') },
                    { value: '2', label: t('middling') },
                    { value: '3', label: t('wide') },
                  ]}
                  onChange={chosen => set(name, { width: Number(chosen) as Width })}
                />
              </div>
            )}
          </SortableList>
          <Button size="small" onClick={() => onArrange(null)}>
            {t('asAtFirst')}
          </Button>
        </div>
      )}
    </PopoverButton>
  )
}

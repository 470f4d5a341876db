import { IconButton, movedTo, PopoverButton, Row, Segmented, SortableList, useWords } from '@guanlan/platform/web'
import { type ReactNode, useState } from 'react'
import { strings } from '../strings.ts'
import styles from './all-charts.module.css'
import { PartForm } from './PartForm.tsx'
import type { OwnPart, PanelName, PlacedPanel, Width } from './panels.ts'
import { Ticked } from './Ticked.tsx'

/** Which charts, in which order and how wide. */
export function Arrange({
  panels,
  onArrange,
  onPart,
  children,
}: {
  panels: readonly PlacedPanel[]
  onArrange: (panels: readonly PlacedPanel[]) => void
  onPart: (name: PanelName, part: OwnPart) => void
  /** Below the list. */
  children: ReactNode
}) {
  const t = useWords(strings)
  const [opened, setOpened] = useState<PanelName | null>(null)
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
            {({ name, shown, width, part }, handle) => (
              <>
                <Row gap={8} align="center" className={styles.arranged}>
                  {handle}
                  <Ticked label={part.title || t(name)} checked={shown} onChange={() => set(name, { shown: !shown })} />
                  <span className="grow" />
                  <IconButton
                    size="small"
                    icon="edit"
                    label={t('editPart', { title: t(name) })}
                    aria-expanded={opened === name}
                    onClick={() => setOpened(opened === name ? null : name)}
                  />
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
                </Row>
                {opened === name && <PartForm name={name} part={part} onChange={next => onPart(name, next)} />}
              </>
            )}
          </SortableList>
          {children}
        </div>
      )}
    </PopoverButton>
  )
}

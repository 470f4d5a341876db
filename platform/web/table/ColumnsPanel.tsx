import { memo } from 'react'
import { useWords } from '../language/words.ts'
import { Button, IconButton } from '../parts/Button.tsx'
import { PopoverButton } from '../parts/PopoverButton.tsx'
import { Segmented } from '../parts/Segmented.tsx'
import { isFixed, type RecordColumn } from './columns.ts'
import type { ListSettings } from './list-settings.ts'
import styles from './RecordTable.module.css'
import { tableStrings } from './strings.ts'
import type { Columns } from './use-columns.ts'

function Panel<R>({
  settings,
  columns,
  declared,
}: {
  settings: ListSettings
  columns: Columns<R>
  declared: readonly RecordColumn<R>[]
}) {
  const t = useWords(tableStrings)
  return (
    // On a ground of its own: a button lets the title beneath show through.
    <span className={styles.settings}>
      <PopoverButton label={t('settings')} icon="settings" size="small" isIconOnly>
        {() => (
          <div className={styles.panel}>
            <Segmented
              label={t('density')}
              options={[
                { value: 'comfortable', label: t('comfortable') },
                { value: 'compact', label: t('compact') },
              ]}
              value={settings.density}
              onChange={density => settings.arrange({ density })}
            />
            <ul aria-label={t('columns')}>
              {columns.all.map((column, index) => {
                const { id, title, isShown, pinned } = column
                return (
                  <li key={id}>
                    <label>
                      <input
                        type="checkbox"
                        className="box"
                        checked={isShown}
                        disabled={isFixed(declared, id)}
                        onChange={event => columns.show(id, event.target.checked)}
                      />
                      <span className="cut">{title}</span>
                    </label>
                    <IconButton
                      size="small"
                      icon="pane"
                      label={t(pinned ? 'unpin' : 'pin', { column: title })}
                      aria-pressed={pinned !== undefined}
                      disabled={isFixed(declared, id)}
                      onClick={() => columns.pin(id, pinned ? 'none' : 'start')}
                    />
                    <IconButton
                      size="small"
                      icon="up"
                      label={t('moveUp', { column: title })}
                      disabled={index === 0}
                      onClick={() => columns.moveBefore(id, columns.all[index - 1]?.id ?? null)}
                    />
                    <IconButton
                      size="small"
                      icon="down"
                      label={t('moveDown', { column: title })}
                      disabled={index === columns.all.length - 1}
                      onClick={() => columns.moveBefore(id, columns.all[index + 2]?.id ?? null)}
                    />
                  </li>
                )
              })}
            </ul>
            <Button size="small" kind="quiet" icon="undo" onClick={columns.reset}>
              {t('resetColumns')}
            </Button>
          </div>
        )}
      </PopoverButton>
    </span>
  )
}

/** Which columns are shown, in which order, held at which side; and how close the rows stand. */
export const ColumnsPanel = memo(Panel) as typeof Panel

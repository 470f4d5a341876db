import { IconButton, useTreeDrag, useWords } from '@guanlan/platform/web'
import type { FieldChoice } from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from '../downloads.module.css'
import { moved, renamed } from './chosen-fields.ts'

/** The columns in their order: dragged by their handles or moved by Alt and the arrows, and named in place. */
export function ColumnOrder({
  fields,
  onChange,
}: {
  fields: readonly FieldChoice[]
  onChange: (fields: FieldChoice[]) => void
}) {
  const t = useWords(strings)
  // Places serve as ids, from 1 on: 0 is the top.
  const nodes = fields.map((_, place) => ({ id: place + 1, fatherId: 0 }))
  const dragOf = useTreeDrag({
    nodes,
    mayHold: () => false,
    onMove: ({ id, idPrev }) => onChange(moved(fields, id - 1, idPrev < id ? idPrev : idPrev - 1)),
  })
  return (
    <ol className={styles.columns} aria-label={t('columns')}>
      {fields.map(({ key, title }, place) => {
        const { draggable, onDragStart, onDragEnd, ...target } = dragOf(nodes[place] ?? { id: 0, fatherId: 0 })
        const name = t(`field_${key}`)
        return (
          <li key={key} {...target}>
            <button
              type="button"
              className={styles.handle}
              draggable={draggable}
              onDragStart={onDragStart}
              onDragEnd={onDragEnd}
              aria-label={t('moveColumn', { name })}
              title={t('moveColumnHint')}
              onKeyDown={event => {
                const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
                if (!event.altKey || !step) return
                event.preventDefault()
                onChange(moved(fields, place, place + step))
              }}
            >
              ⠿
            </button>
            <input
              className="field"
              aria-label={t('renameColumn', { name })}
              placeholder={name}
              maxLength={50}
              value={title ?? ''}
              onChange={event => onChange(renamed(fields, place, event.target.value))}
            />
            <IconButton
              size="small"
              icon="close"
              label={t('removeColumn', { name })}
              disabled={fields.length === 1}
              onClick={() => onChange(fields.filter((_, at) => at !== place))}
            />
          </li>
        )
      })}
    </ol>
  )
}

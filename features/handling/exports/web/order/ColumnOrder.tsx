import { IconButton, movedTo, SortableList, useWords } from '@guanlan/platform/web'
import type { FieldChoice } from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from '../exports.module.css'
import { renamed } from './chosen-fields.ts'

/** The columns in their order, each named in place. */
export function ColumnOrder({
  fields,
  onChange,
}: {
  fields: readonly FieldChoice[]
  onChange: (fields: FieldChoice[]) => void
}) {
  const t = useWords(strings)
  return (
    <SortableList
      label={t('columns')}
      className={styles.columns}
      items={fields}
      idOf={({ key }) => key}
      nameOf={({ key }) => t(`field_${key}`)}
      onMove={(key, to) =>
        onChange(
          movedTo(
            fields,
            fields.findIndex(field => field.key === key),
            to,
          ),
        )
      }
    >
      {({ key, title }, handle, place) => (
        <>
          {handle}
          <input
            className="field"
            aria-label={t('renameColumn', { name: t(`field_${key}`) })}
            placeholder={t(`field_${key}`)}
            maxLength={50}
            value={title ?? ''}
            onChange={event => onChange(renamed(fields, place, event.target.value))}
          />
          <IconButton
            size="small"
            icon="close"
            label={t('removeColumn', { name: t(`field_${key}`) })}
            disabled={fields.length === 1}
            onClick={() => onChange(fields.filter((_, at) => at !== place))}
          />
        </>
      )}
    </SortableList>
  )
}

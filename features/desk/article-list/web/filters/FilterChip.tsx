import type { Filter } from '@guanlan/features/articles/articles/contract'
import { Icon, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import { strings } from '../../strings.ts'
import type { View } from '../address.ts'
import { Popover } from '../parts/Popover.tsx'
import styles from './filters.module.css'
import { ValuePicker } from './ValuePicker.tsx'

/** Field · operator (a click flips 为 / 不为) · value (a click changes it) · ×. */
export function FilterChip({
  words,
  filter,
  others,
  isCounted = false,
  onFlip,
  onRemove,
  onValues,
}: {
  words: { field: string; operator: string; value: string }
  filter?: Filter
  /** The list without this filter. */
  others?: View
  isCounted?: boolean
  onFlip?: () => void
  onRemove: () => void
  onValues?: (values: string[], is?: Filter['is']) => void
}) {
  const t = useWords(strings)
  const [editing, setEditing] = useState(false)
  const negated = filter?.is === 'isNot'
  const { field, operator, value } = words
  return (
    <div className={styles.place}>
      <span className="chip" data-negated={negated || undefined}>
        <span className="chip-field">{field}</span>
        {onFlip ? (
          <button
            type="button"
            className="chip-operator"
            onClick={onFlip}
            aria-label={t(negated ? 'flipToIs' : 'flipToNot', { field, value, operator })}
          >
            {operator}
          </button>
        ) : (
          <span className="chip-operator">{operator}</span>
        )}
        {onValues ? (
          <button
            type="button"
            className={`chip-value ${styles.value}`}
            aria-label={t('changeFilter', { field, value })}
            aria-expanded={editing}
            onClick={() => setEditing(!editing)}
          >
            <span className="cut">{value}</span>
          </button>
        ) : (
          <span className="chip-value">{value}</span>
        )}
        <button
          type="button"
          className="chip-remove"
          onClick={onRemove}
          aria-label={t('removeFilter', { field, value })}
        >
          <Icon name="close" size={12} />
        </button>
      </span>
      {editing && filter && others && onValues && (
        <Popover label={field} onClose={() => setEditing(false)}>
          <ValuePicker
            field={filter.field}
            values={filter.values}
            excludes={negated}
            view={others}
            isCounted={isCounted}
            onChoose={(values, is) => {
              setEditing(false)
              onValues([...values], is)
            }}
          />
        </Popover>
      )}
    </div>
  )
}

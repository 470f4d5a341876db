import { useWords } from '../language/words.ts'
import { Icon } from './Icon.tsx'
import { partStrings } from './strings.ts'

/** One filter: field · operator (a click flips 为 / 不为) · value · ×. `operators` replaces the two words, e.g. 含 / 不含. */
export function Chip({
  field,
  value,
  negated = false,
  operators,
  onFlip,
  onRemove,
}: {
  field: string
  value: string
  negated?: boolean
  operators?: readonly [is: string, isNot: string]
  onFlip?: () => void
  onRemove?: () => void
}) {
  const t = useWords(partStrings)
  const [is, isNot] = operators ?? [t('is'), t('isNot')]
  const operator = negated ? isNot : is
  return (
    <span className="chip" data-negated={negated || undefined}>
      <span className="chip-field">{field}</span>
      {onFlip ? (
        <button
          type="button"
          className="chip-operator"
          onClick={onFlip}
          title={t(negated ? 'flipToIs' : 'flipToNot', { field, value })}
        >
          {operator}
        </button>
      ) : (
        <span className="chip-operator">{operator}</span>
      )}
      <span className="chip-value">{value}</span>
      {onRemove && (
        <button
          type="button"
          className="chip-remove"
          onClick={onRemove}
          aria-label={t('removeFilter', { field, value })}
        >
          <Icon name="close" size={12} />
        </button>
      )}
    </span>
  )
}

import { useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useWords } from '../language/words.ts'
import { type FieldProps, useField } from './field.ts'
import styles from './fields.module.css'
import { Below } from './Labelled.tsx'
import { fieldStrings } from './strings.ts'

/** One of the colours offered, as `#RRGGBB`, or another one by the browser's own picker. */
export function ColourInput<D extends FieldValues>({
  offered,
  ...at
}: FieldProps<D, string> & { offered: readonly string[] }) {
  const t = useWords(fieldStrings)
  const id = useId()
  const { value, onChange, onBlur, ref, problem } = useField<D, string>(at, colour => (
    <span className={styles.colour}>
      <i className="swatch" style={{ background: colour }} /> {colour}
    </span>
  ))
  const isOwn = !offered.some(colour => colour.toLowerCase() === value?.toLowerCase())
  return (
    <fieldset className={`labelled ${styles.radios}`} disabled={at.disabled}>
      <legend className="label-line">{at.label}</legend>
      <div className={styles.swatches}>
        {offered.map((colour, index) => (
          <input
            key={colour}
            ref={index === 0 ? ref : undefined}
            type="radio"
            name={id}
            aria-label={colour}
            title={colour}
            style={{ background: colour }}
            checked={colour.toLowerCase() === value?.toLowerCase()}
            onBlur={onBlur}
            onChange={() => onChange(colour)}
          />
        ))}
        <label data-chosen={isOwn || undefined}>
          <input
            type="color"
            aria-label={t('otherColour')}
            value={value || '#000000'}
            onChange={event => onChange(event.target.value.toUpperCase())}
          />
          <span aria-hidden>{isOwn ? value : t('otherColour')}</span>
        </label>
      </div>
      <Below id={id} note={at.note} problem={problem} />
    </fieldset>
  )
}

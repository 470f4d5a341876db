import type { FieldValues } from 'react-hook-form'
import { useWords } from '../language/words.ts'
import { type FieldProps, useField } from './field.ts'
import styles from './fields.module.css'
import { Below } from './Labelled.tsx'
import { fieldStrings } from './strings.ts'

/** On or off; its label says what holds when it is on. */
export function SwitchInput<D extends FieldValues>(at: FieldProps<D, boolean>) {
  const t = useWords(fieldStrings)
  const { value, onChange, problem, ...field } = useField<D, boolean>(at, on => t(on ? 'on' : 'off'))
  return (
    <div className="labelled">
      <label className={styles.switch}>
        <input
          {...field}
          type="checkbox"
          role="switch"
          aria-checked={Boolean(value)}
          checked={Boolean(value)}
          disabled={at.disabled}
          onChange={event => onChange(event.target.checked)}
        />
        {at.label}
      </label>
      <Below id={at.name} note={at.note} problem={problem} />
    </div>
  )
}

import { type ReactNode, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type FieldProps, useField } from './field.ts'
import styles from './fields.module.css'
import { Below } from './Labelled.tsx'

/** One of a few, all visible. */
export function RadioInput<D extends FieldValues, V extends string>({
  options,
  ...at
}: FieldProps<D, V> & { options: readonly { value: V; label: ReactNode; note?: string }[] }) {
  const id = useId()
  const nameOf = (requested: V) => options.find(each => each.value === requested)?.label
  const { value, onChange, problem, ref, onBlur } = useField<D, V>(at, nameOf)
  return (
    <fieldset className={`labelled ${styles.radios}`} disabled={at.disabled}>
      <legend className="label-line">{at.label}</legend>
      {options.map((option, index) => (
        <label key={option.value} className={styles.radio}>
          <input
            ref={index === 0 ? ref : undefined}
            type="radio"
            name={id}
            checked={value === option.value}
            onBlur={onBlur}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            {option.note && <small className="dim"> {option.note}</small>}
          </span>
        </label>
      ))}
      <Below id={id} note={at.note} problem={problem} />
    </fieldset>
  )
}

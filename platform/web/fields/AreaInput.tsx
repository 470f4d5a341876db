import type { FieldValues } from 'react-hook-form'
import { type FieldProps, useField } from './field.ts'
import styles from './fields.module.css'
import { Labelled } from './Labelled.tsx'

/** Several lines of text; as tall as what is written, up to twelve lines. */
export function AreaInput<D extends FieldValues>({
  most,
  placeholder,
  ...at
}: FieldProps<D, string> & { most?: number; placeholder?: string }) {
  const { value, onChange, problem, ...field } = useField<D, string>(at)
  const rows = Math.min(12, Math.max(3, (value ?? '').split('\n').length))
  const aside = most !== undefined && <span>{`${[...(value ?? '')].length} / ${most}`}</span>
  return (
    <Labelled label={at.label} note={at.note} problem={problem} aside={aside}>
      {({ labelId, describedBy }) => (
        <div className={`field ${styles.area}`} data-wrong={problem ? true : undefined}>
          <textarea
            {...field}
            rows={rows}
            value={value ?? ''}
            disabled={at.disabled}
            placeholder={placeholder}
            aria-labelledby={labelId}
            aria-describedby={describedBy}
            aria-invalid={problem ? true : undefined}
            onChange={event => onChange(event.target.value)}
          />
        </div>
      )}
    </Labelled>
  )
}

import type { FieldValues } from 'react-hook-form'
import { TextField } from '../parts/TextField.tsx'
import { type FieldProps, useField } from './field.ts'
import { Below } from './Labelled.tsx'

/** One line of text. With `most` it counts the characters as PostgreSQL does, in code points. */
export function TextInput<D extends FieldValues>({
  most,
  placeholder,
  autoFocus,
  type,
  ...at
}: FieldProps<D, string> & {
  most?: number
  placeholder?: string
  /** For the first field of a form that a person asked for by a click. */
  autoFocus?: boolean
  type?: 'text' | 'email' | 'tel' | 'url' | 'password'
}) {
  const { value, onChange, problem, ...field } = useField<D, string>(at)
  return (
    <TextField
      {...field}
      label={at.label}
      type={type ?? 'text'}
      value={value ?? ''}
      problem={problem}
      disabled={at.disabled}
      placeholder={placeholder}
      autoFocus={autoFocus}
      aside={most !== undefined && <span>{`${[...(value ?? '').trim()].length} / ${most}`}</span>}
      below={<Below id={at.name} note={at.note} />}
      onChange={event => onChange(event.target.value)}
    />
  )
}

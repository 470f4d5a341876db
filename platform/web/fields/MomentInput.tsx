import type { FieldValues } from 'react-hook-form'
import { type FieldProps, useField } from './field.ts'
import { MomentField } from './MomentField.tsx'

/** A day and a time to the minute, read and written in the organisation's zone; the value is a moment (ISO 8601, UTC), null while none is chosen. */
export function MomentInput<D extends FieldValues>(at: FieldProps<D, string | null>) {
  const { value, onChange, onBlur, ref, problem } = useField<D, string | null>(at)
  const { label, note, disabled } = at
  return <MomentField {...{ label, note, disabled, value, onChange, onBlur, problem }} focus={ref} />
}

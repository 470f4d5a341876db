import type { FieldValues } from 'react-hook-form'
import { DayField } from './DayField.tsx'
import { type FieldProps, useField } from './field.ts'

/** A day as `YYYY-MM-DD`, null while none is chosen. */
export function DateInput<D extends FieldValues>(at: FieldProps<D, string | null>) {
  const { value, onChange, onBlur, ref, problem } = useField<D, string | null>(at)
  const { label, note, disabled } = at
  return <DayField {...{ label, note, disabled, value, onChange, onBlur, problem }} focus={ref} />
}

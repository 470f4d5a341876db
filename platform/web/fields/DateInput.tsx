import { type CalendarDate, parseDate, today } from '@internationalized/date'
import type { FieldValues } from 'react-hook-form'
import { useAppearance } from '../theme/appearance.ts'
import { DatePickerField } from './DatePickerField.tsx'
import { type FieldProps, useField } from './field.ts'

/** A day as `YYYY-MM-DD`, null while none is chosen; today is today of the organisation's zone. */
export function DateInput<D extends FieldValues>(at: FieldProps<D, string | null>) {
  const zone = useAppearance(state => state.timeZone)
  const { value, onChange, onBlur, ref, problem } = useField<D, string | null>(at)
  return (
    <DatePickerField<CalendarDate>
      label={at.label}
      disabled={at.disabled}
      value={value === null ? null : parseDate(value)}
      onChange={date => onChange(date === null ? null : date.toString())}
      onBlur={onBlur}
      placeholderValue={today(zone)}
      problem={problem}
      focus={ref}
    />
  )
}

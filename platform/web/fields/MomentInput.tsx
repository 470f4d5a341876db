import { now, parseAbsolute, type ZonedDateTime } from '@internationalized/date'
import type { FieldValues } from 'react-hook-form'
import { useAppearance } from '../theme/appearance.ts'
import { DatePickerField } from './DatePickerField.tsx'
import { type FieldProps, useField } from './field.ts'

/** A day and a time to the minute, read and written in the organisation's zone; the value is a moment (ISO 8601, UTC), null while none is chosen. */
export function MomentInput<D extends FieldValues>(at: FieldProps<D, string | null>) {
  const zone = useAppearance(state => state.timeZone)
  const { value, onChange, onBlur, ref, problem } = useField<D, string | null>(at)
  return (
    <DatePickerField<ZonedDateTime>
      label={at.label}
      disabled={at.disabled}
      granularity="minute"
      value={value === null ? null : parseAbsolute(value, zone)}
      onChange={moment => onChange(moment === null ? null : moment.toAbsoluteString())}
      onBlur={onBlur}
      placeholderValue={now(zone).set({ minute: 0, second: 0, millisecond: 0 })}
      problem={problem}
      focus={ref}
    />
  )
}

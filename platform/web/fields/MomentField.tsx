import { now, parseAbsolute, type ZonedDateTime } from '@internationalized/date'
import type { ComponentProps } from 'react'
import { useAppearance } from '../theme/appearance.ts'
import { DatePickerField } from './DatePickerField.tsx'

type Field = ComponentProps<typeof DatePickerField<ZonedDateTime>>

/** A day and a time to the minute, read and written in the organisation's zone, outside of a form with a draft; null while none is chosen. */
export function MomentField({
  value,
  onChange,
  focus = () => {},
  ...field
}: Pick<Field, 'label' | 'note' | 'disabled' | 'problem' | 'onBlur'> & {
  /** ISO 8601, UTC. */
  value: string | null
  onChange: (value: string | null) => void
  focus?: Field['focus']
}) {
  const zone = useAppearance(state => state.timeZone)
  return (
    <DatePickerField<ZonedDateTime>
      {...field}
      granularity="minute"
      value={value === null ? null : parseAbsolute(value, zone)}
      onChange={moment => onChange(moment === null ? null : moment.toAbsoluteString())}
      placeholderValue={now(zone).set({ minute: 0, second: 0, millisecond: 0 })}
      focus={focus}
    />
  )
}

import { type CalendarDate, parseDate, today } from '@internationalized/date'
import type { ComponentProps } from 'react'
import { useAppearance } from '../theme/appearance.ts'
import { DatePickerField } from './DatePickerField.tsx'

type Field = ComponentProps<typeof DatePickerField<CalendarDate>>

/** A day as `YYYY-MM-DD`, outside of a form with a draft; null while none is chosen. Today is today of the organisation's zone. */
export function DayField({
  value,
  onChange,
  focus = () => {},
  ...field
}: Pick<Field, 'label' | 'labelHidden' | 'note' | 'disabled' | 'problem' | 'onBlur'> & {
  value: string | null
  onChange: (value: string | null) => void
  focus?: Field['focus']
}) {
  const zone = useAppearance(state => state.timeZone)
  return (
    <DatePickerField<CalendarDate>
      {...field}
      value={value === null ? null : parseDate(value)}
      onChange={date => onChange(date === null ? null : date.toString())}
      placeholderValue={today(zone)}
      focus={focus}
    />
  )
}

import type { FieldValues } from 'react-hook-form'
import { useWords } from '../language/words.ts'
import { ChecksInput } from './ChecksInput.tsx'
import type { FieldProps } from './field.ts'
import { fieldStrings } from './strings.ts'

type DaysProps<D extends FieldValues> = Omit<FieldProps<D, number[]>, 'label'>
const numbered = (names: readonly string[]) => names.map((name, at) => [at + 1, name] as const)

/** Days of the week; Monday is 1. */
export function WeekdaysInput<D extends FieldValues>(at: DaysProps<D>) {
  const t = useWords(fieldStrings)
  return <ChecksInput {...at} label={t('daysOfWeek')} options={numbered(t('dayNames').split(' '))} />
}

/** Days of the month, 1 to 31. */
export function MonthDaysInput<D extends FieldValues>(at: DaysProps<D>) {
  const t = useWords(fieldStrings)
  return <ChecksInput {...at} label={t('daysOfMonth')} options={numbered(thirtyOne)} />
}
const thirtyOne = Array.from({ length: 31 }, (_, at) => String(at + 1))

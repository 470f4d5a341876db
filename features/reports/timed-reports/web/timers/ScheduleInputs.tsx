import { frequencies, type Schedule } from '@guanlan/platform/contract'
import {
  choicesOf,
  DateInput,
  type FieldProps,
  MonthDaysInput,
  RadioInput,
  SwitchInput,
  TextInput,
  useWords,
  WeekdaysInput,
} from '@guanlan/platform/web'
import type { TimerDraft } from '../../contract.ts'
import { strings } from '../../strings.ts'

/** When it comes round: how often, on which days, at what time, until when. */
export function ScheduleInputs({ of, written }: { of: FieldProps<TimerDraft, never>['of']; written: Schedule }) {
  const t = useWords(strings)
  return (
    <>
      <RadioInput of={of} name="frequency" label={t('frequency')} options={choicesOf(frequencies, t)} />
      {written.frequency === 'weekly' && <WeekdaysInput of={of} name="weekdays" />}
      {written.frequency === 'monthly' && <MonthDaysInput of={of} name="monthDays" note={t('monthDaysNote')} />}
      <TextInput of={of} name="time" label={t('time')} note={t('timeNote')} />
      <SwitchInput of={of} name="workingDays" label={t('workingDays')} note={t('workingDaysNote')} />
      <DateInput of={of} name="until" label={t('until')} />
    </>
  )
}

import { frequencies, type Schedule } from '@guanlan/platform/contract'
import {
  ChecksInput,
  DateInput,
  type FieldProps,
  RadioInput,
  SwitchInput,
  TextInput,
  useWords,
} from '@guanlan/platform/web'
import type { TimerDraft } from '../../contract.ts'
import { strings } from '../../strings.ts'

/** When it comes round: how often, on which days, at what time, until when. */
export function ScheduleInputs({ of, written }: { of: FieldProps<TimerDraft, never>['of']; written: Schedule }) {
  const t = useWords(strings)
  return (
    <>
      <RadioInput
        of={of}
        name="frequency"
        label={t('frequency')}
        options={frequencies.map(value => ({ value, label: t(value) }))}
      />
      {written.frequency === 'weekly' && (
        <ChecksInput
          of={of}
          name="weekdays"
          label={t('weekdays')}
          options={t('dayNames')
            .split(' ')
            .map((name, at) => [at + 1, name] as const)}
        />
      )}
      {written.frequency === 'monthly' && (
        <ChecksInput
          of={of}
          name="monthDays"
          label={t('monthDays')}
          note={t('monthDaysNote')}
          options={Array.from({ length: 31 }, (_, at) => [at + 1, String(at + 1)] as const)}
        />
      )}
      <TextInput of={of} name="time" label={t('time')} note={t('timeNote')} />
      <SwitchInput of={of} name="workingDays" label={t('workingDays')} note={t('workingDaysNote')} />
      <DateInput of={of} name="until" label={t('until')} />
    </>
  )
}

import { type CalendarDate, parseDate, today } from '@internationalized/date'
import { Button, DatePicker, Dialog, FieldError, Group, Label, Popover } from 'react-aria-components'
import type { FieldValues } from 'react-hook-form'
import { useWords } from '../language/words.ts'
import { Icon } from '../parts/Icon.tsx'
import { useAppearance } from '../theme/appearance.ts'
import { CalendarPanel } from './CalendarPanel.tsx'
import { ClearButton } from './ClearButton.tsx'
import { DateSegments } from './DateSegments.tsx'
import styles from './dates.module.css'
import { type FieldProps, useField } from './field.ts'
import floating from './floating.module.css'
import { SpokenLanguage } from './SpokenLanguage.tsx'
import { fieldStrings } from './strings.ts'

/** A day as `YYYY-MM-DD`, null while none is chosen; today is today of the organisation's zone. */
export function DateInput<D extends FieldValues>(at: FieldProps<D, string | null>) {
  const t = useWords(fieldStrings)
  const zone = useAppearance(state => state.timeZone)
  const { value, onChange, onBlur, ref, problem } = useField<D, string | null>(at)
  return (
    <SpokenLanguage>
      <DatePicker<CalendarDate>
        className="labelled"
        value={value === null ? null : parseDate(value)}
        onChange={date => onChange(date === null ? null : date.toString())}
        onBlur={onBlur}
        placeholderValue={today(zone)}
        shouldForceLeadingZeros
        isDisabled={at.disabled ?? false}
        isInvalid={problem !== undefined}
      >
        <Label className="label-line">{at.label}</Label>
        <Group className={`field ${styles.range}`} data-wrong={problem ? true : undefined} ref={ref}>
          <DateSegments />
          <span className="grow" />
          <ClearButton
            label={at.label}
            isEmpty={value === null}
            disabled={at.disabled}
            onClear={() => onChange(null)}
          />
          <Button className={floating.arrow ?? ''} aria-label={t('openCalendar')}>
            <Icon name="calendar" size={14} />
          </Button>
        </Group>
        <FieldError className="problem">{problem}</FieldError>
        <Popover className={`floating ${floating.popover}`}>
          <Dialog aria-label={at.label}>
            <CalendarPanel isRange={false} />
          </Dialog>
        </Popover>
      </DatePicker>
    </SpokenLanguage>
  )
}

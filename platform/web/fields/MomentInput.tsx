import { now, parseAbsolute, type ZonedDateTime } from '@internationalized/date'
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

/** A day and a time to the minute, read and written in the organisation's zone; the value is a moment (ISO 8601, UTC), null while none is chosen. */
export function MomentInput<D extends FieldValues>(at: FieldProps<D, string | null>) {
  const t = useWords(fieldStrings)
  const zone = useAppearance(state => state.timeZone)
  const { value, onChange, onBlur, ref, problem } = useField<D, string | null>(at)
  return (
    <SpokenLanguage>
      <DatePicker<ZonedDateTime>
        className="labelled"
        value={value === null ? null : parseAbsolute(value, zone)}
        onChange={moment => onChange(moment === null ? null : moment.toAbsoluteString())}
        onBlur={onBlur}
        granularity="minute"
        hideTimeZone
        hourCycle={24}
        placeholderValue={now(zone).set({ minute: 0, second: 0, millisecond: 0 })}
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

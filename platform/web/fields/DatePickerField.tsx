import type { DateValue } from '@internationalized/date'
import type { RefCallback } from 'react'
import {
  Button,
  DatePicker,
  type DatePickerProps,
  Dialog,
  FieldError,
  Group,
  Label,
  Popover,
  Text,
} from 'react-aria-components'
import { useWords } from '../language/words.ts'
import { Icon } from '../parts/Icon.tsx'
import { CalendarPanel } from './CalendarPanel.tsx'
import { ClearButton } from './ClearButton.tsx'
import { DateSegments } from './DateSegments.tsx'
import styles from './dates.module.css'
import floating from './floating.module.css'
import { SpokenLanguage } from './SpokenLanguage.tsx'
import { fieldStrings } from './strings.ts'
import { useTypedDay } from './use-typed-day.ts'

/** The field of a day, with a time where the value has one: written in segments, or chosen in a calendar. */
export function DatePickerField<V extends DateValue>({
  label,
  labelHidden = false,
  note,
  disabled = false,
  problem: found,
  focus,
  ...picker
}: Pick<DatePickerProps<V>, 'value' | 'onChange' | 'onBlur' | 'placeholderValue' | 'granularity'> & {
  label: string
  /** For readers alone. */
  labelHidden?: boolean | undefined
  /** A sentence below the field. */
  note?: string | undefined
  disabled?: boolean | undefined
  problem?: string | undefined
  focus: RefCallback<HTMLElement>
}) {
  const t = useWords(fieldStrings)
  const typed = useTypedDay(() => picker.onChange?.(null))
  const problem = typed.problem ?? found
  return (
    <SpokenLanguage>
      <DatePicker<V>
        {...picker}
        className="labelled"
        hideTimeZone
        hourCycle={24}
        shouldForceLeadingZeros
        isDisabled={disabled}
        isInvalid={problem !== undefined}
      >
        <Label className={labelHidden ? 'unseen' : 'label-line'}>{label}</Label>
        <Group className={`field ${styles.range}`} data-wrong={problem ? true : undefined} ref={focus} {...typed.on}>
          <DateSegments />
          <span className="grow" />
          <ClearButton
            label={label}
            isEmpty={picker.value === null}
            disabled={disabled}
            onClear={() => {
              typed.forget()
              picker.onChange?.(null)
            }}
          />
          <Button className={floating.arrow ?? ''} aria-label={t('openCalendar')}>
            <Icon name="calendar" size={14} />
          </Button>
        </Group>
        {note && (
          <Text slot="description" elementType="small" className="dim">
            {note}
          </Text>
        )}
        <FieldError className="problem">{problem}</FieldError>
        <Popover className={`floating ${floating.popover}`}>
          <Dialog aria-label={label}>
            <CalendarPanel isRange={false} />
          </Dialog>
        </Popover>
      </DatePicker>
    </SpokenLanguage>
  )
}

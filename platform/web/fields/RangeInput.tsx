import { parseAbsolute, type ZonedDateTime } from '@internationalized/date'
import type { ClipboardEvent } from 'react'
import { Button, DateRangePicker, Dialog, FieldError, Group, Label, Popover } from 'react-aria-components'
import { type FieldValues, get } from 'react-hook-form'
import { exactMoment } from '../language/moment.ts'
import { useWords } from '../language/words.ts'
import { Icon } from '../parts/Icon.tsx'
import { useAppearance } from '../theme/appearance.ts'
import { CalendarPanel } from './CalendarPanel.tsx'
import { ClearButton } from './ClearButton.tsx'
import { DateSegments } from './DateSegments.tsx'
import styles from './dates.module.css'
import { instantOf, type Period, type PresetName, pastedPeriod, presetNames, presetPeriod, zonedOf } from './dates.ts'
import { type FieldProps, useField } from './field.ts'
import floating from './floating.module.css'
import { SpokenLanguage } from './SpokenLanguage.tsx'
import { fieldStrings } from './strings.ts'
import { useTypedDay } from './use-typed-day.ts'

/**
 * From and to as instants, to the minute, shown in the organisation's zone whatever the browser's. Offers usual ranges;
 * a range pasted into any part of it is taken whole.
 */
export function RangeInput<D extends FieldValues>({
  presets = presetNames,
  ...at
}: FieldProps<D, Period | null> & { presets?: readonly PresetName[] }) {
  const t = useWords(fieldStrings)
  const zone = useAppearance(state => state.timeZone)
  const say = (period: Period | null) =>
    period && [period.from, period.to].map(each => exactMoment(new Date(each), zone).slice(0, 16)).join(' – ')
  const { value, onChange, onBlur, ref, problem: found } = useField<D, Period | null>(at, say)
  const typed = useTypedDay(() => onChange(null))
  const problem = typed.problem ?? found
  const before: Period | null | undefined = get(at.of.form.formState.defaultValues, at.name)
  const paste = (event: ClipboardEvent) => {
    const period = pastedPeriod(event.clipboardData.getData('text/plain'), zone)
    if (!period) return
    event.preventDefault()
    event.stopPropagation()
    onChange(period)
  }
  return (
    <SpokenLanguage>
      <DateRangePicker<ZonedDateTime>
        className="labelled"
        granularity="minute"
        hourCycle={24}
        hideTimeZone
        shouldForceLeadingZeros
        value={value && { start: zonedOf(value.from, zone), end: zonedOf(value.to, zone) }}
        onChange={range =>
          onChange(range && { from: instantOf(range.start, before?.from), to: instantOf(range.end, before?.to) })
        }
        onBlur={onBlur}
        placeholderValue={parseAbsolute(new Date().toISOString(), zone).set({ minute: 0, second: 0, millisecond: 0 })}
        isDisabled={at.disabled ?? false}
        isInvalid={problem !== undefined}
      >
        <Label className="label-line">{at.label}</Label>
        <Group
          className={`field ${styles.range}`}
          data-wrong={problem ? true : undefined}
          ref={ref}
          onPasteCapture={paste}
          {...typed.on}
        >
          <DateSegments slot="start" />
          <span aria-hidden>–</span>
          <DateSegments slot="end" />
          <span className="grow" />
          <ClearButton
            label={at.label}
            isEmpty={value === null}
            disabled={at.disabled}
            onClear={() => {
              typed.forget()
              onChange(null)
            }}
          />
          <Button className={floating.arrow ?? ''} aria-label={t('openCalendar')}>
            <Icon name="calendar" size={14} />
          </Button>
        </Group>
        <FieldError className="problem">{problem}</FieldError>
        <Popover className={`floating ${floating.popover}`}>
          <Dialog aria-label={at.label} className={styles.rangePanel ?? ''}>
            {({ close }) => (
              <>
                <ul className={styles.presets} aria-label={t('presets')}>
                  {presets.map(name => (
                    <li key={name}>
                      <button
                        type="button"
                        className="button quiet small"
                        onClick={() => {
                          onChange(presetPeriod(name, zone))
                          close()
                        }}
                      >
                        {t(name)}
                      </button>
                    </li>
                  ))}
                </ul>
                <div>
                  <CalendarPanel isRange />
                  <p className={styles.hint}>{t('pasteRange')}</p>
                </div>
              </>
            )}
          </Dialog>
        </Popover>
      </DateRangePicker>
    </SpokenLanguage>
  )
}

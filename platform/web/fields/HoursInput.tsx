import { type KeyboardEvent, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useWords } from '../language/words.ts'
import { Button } from '../parts/Button.tsx'
import { type FieldProps, useField } from './field.ts'
import styles from './HoursInput.module.css'
import { formatHours, hoursPresets, isOn, type WeekHours, withHour } from './hours.ts'
import { Labelled } from './Labelled.tsx'
import { fieldStrings } from './strings.ts'

const steps: Readonly<Record<string, readonly [days: number, hours: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
}

/** A week of hours: drag paints; arrow keys walk, space switches, Shift with an arrow paints on. */
export function HoursInput<D extends FieldValues>(at: FieldProps<D, WeekHours>) {
  const t = useWords(fieldStrings)
  const days = [...t('weekdays')]
  const say = (value: WeekHours) => formatHours(value, days)
  const { value, onChange, onBlur, ref, problem } = useField<D, WeekHours>(at, say)
  const [here, setHere] = useState({ day: 0, hour: 9 })
  const painting = useRef<boolean | null>(null)
  const latest = useRef(value)
  latest.current = value
  const grid = useRef<HTMLTableElement>(null)
  const put = (day: number, hour: number, on: boolean) => {
    if (at.disabled) return
    // Several cells may be painted before React draws again.
    latest.current = withHour(latest.current, day, hour, on)
    onChange(latest.current)
  }
  const steer = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (event.key !== ' ' && !step) return
    event.preventDefault()
    const on = isOn(value, here.day, here.hour)
    if (!step) return put(here.day, here.hour, !on)
    const next = { day: (here.day + step[0] + 7) % 7, hour: (here.hour + step[1] + 24) % 24 }
    if (event.shiftKey) put(next.day, next.hour, on)
    setHere(next)
    grid.current?.querySelector<HTMLElement>(`[data-at="${next.day} ${next.hour}"]`)?.focus()
  }
  const presets = (
    <span className={styles.presets}>
      {Object.entries(hoursPresets).map(([name, hours]) => (
        <Button key={name} size="small" kind="quiet" disabled={at.disabled} onClick={() => onChange([...hours])}>
          {t(name as keyof typeof hoursPresets)}
        </Button>
      ))}
    </span>
  )
  return (
    <Labelled label={at.label} note={at.note} problem={problem} aside={presets}>
      {({ labelId, describedBy }) => (
        <table
          ref={grid}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of switches
          role="grid"
          aria-labelledby={labelId}
          aria-describedby={describedBy}
          className={styles.grid}
          onKeyDown={steer}
          onBlur={onBlur}
          onPointerUp={() => {
            painting.current = null
          }}
        >
          <thead aria-hidden>
            <tr>
              <td />
              {[0, 6, 12, 18].map(hour => (
                <th key={hour} colSpan={6}>
                  {hour}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: days have no other identity
              <tr key={row}>
                <th scope="row">{day}</th>
                {Array.from({ length: 24 }, (_, hour) => (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: nor have hours
                    key={hour}
                    ref={row === 0 && hour === 0 ? ref : undefined}
                    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the grid
                    role="gridcell"
                    aria-selected={isOn(value, row, hour)}
                    aria-label={t('hourOf', { day, hour })}
                    data-at={`${row} ${hour}`}
                    tabIndex={here.day === row && here.hour === hour ? 0 : -1}
                    onFocus={() => setHere({ day: row, hour })}
                    onPointerDown={event => {
                      // A finger would otherwise keep the first cell for itself.
                      event.currentTarget.releasePointerCapture(event.pointerId)
                      painting.current = !isOn(value, row, hour)
                      put(row, hour, painting.current)
                    }}
                    onPointerEnter={event => {
                      if (painting.current !== null && event.buttons === 1) put(row, hour, painting.current)
                    }}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Labelled>
  )
}

/** Which screen of a rotation is shown at a moment. Pure: all televisions of a rotation are in step, and none has to be remembered. */
import { wallClock } from '@guanlan/platform/server'
import type { RotationEntry } from '../contract.ts'

export interface DueScreen {
  screen: RotationEntry['screen']
  /** Until it is another's turn, in seconds; 60 where none is. */
  seconds: number
}

const dayMinutes = 24 * 60
const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

/** @param weekday 1 is Monday @param minute of the day, by the clock of the organisation */
export function isActive({ weekdays, from, to }: RotationEntry, weekday: number, minute: number): boolean {
  const [begin, end] = [minutesOf(from), minutesOf(to)]
  const isOn = (day: number) => weekdays.length === 0 || weekdays.includes(day)
  if (begin < end) return isOn(weekday) && minute >= begin && minute < end
  // Over midnight: what is left of it belongs to the day on which it began.
  return minute >= begin ? isOn(weekday) : minute < end && isOn(weekday === 1 ? 7 : weekday - 1)
}

/** @returns the first one where none is on at this hour: a wall is never empty */
export function dueScreen(entries: readonly RotationEntry[], now: Date, zone: string): DueScreen {
  const text = wallClock(zone).text(now)
  const weekday = new Date(`${text.slice(0, 10)}T00:00:00Z`).getUTCDay() || 7
  const minute = minutesOf(text.slice(11, 16)) % dayMinutes
  const active = entries.filter(entry => isActive(entry, weekday, minute))
  const whole = active.reduce((sum, { seconds }) => sum + seconds, 0)
  let left = whole && Math.floor(now.getTime() / 1_000) % whole
  for (const { screen, seconds } of active) {
    if (left < seconds) return { screen, seconds: active.length > 1 ? seconds - left : 60 }
    left -= seconds
  }
  return { screen: (entries[0] as RotationEntry).screen, seconds: 60 }
}

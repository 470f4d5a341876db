/** A day that is typed into the parts of a date. The parts take what fits each of them: of 31 February they would make the 3rd. Pure. */
import { CalendarDate } from '@internationalized/date'

export interface TypedDay {
  /** What was typed so far, from the year on. */
  text: string
  /** The whole day that was typed and that no calendar has. */
  impossible: string | null
}
export const nothingTyped: TypedDay = { text: '', impossible: null }

const whole = /^(\d{4})(?:(\d{2})(\d{2})|[-/.](\d{1,2})[-/.](\d{2}))$/

export function typedAfter({ text, impossible }: TypedDay, key: string): TypedDay {
  // Held keys and those that only mean something with another one say nothing of the day.
  if (key === 'Shift' || key === 'Control' || key === 'Alt' || key === 'Meta') return { text, impossible }
  if (!/^[\d\-/.]$/.test(key)) return nothingTyped
  const now = text + key
  const found = whole.exec(now)
  if (!found) return { text: now.length > 10 ? '' : now, impossible: null }
  const [year = 0, month = 0, day = 0] = found
    .slice(1)
    .filter(part => part !== undefined)
    .map(Number)
  // The library moves 30 February to a day that exists.
  const date = new CalendarDate(year, month, day)
  const isReal = date.year === year && date.month === month && date.day === day
  return { text: '', impossible: isReal ? null : now }
}

/** Sentences of the report in the language of the reader, moments by the clock of the organisation. */
import { type Locale, say } from '@guanlan/platform/contract'
import { wallClock } from '@guanlan/platform/server'
import { strings } from '../../strings.ts'

type Values = Readonly<Record<string, string | number | Date>>
export type Say = (key: keyof typeof strings & string, values?: Values) => string

export function sayIn(locale: Locale, zone: string): Say {
  const clock = wallClock(zone)
  return (key, values = {}) =>
    say(
      strings[key],
      locale,
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          value instanceof Date ? clock.text(value).slice(0, 16) : value,
        ]),
      ),
    )
}

/** Sentences of the report in the language of the report, moments by the clock of the organisation. */
import { momentsOf } from '@guanlan/features/reports/reports/server'
import { type Locale, say } from '@guanlan/platform/contract'
import { strings } from '../../strings.ts'

type Values = Readonly<Record<string, string | number | Date>>
export interface Say {
  (key: keyof typeof strings & string, values?: Values): string
  /** A moment by itself; nothing is a dash. */
  at(moment: string | null): string
}

export function sayIn(locale: Locale, zone: string): Say {
  const at = momentsOf(zone)
  const sentence = (key: keyof typeof strings & string, values: Values = {}) =>
    say(
      strings[key],
      locale,
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, value instanceof Date ? at(value) : value]),
      ),
    )
  return Object.assign(sentence, { at })
}

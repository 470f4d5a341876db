/** What is asked of a link before it is made: how long it holds, and a password. */
import { endOf, type Validity } from './validity.ts'

export interface Terms {
  validity: Validity
  /** As a date field has it, for a date of one's own. */
  date: string
  /** Empty: none. */
  password: string
}
export const usualTerms: Terms = { validity: '7', date: '', password: '' }

/** As the calls take them; null: no date was chosen. Pure. */
export function termsOfCall({ validity, date, password }: Terms, now: Date) {
  const end = endOf(validity, date, now)
  return end === null ? null : { expiresAt: end.toISOString(), password: password || null }
}

/** Sentences of a refusal by their fields; what belongs to none of them stands under an empty name. Pure. */
export function problemsOf(error: unknown, fields: readonly string[]): Readonly<Record<string, string>> {
  const refusal = error as { message: string; problems?: { field: string; msg: string }[] }
  const named = Object.fromEntries((refusal.problems ?? []).map(({ field, msg }) => [field, msg]))
  return fields.some(field => named[field]) ? named : { '': refusal.problems?.[0]?.msg ?? refusal.message }
}

/** As it is sent to somebody: on the host that one has open. */
export const linkOf = (address: string): string => `${location.origin}${location.pathname}#${address}`

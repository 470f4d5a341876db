/** How long a link holds: a number of days, or to the end of a day that somebody chose. */
export const validities = ['1', '7', '30', 'own'] as const
export type Validity = (typeof validities)[number]

/** @param date as a date field has it (2026-03-01), in the reader's zone. Null: no date was chosen. Pure. */
export function endOf(validity: Validity, date: string, now: Date): Date | null {
  if (validity !== 'own') return new Date(now.getTime() + Number(validity) * 86_400_000)
  const end = new Date(`${date}T23:59:59`)
  return Number.isNaN(end.getTime()) ? null : end
}

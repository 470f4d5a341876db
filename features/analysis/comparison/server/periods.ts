/** One subject in several periods: each stands among the subjects with a time of its own. Pure. */
import { momentOfWall } from '@guanlan/features/articles/articles/contract'
import type { Period } from '../contract.ts'
import type { KnownSubject, PlacedSubject } from './subjects.ts'

const dayMs = 86_400_000
const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** From the midnight that begins its first day to just before the one that ends its last, by the zone's clock. */
export function rangeOf({ from, days }: Period, zone: string): { from: string; to: string } {
  const midnight = (date: string) => momentOfWall(`${date}T00:00`, zone) ?? `${date}T00:00:00.000Z`
  return {
    from: midnight(from),
    to: new Date(Date.parse(midnight(dateAfter(from, days))) - 1).toISOString(),
  }
}

/** What tells one from the others is its time: no filter of lists says it. */
export function inPeriods(subject: KnownSubject, periods: readonly Period[], zone: string): PlacedSubject[] {
  return periods.map(period => {
    const range = rangeOf(period, zone)
    const until = dateAfter(period.from, period.days - 1)
    return {
      ...range,
      subject: {
        ...subject,
        key: `${subject.key} ${period.from} ${period.days}`,
        // The time first: names are cut where there is little room.
        name: `${period.from} – ${until} ${subject.name}`,
        period: range,
        also: null,
      },
    }
  })
}

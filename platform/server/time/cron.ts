/** When a cron pattern of five fields comes round in a time zone. Pure. A time that summer time skips comes at the next that exists; one that comes twice counts once. */
import { Cron } from 'croner'

/** A wish that is never met is given up after so many moments. */
const mostLooked = 5_000

export interface CronOptions {
  /** IANA name: `Asia/Shanghai` */
  zone: string
  after: Date
  count: number
  /** Others are passed over; absent: all count. */
  counts?: (moment: Date) => boolean
}

/** The first moments after one, fewer when no more come. @throws what is wrong with the pattern */
export function cronMoments(pattern: string, { zone, after, count, counts = () => true }: CronOptions): Date[] {
  const cron = new Cron(pattern, { timezone: zone, mode: '5-part' })
  const moments: Date[] = []
  let last = after
  for (let looked = 0; moments.length < count && looked < mostLooked; looked++) {
    const next = cron.nextRun(last)
    if (!next) break
    last = next
    if (counts(next)) moments.push(next)
  }
  return moments
}

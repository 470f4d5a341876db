/** What a changed rule would bring and lose over stored articles: the server answers in parts, here they are added up. Pure. */
import type { Replay, Sample } from '../../../contract.ts'

export interface Changes {
  /** Articles the saved rule and the changed one want, so far. */
  before: number
  after: number
  added: { count: number; samples: readonly Sample[] }
  lost: { count: number; samples: readonly Sample[] }
  /** Days with a change, oldest first. */
  days: readonly { day: string; added: number; lost: number }[]
  /** Share of the time walked, 0–1. */
  progress: number
}

/** Enough to see what kind of articles come and go. */
const mostSamples = 5

export const noChanges: Changes = {
  before: 0,
  after: 0,
  added: { count: 0, samples: [] },
  lost: { count: 0, samples: [] },
  days: [],
  progress: 0,
}

/** Parts come newest first, so the samples of earlier parts are the newer ones. */
export function addPart(sum: Changes, part: Replay): Changes {
  const days = new Map(sum.days.map(each => [each.day, each]))
  for (const { day, added, lost } of part.days) {
    const known = days.get(day)
    days.set(day, { day, added: (known?.added ?? 0) + added, lost: (known?.lost ?? 0) + lost })
  }
  const join = (side: 'added' | 'lost') => ({
    count: sum[side].count + part[side].count,
    samples: [...sum[side].samples, ...part[side].samples].slice(0, mostSamples),
  })
  return {
    before: sum.before + part.before,
    after: sum.after + part.after,
    added: join('added'),
    lost: join('lost'),
    days: [...days.values()].sort((a, b) => (a.day < b.day ? -1 : 1)),
    progress: part.next === null ? 1 : Math.max(sum.progress, part.progress),
  }
}

/** Every day of the period up to `today` (YYYY-MM-DD), so that quiet days keep their place in the picture. */
export function everyDay(days: Changes['days'], today: string, period: number): Changes['days'] {
  const known = new Map(days.map(each => [each.day, each]))
  return Array.from({ length: period + 1 }, (_, index) => {
    const day = new Date(Date.parse(`${today}T00:00:00Z`) - (period - index) * dayMs).toISOString().slice(0, 10)
    return known.get(day) ?? { day, added: 0, lost: 0 }
  })
}
const dayMs = 86_400_000

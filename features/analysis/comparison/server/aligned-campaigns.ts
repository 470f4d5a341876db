/** Campaigns compared among themselves: each over as many days from its own first one, so that courses begin with day 1. Pure. */
import { wallClock } from '@guanlan/platform/server'
import { rangeOf } from './periods.ts'
import type { KnownSubject, PlacedSubject } from './subjects.ts'

const dayMs = 86_400_000
const mostDays = 90

/** Whether they stand by their own days. What lies in the bin has none. */
export const areAligned = (subjects: readonly KnownSubject[]): boolean =>
  subjects.length > 1 && subjects.every(({ kind, beganAt, gone }) => kind === 'campaign' && (gone || beganAt !== null))

export function alignedCampaigns(
  subjects: readonly KnownSubject[],
  { days, from, to, zone }: { days: number; from: string; to: string; zone: string },
): PlacedSubject[] {
  return subjects.map(subject => {
    if (subject.beganAt === null) return { subject, from, to }
    const range = rangeOf({ from: wallClock(zone).text(subject.beganAt).slice(0, 10), days }, zone)
    return { ...range, subject: { ...subject, period: range, also: null } }
  })
}

/** Of a campaign among other subjects: its days, over which all are compared where no time is named. */
export function daysOfCampaign(
  subjects: readonly KnownSubject[],
  { days, now, zone }: { days: number; now: Date; zone: string },
): { from: string; to: string } | null {
  const first = subjects.find(({ kind, beganAt }) => kind === 'campaign' && beganAt !== null)
  if (!first?.beganAt || first.beganAt > now) return null
  const { from, to } = rangeOf({ from: wallClock(zone).text(first.beganAt).slice(0, 10), days }, zone)
  return { from, to: new Date(Math.min(Date.parse(to), now.getTime())).toISOString() }
}

/** As long as the time that is named, or as was saved. */
export const daysBetween = (from: string, to: string): number =>
  Math.max(1, Math.min(mostDays, Math.round((Date.parse(to) - Date.parse(from)) / dayMs)))

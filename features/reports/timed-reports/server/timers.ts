/** Timers as the database keeps them, with their next moment and their last run. */
import { calendarOf } from '@guanlan/features/people/address-book/server'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import { requireReportParts } from '@guanlan/features/reports/reports/server'
import { type Locale, type Schedule, scheduleFields } from '@guanlan/platform/contract'
import {
  containing,
  type RecordFacts,
  recordTable,
  type Scope,
  scheduleMoments,
  shownRecords,
} from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Timer, TimerDraft, TimerQuestion } from '../contract.ts'
import { isWorkingBy } from './due.ts'
import { requireReceivers } from './receivers.ts'
import { lastRunsOf } from './runs.ts'

/** Reports are written in the language of whoever saved the timer last. */
export type StoredTimer = TimerDraft & { locale: Locale }

const records = recordTable<StoredTimer, Pick<TimerQuestion, 'like'>, TimerQuestion['sort']>({
  table: 'report_timers',
  fields: {
    name: 'name',
    templateId: { json: 'template' },
    monitors: 'monitor_ids',
    sentiments: 'sentiments',
    filters: { json: 'filters' },
    referencePeriod: 'reference_period',
    frequency: 'frequency',
    weekdays: 'weekdays',
    monthDays: 'month_days',
    time: 'time',
    workingDays: 'working_days',
    until: 'until',
    formats: 'formats',
    members: 'member_ids',
    people: 'people_ids',
    groups: { json: 'groups' },
    addresses: 'addresses',
    reviewFirst: 'review_first',
    paused: 'paused',
    locale: 'locale',
  },
  where: ({ like }) => containing(['name'], like),
  sorts: { name: { value: sql`r.name`, type: 'text' }, updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' } },
  taken: { report_timers_by_name: ['name', 'timedReports.taken'] },
})

export const timers = shownRecords(records, {
  shown,
  async fit(scope, draft: TimerDraft) {
    await requireReportParts(scope, draft)
    await requireReceivers(scope, draft)
    return { ...draft, locale: scope.locale }
  },
})

export const loadTimer = (scope: Scope, id: number): Promise<StoredTimer & RecordFacts> => records.get(scope, id)

export async function nextMoments(scope: Scope, schedule: Schedule, count = 5): Promise<string[]> {
  const [zone, calendar] = [await timeZoneOf(scope), await calendarOf(scope)]
  const requested = { zone, after: scope.now, count, isWorking: isWorkingBy(calendar) }
  return scheduleMoments(schedule, requested).map(moment => moment.toISOString())
}

async function shown(scope: Scope, rows: readonly (StoredTimer & RecordFacts)[]): Promise<Timer[]> {
  const [zone, calendar] = [await timeZoneOf(scope), await calendarOf(scope)]
  const runs = await lastRunsOf(
    scope,
    rows.map(({ id }) => id),
  )
  const requested = { zone, after: scope.now, count: 1, isWorking: isWorkingBy(calendar) }
  return rows.map(({ locale: _, ...row }) => ({
    ...row,
    nextAt: row.paused ? null : (scheduleMoments(scheduleOf(row), requested)[0]?.toISOString() ?? null),
    lastRun: runs.get(row.id) ?? null,
  }))
}

/** Of a row or draft, the fields of its schedule. */
export const scheduleOf = (row: Schedule): Schedule =>
  Object.fromEntries(Object.keys(scheduleFields).map(key => [key, row[key as keyof Schedule]])) as Schedule

/** The course of an event, worked out anew and shown, beside the overview of a monitor with the same articles. */
import { sql } from 'kysely'
import { computeCourse } from '../../features/events/events/server/course/compute.ts'
import { courseOf } from '../../features/events/events/server/course/shown.ts'
import type { Scope } from '../../platform/server/index.ts'
import { measureBesideOverview } from '../beside-overview.ts'
import { ago } from '../charts/million.ts'

async function course(scope: Scope, id: number): Promise<void> {
  await computeCourse(scope, id, { anew: true })
  await courseOf(scope, id, false)
}

export const measureCourse = (): Promise<void> =>
  measureBesideOverview({
    title: 'course of an event, worked out anew,',
    kind: 'event',
    insert: sql`insert into events (org_id, title, begin_at) values (1, '事件', ${ago(30)}::timestamptz) returning id`,
    screen: course,
    must: 'p95 must 1,000 ms, aim 400',
  })

import { workerHalf } from '@guanlan/platform/server'
import { computeDueCourses } from './course/due.ts'
import { purgeCandidates } from './detecting/decide.ts'
import { openDetector } from './detecting/detect.ts'
import { exporting } from './exporting.ts'
import { exportingEvent } from './file/task.ts'
import { purgeEvents } from './records/bin.ts'
import { filling } from './rules/fill.ts'
import { lookAtDueStates } from './states/look.ts'

const detector = openDetector()

export const eventsWorker = workerHalf({
  works: [filling, exporting.work, exportingEvent],
  upkeep: [
    { name: 'purge-events', cron: '40 2 * * *', run: ({ db }) => purgeEvents(db) },
    { name: 'purge-event-candidates', cron: '50 2 * * *', run: ({ db }) => purgeCandidates(db) },
  ],
  loops: [
    { name: 'event-states', idleMs: 30_000, run: ({ db }) => lookAtDueStates(db) },
    { name: 'event-courses', idleMs: 5_000, run: ({ db }) => computeDueCourses(db) },
    { name: 'event-candidates', idleMs: 10_000, run: ({ db }) => detector.next(db) },
  ],
})

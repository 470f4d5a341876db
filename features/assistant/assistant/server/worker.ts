import { workerHalf } from '@guanlan/platform/server'
import { exporting } from './sessions/export-collected.ts'
import { purgeSessions } from './sessions/sessions.ts'
import { endLostRuns, purgeRuns } from './writing/runs.ts'

export const assistantWorker = workerHalf({
  works: [exporting.work],
  upkeep: [
    { name: 'end-lost-answers', cron: '* * * * *', run: ({ db }) => endLostRuns(db) },
    { name: 'forget-runs', cron: '15 3 * * *', run: ({ db }) => purgeRuns(db) },
    { name: 'forget-assistant-answers', cron: '10 3 * * *', run: ({ db }) => purgeSessions(db) },
  ],
})

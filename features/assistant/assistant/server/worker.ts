import { workerHalf } from '@guanlan/platform/server'
import { exporting } from './sessions/export-collected.ts'
import { purgeSessions } from './sessions/sessions.ts'

export const assistantWorker = workerHalf({
  works: [exporting.work],
  upkeep: [{ name: 'forget-assistant-answers', cron: '10 3 * * *', run: ({ db }) => purgeSessions(db) }],
})

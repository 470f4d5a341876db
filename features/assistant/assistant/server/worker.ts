import { workerHalf } from '@guanlan/platform/server'
import { purgeSessions } from './sessions/sessions.ts'

export const assistantWorker = workerHalf({
  upkeep: [{ name: 'forget-assistant-answers', cron: '10 3 * * *', run: ({ db }) => purgeSessions(db) }],
})

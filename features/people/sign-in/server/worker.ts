import { workerHalf } from '@guanlan/platform/server'
import { purgeAttempts } from './attempts.ts'
import { purgeEndedSessions } from './ended-sessions.ts'
import { purgeExpired } from './provider/adapter.ts'
import { purgeRefreshAnswers } from './refresh-answers.ts'
import { purgeSessions } from './sessions.ts'
import { purgeSignIns } from './sign-in-log.ts'

export const signInWorker = workerHalf({
  upkeep: [
    { name: 'forget-expired-sessions', cron: '*/10 * * * *', run: ({ db }) => purgeExpired(db) },
    { name: 'forget-ended-sessions', cron: '*/10 * * * *', run: ({ db }) => purgeEndedSessions(db) },
    { name: 'forget-sign-in-attempts', cron: '*/10 * * * *', run: ({ db }) => purgeAttempts(db) },
    { name: 'forget-sessions', cron: '23 4 * * *', run: ({ db }) => purgeSessions(db) },
    { name: 'forget-sign-ins', cron: '17 4 * * *', run: ({ db }) => purgeSignIns(db) },
    { name: 'forget-refresh-answers', cron: '*/10 * * * *', run: ({ db }) => purgeRefreshAnswers(db) },
  ],
})

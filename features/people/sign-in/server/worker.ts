import { workerHalf } from '@guanlan/platform/server'
import { forgetAttempts } from './attempts.ts'
import { forgetEndedSessions } from './ended-sessions.ts'
import { forgetExpired } from './provider/adapter.ts'
import { forgetRefreshAnswers } from './refresh-answers.ts'
import { forgetSessions } from './sessions.ts'
import { forgetSignIns } from './sign-in-log.ts'

export const signInWorker = workerHalf({
  upkeep: [
    { name: 'forget-expired-sessions', cron: '*/10 * * * *', run: ({ db }) => forgetExpired(db) },
    { name: 'forget-ended-sessions', cron: '*/10 * * * *', run: ({ db }) => forgetEndedSessions(db) },
    { name: 'forget-sign-in-attempts', cron: '*/10 * * * *', run: ({ db }) => forgetAttempts(db) },
    { name: 'forget-sessions', cron: '23 4 * * *', run: ({ db }) => forgetSessions(db) },
    { name: 'forget-sign-ins', cron: '17 4 * * *', run: ({ db }) => forgetSignIns(db) },
    { name: 'forget-refresh-answers', cron: '*/10 * * * *', run: ({ db }) => forgetRefreshAnswers(db) },
  ],
})

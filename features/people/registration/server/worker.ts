import { workerHalf } from '@guanlan/platform/server'
import { forgetCodes } from './codes.ts'
import { forgetRegistrations } from './decide.ts'

export const registrationWorker = workerHalf({
  upkeep: [
    { name: 'forget-registrations', cron: '25 4 * * *', run: ({ db }) => forgetRegistrations(db) },
    { name: 'forget-mailed-codes', cron: '35 * * * *', run: ({ db }) => forgetCodes(db) },
  ],
})

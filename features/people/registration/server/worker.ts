import { workerHalf } from '@guanlan/platform/server'
import { purgeCodes } from './codes.ts'
import { purgeRegistrations } from './decide.ts'

export const registrationWorker = workerHalf({
  upkeep: [
    { name: 'forget-registrations', cron: '25 4 * * *', run: ({ db }) => purgeRegistrations(db) },
    { name: 'forget-mailed-codes', cron: '35 * * * *', run: ({ db }) => purgeCodes(db) },
  ],
})

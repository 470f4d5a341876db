import { workerHalf } from '@guanlan/platform/server'
import { suspendOrganisations } from './suspend.ts'

export const organisationsWorker = workerHalf({
  upkeep: [{ name: 'rest-organisations', cron: '7 * * * *', run: ({ db }) => suspendOrganisations(db) }],
})

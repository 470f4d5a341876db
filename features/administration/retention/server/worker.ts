import { workerHalf } from '@guanlan/platform/server'
import { purgeOrganisations } from './purge-organisations/purge.ts'
import { retire } from './retire.ts'

export const retentionWorker = workerHalf({
  upkeep: [
    { name: 'retire', cron: '30 1 * * *', run: ({ databaseUrl }) => retire(databaseUrl, new Date()) },
    {
      name: 'purge-organisations',
      cron: '40 * * * *',
      run: ({ databaseUrl, files }) => purgeOrganisations(databaseUrl, files),
    },
  ],
})

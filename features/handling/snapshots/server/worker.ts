import { workerHalf } from '@guanlan/platform/server'
import { copyArrived } from './by-monitor.ts'
import { purgeSnapshots } from './take-snapshot.ts'

export const snapshotsWorker = workerHalf({
  upkeep: [
    {
      name: 'copy-arrived-pages',
      cron: '* * * * *',
      run: ({ db: system, files, trustedHosts }) => copyArrived({ system, trustedHosts }, files),
    },
    { name: 'forget-page-copies', cron: '35 3 * * *', run: ({ db, files }) => purgeSnapshots(db, files) },
  ],
})

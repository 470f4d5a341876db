import { workerHalf } from '@guanlan/platform/server'
import { purgeRecordings } from './forget.ts'
import { recordBroadcasts } from './record.ts'

export const recordingsWorker = workerHalf({
  upkeep: [{ name: 'forget-recordings', cron: '55 3 * * *', run: ({ db, files }) => purgeRecordings(db, files) }],
  loops: [
    {
      name: 'recording',
      idleMs: 1_000,
      run: async ({ db, files, trustedHosts, hasRoom }) => hasRoom() && recordBroadcasts({ db, files, trustedHosts }),
    },
  ],
})

import { workerHalf } from '@guanlan/platform/server'
import { probeBroadcasts, purgeBroadcasts } from './probe.ts'

export const liveBroadcastsWorker = workerHalf({
  upkeep: [
    {
      name: 'probe-broadcasts',
      cron: '* * * * *',
      run: ({ db, trustedHosts }) => probeBroadcasts(db, { trustedHosts }),
    },
    { name: 'forget-broadcasts', cron: '45 2 * * *', run: ({ db }) => purgeBroadcasts(db) },
  ],
})

/** What a worker does for the pipeline besides the flow. */

import { learnHabits, purgeHours } from '@guanlan/features/collecting/sources/server'
import { workerHalf } from '@guanlan/platform/server'
import { purgeSenders } from './collect/senders.ts'
import { collectAlways } from './collect/sources/collect.ts'
import { readItem } from './normalise/read-item.ts'

export const pipelineWorker = workerHalf({
  upkeep: [
    { name: 'forget-source-hours', cron: '35 2 * * *', run: ({ db }) => purgeHours(db) },
    { name: 'forget-senders', cron: '45 2 * * *', run: ({ db }) => purgeSenders(db) },
    { name: 'learn-source-habits', cron: '50 */6 * * *', run: ({ db }) => learnHabits(db) },
  ],
  services: [
    {
      name: 'collecting',
      start: ({ db, listener, log, hasRoom, trustedHosts }) =>
        collectAlways({
          db,
          parts: { read: readItem, trustedHosts },
          hasRoom,
          onWake: wake => listener.on('sources', wake),
          log,
        }),
    },
  ],
})

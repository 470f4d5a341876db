/** What the platform's own tables need of a worker. */
import { forgetFiles } from './files/stored-file.ts'
import { purgeBucketLevels } from './http/buckets.ts'
import { purgeCallCounts } from './http/call-counts.ts'
import { purgeRepeatedCalls } from './http/repeated-calls.ts'
import { resultFiles } from './jobs/result-files.ts'
import { purgeTasks } from './jobs/worker.ts'
import { workerHalf } from './worker-half.ts'

export const platformWorker = workerHalf({
  upkeep: [
    { name: 'forget-bucket-levels', cron: '* * * * *', run: ({ db }) => purgeBucketLevels(db) },
    { name: 'forget-call-counts', cron: '* * * * *', run: ({ db }) => purgeCallCounts(db) },
    { name: 'forget-tasks', cron: '40 2 * * *', run: ({ db, files }) => purgeTasks(db, resultFiles(files)) },
    { name: 'forget-repeated-calls', cron: '10 * * * *', run: ({ db }) => purgeRepeatedCalls(db) },
    { name: 'forget-files', cron: '15 * * * *', run: ({ db, files }) => forgetFiles(db, files) },
  ],
})

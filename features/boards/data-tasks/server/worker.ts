import { purgeTaskSets } from '@guanlan/features/articles/articles/server/facts'
import { workerHalf } from '@guanlan/platform/server'
import { purgeRuns } from './records/purge.ts'
import { filling } from './sending/fill.ts'

export const dataTasksWorker = workerHalf({
  works: [filling],
  upkeep: [
    {
      name: 'purge-data-tasks',
      cron: '25 3 * * *',
      async run({ db }) {
        await purgeTaskSets(db)
        await purgeRuns(db)
      },
    },
  ],
})

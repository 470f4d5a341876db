import { workerHalf } from '@guanlan/platform/server'
import { purgeCampaigns } from './records/bin.ts'

export const campaignsWorker = workerHalf({
  upkeep: [{ name: 'purge-campaigns', cron: '55 2 * * *', run: ({ db }) => purgeCampaigns(db) }],
})

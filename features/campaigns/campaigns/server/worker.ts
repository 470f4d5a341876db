import { workerHalf } from '@guanlan/platform/server'
import { purgeCampaigns } from './records/bin.ts'
import { filling } from './rules/fill.ts'

export const campaignsWorker = workerHalf({
  works: [filling],
  upkeep: [{ name: 'purge-campaigns', cron: '55 2 * * *', run: ({ db }) => purgeCampaigns(db) }],
})

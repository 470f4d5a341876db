/** How what was sent spread: waves from each release, and the largest stories. */
import { mediaLevelWord } from '@guanlan/features/articles/articles/server'
import { releasesOf } from '@guanlan/features/campaigns/releases/server'
import { largestStoriesOf } from '@guanlan/features/charts/charts/server'
import type { Scope } from '@guanlan/platform/server'
import type { CampaignSpread, ResultQuestion, Wave } from '../contract.ts'
import { anyTime, type WaveRow, wavesOfReleases } from './pieces.ts'
import { resultsOf } from './question.ts'

const shownHours = 72
const mostStories = 10

export async function spreadOfCampaign(scope: Scope, question: ResultQuestion): Promise<CampaignSpread> {
  const { requested, query, campaign } = await resultsOf(scope, question)
  const rows = await wavesOfReleases(scope, campaign.id, requested.isWhole ? anyTime : query)
  const releases = await releasesOf(scope, [campaign.id])
  return {
    ...requested,
    waves: releases.map(({ id, title, sentAt, releaseAt }) => ({
      release: { id, title },
      at: (sentAt ?? releaseAt).toISOString(),
      ...waveOf(rows.filter(({ releaseId }) => releaseId === id)),
    })),
    stories: await largestStoriesOf(scope, query, mostStories),
  }
}

/** Pure: the hours of one release. */
export function waveOf(rows: readonly WaveRow[]): Pick<Wave, 'hours' | 'count' | 'later'> {
  const hours = new Map<number, Wave['hours'][number]>()
  let [count, later] = [0, 0]
  for (const row of rows) {
    count += row.count
    if (row.hour >= shownHours) later += row.count
    else {
      const { levels } = hours.get(row.hour) ?? { levels: {} as Wave['hours'][number]['levels'] }
      hours.set(row.hour, { hour: row.hour, levels: { ...levels, [mediaLevelWord(row.level)]: row.count } })
    }
  }
  return { hours: [...hours.values()].sort((a, b) => a.hour - b.hour), count, later }
}

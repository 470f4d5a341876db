/** What the owner of a campaign would want to hear of now. */
import type { Filter } from '@guanlan/features/articles/articles/contract'
import type { ArticleQuery } from '@guanlan/features/articles/articles/server/questions'
import type { Target } from '@guanlan/features/campaigns/campaigns/contract'
import { countsOfPieces } from '@guanlan/features/campaigns/pieces/server'
import { releasesOf } from '@guanlan/features/campaigns/releases/server'
import { progressOfTargets } from '@guanlan/features/campaigns/results/server'
import { pageOfQuery } from '@guanlan/features/desk/article-list/server'
import type { Scope } from '@guanlan/platform/server'

const hourMs = 3_600_000
/** After its moment a release has a day to be seen. */
const seenWithinMs = 24 * hourMs
/** What is older was there before anybody looked. */
const newestMs = 48 * hourMs
const oldestReleaseMs = 7 * 24 * hourMs
const mostNegative = 20

export type Found =
  | { kind: 'target'; key: string; target: Target; value: number; message: string | null }
  | { kind: 'release'; key: string; title: string; releaseAt: Date; isSent: boolean }
  | { kind: 'negative'; key: string; title: string; media: string; publishedAt: string }

/** @param sent keys of what was sent before, which is left out */
export async function findNotices(scope: Scope, campaignId: number, sent: ReadonlySet<string>): Promise<Found[]> {
  const found = [
    ...(await reachedTargets(scope, campaignId, sent)),
    ...(await unseenReleases(scope, campaignId)),
    ...(await negativeOfCentral(scope, campaignId)),
  ]
  return found.filter(({ key }) => !sent.has(key))
}

const keyOfTarget = ({ measure, number, level, message, by }: Target): string =>
  `target:${[measure, number, level, message, by].map(part => part ?? '').join(':')}`

async function reachedTargets(scope: Scope, campaignId: number, sent: ReadonlySet<string>): Promise<Found[]> {
  const { targets, messages } = await progressOfTargets(scope, campaignId, target => !sent.has(keyOfTarget(target)))
  return targets.flatMap(({ target, state, value }) =>
    state === 'reached' && value !== null
      ? [
          {
            kind: 'target' as const,
            ...{ key: keyOfTarget(target), target, value },
            message: target.message === null ? null : (messages[target.message - 1]?.text ?? null),
          },
        ]
      : [],
  )
}

/** A day after its moment, where nothing of it is confirmed. One that is given another moment is looked at anew. */
async function unseenReleases(scope: Scope, campaignId: number): Promise<Found[]> {
  const { releases: counts } = await countsOfPieces(scope, campaignId)
  const unseen = new Set(counts.filter(({ first }) => first === null).map(({ releaseId }) => releaseId))
  return (await releasesOf(scope, [campaignId])).flatMap(({ id, title, releaseAt, sentAt }) => {
    const age = scope.now.getTime() - Math.max(releaseAt.getTime(), sentAt?.getTime() ?? 0)
    const isDue = age >= seenWithinMs && age < oldestReleaseMs
    return isDue && unseen.has(id)
      ? [
          {
            kind: 'release' as const,
            ...{ key: `release:${id}:${releaseAt.getTime()}`, title, releaseAt, isSent: sentAt !== null },
          },
        ]
      : []
  })
}

const ofCentral: readonly Filter[] = [
  { field: 'sentiment', is: 'is', values: ['-1'] },
  { field: 'mediaLevel', is: 'is', values: ['central'] },
]

async function negativeOfCentral(scope: Scope, campaignId: number): Promise<Found[]> {
  const query: ArticleQuery = {
    ...{ monitorIds: null, from: new Date(scope.now.getTime() - newestMs), to: scope.now, fold: false, place: 'desk' },
    filters: [{ field: 'activity', is: 'is', values: [String(campaignId)] }, ...ofCentral],
  }
  const { list } = await pageOfQuery(scope, query, { page: 1, pageSize: mostNegative, sort: 'time_desc' })
  return list.map(({ id, title, media, publishedAt }) => ({
    kind: 'negative',
    ...{ key: `negative:${id}`, title, media, publishedAt },
  }))
}

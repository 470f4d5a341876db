/** How many pieces a campaign has: each number is the total of the list with that filter. */
import { listedArticles } from '@guanlan/features/articles/articles/server/questions'
import { mediaOfCampaign } from '@guanlan/features/campaigns/campaign-media/server'
import { requireCampaign } from '@guanlan/features/campaigns/campaigns/server'
import { releasesOf } from '@guanlan/features/campaigns/releases/server'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { ByKind, PieceCounts, PieceKind, PieceState } from '../../contract.ts'
import { daysBetween, isMatched, promisedOf } from './table.ts'

interface Row {
  state: PieceState
  kind: PieceKind
  releaseId: number | null
  mediumId: number | null
  count: number
  first: Date
  matched: number
}

const none = (): ByKind => ({ full: 0, shortened: 0, quoted: 0, own: 0 })
const isCounting = ({ state }: Row): boolean => state === 'confirmed' || state === 'hand'
const sum = (rows: readonly Row[]): number => rows.reduce((all, { count }) => all + count, 0)
const byKind = (rows: readonly Row[]): ByKind => {
  const kinds = none()
  for (const { kind, count } of rows) kinds[kind] += count
  return kinds
}

/** By whoever asks: of those whose article they see in their lists. */
export async function countsOfPieces(scope: Scope, campaignId: number): Promise<PieceCounts> {
  await requireCampaign(scope, campaignId)
  const rows = await countRows(scope, campaignId)
  const counting = rows.filter(isCounting)
  const media = await mediaOfCampaign(scope, campaignId)
  const until = new Map((await promisedOf(scope, campaignId)).map(each => [each.mediumId, each.until]))
  const releases = (await releasesOf(scope, [campaignId])).map(release => {
    const own = rows.filter(({ releaseId }) => releaseId === release.id)
    const its = own.filter(isCounting)
    const first = its.map(row => row.first.getTime()).sort((a, b) => a - b)[0]
    const sentAt = release.sentAt
    const published = new Set(its.map(({ mediumId }) => mediumId))
    const missing = sentAt === null ? [] : media.filter(({ id }) => release.mediaIds.includes(id) && !published.has(id))
    return {
      releaseId: release.id,
      kinds: byKind(its),
      proposed: sum(own.filter(({ state }) => state === 'proposed')),
      first: first === undefined ? null : new Date(first).toISOString(),
      daysLate: sentAt === null || first !== undefined ? null : Math.max(0, daysBetween(sentAt, scope.now)),
      missing: missing.map(({ id, name }) => ({
        mediumId: id,
        name,
        daysLate: Math.max(0, daysBetween(until.get(id) ?? (sentAt as Date), scope.now)),
      })),
    }
  })
  const ofMedia = Map.groupBy(counting, ({ mediumId }) => mediumId)
  return {
    proposed: sum(rows.filter(({ state }) => state === 'proposed')),
    matched: rows.reduce((all, { state, matched }) => all + (state === 'proposed' ? matched : 0), 0),
    rejected: sum(rows.filter(({ state }) => state === 'rejected')),
    counting: sum(counting),
    kinds: byKind(counting),
    releases,
    media: media.flatMap(({ id }) => {
      const its = ofMedia.get(id)
      return its ? [{ mediumId: id, kinds: byKind(its) }] : []
    }),
  }
}

/** By their first release. */
async function countRows({ db, orgId }: Scope, campaignId: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select r.state, r.kind, r.release_id as "releaseId", r.medium_id as "mediumId", count(*)::int as count, min(r.published_at) as first,
      (count(*) filter (where ${isMatched}))::int as matched from activity_pieces r
    join ${listedArticles(orgId)} o on o.article_id = r.article_id
    where r.org_id = ${orgId} and r.activity_id = ${campaignId} group by 1, 2, 3, 4`.execute(db)
  return rows
}

/** Pieces that wait for a decision, by campaign, in the eyes of whoever asks: each number is the total of the list with `state` proposed and `basis` matched. */
export async function countWaiting({ db, orgId }: Scope): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ campaignId: number; count: number }>`
    select r.activity_id as "campaignId", count(*)::int as count from activity_pieces r
    join ${listedArticles(orgId)} o on o.article_id = r.article_id
    where r.org_id = ${orgId} and r.state = 'proposed' and ${isMatched} group by 1`.execute(db)
  return new Map(rows.map(({ campaignId, count }) => [campaignId, count]))
}

/** Pieces of a campaign that count: articles matched with what was sent out, of those that whoever asks sees in lists. */
import { libraryMedia, listedArticles } from '@guanlan/features/articles/articles/server/questions'
import type { PieceKind } from '@guanlan/features/campaigns/pieces/contract'
import { pieceRows } from '@guanlan/features/campaigns/pieces/server'
import { releaseRows } from '@guanlan/features/campaigns/releases/server'
import type { Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'

export interface CountedPiece {
  kind: PieceKind
  /** Of the stretch, where any are asked for; else 0. */
  place: number
  count: number
  positive: number
  neutral: number
  negative: number
}

interface Within {
  from: Date
  to: Date
}

const ofCampaign = ({ orgId }: Scope, id: number, { from, to }: Within): RawBuilder<unknown> => sql`
  ${pieceRows} p join ${listedArticles(orgId)} o on o.article_id = p.article_id
  where p.org_id = ${orgId} and p.activity_id = ${id} and p.published_at between ${from}::timestamptz and ${to}::timestamptz`

/** @param begins where stretches begin, rising */
export async function countPieces(
  scope: Scope,
  id: number,
  within: Within,
  begins: readonly Date[] = [within.from],
): Promise<CountedPiece[]> {
  const { rows } = await sql<CountedPiece>`
    select p.kind, width_bucket(p.published_at, ${begins}::timestamptz[]) - 1 as place, count(*)::int as count, (count(*) filter (where o.sentiment = 1))::int as positive,
      (count(*) filter (where o.sentiment = 0))::int as neutral, (count(*) filter (where o.sentiment = -1))::int as negative
    from ${ofCampaign(scope, id, within)} group by 1, 2 order by 1, 2`.execute(scope.db)
  return rows
}

/** Pieces are articles also after the end of a campaign and of its media alone: all of them, whenever they were published. */
export const anyTime: Within = { from: new Date('1900-01-01T00:00:00Z'), to: new Date('2900-01-01T00:00:00Z') }

export async function ownPieceIds(scope: Scope, id: number, within: Within): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select p.article_id as id from ${ofCampaign(scope, id, within)} and p.kind = 'own' order by p.article_id`.execute(
    scope.db,
  )
  return new Set(rows.map(row => row.id))
}

export interface WaveRow {
  releaseId: number
  /** Hours since the release; 0: within the first. */
  hour: number
  /** Of media: `mediaLevelWord`. */
  level: number
  count: number
}

/** By release and hour since it was sent; pieces from before it fall into the first hour. */
export async function wavesOfReleases(scope: Scope, id: number, within: Within): Promise<WaveRow[]> {
  const { rows } = await sql<WaveRow>`
    select p.release_id as "releaseId", greatest(0, floor(extract(epoch from p.published_at - coalesce(s.sent_at, s.release_at)) / 3600))::int as hour,
      coalesce(m.level, 0)::int as level, count(*)::int as count
    from ${pieceRows} p join ${listedArticles(scope.orgId)} o on o.article_id = p.article_id
    join ${releaseRows} s on s.org_id = p.org_id and s.id = p.release_id left join ${libraryMedia(scope.orgId)} m on m.id = o.media_id
    where p.org_id = ${scope.orgId} and p.activity_id = ${id} and p.published_at between ${within.from}::timestamptz and ${within.to}::timestamptz
    group by 1, 2, 3 order by 1, 2, 3`.execute(scope.db)
  return rows
}

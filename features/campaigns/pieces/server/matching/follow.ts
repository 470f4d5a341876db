/** What follows from pieces by itself: their articles stand in the campaign, and media that published say so. */
import { adopt, dropMatchMembers, insertSetMembers } from '@guanlan/features/articles/articles/server/facts'
import { mediaOfCampaign, setPublished } from '@guanlan/features/campaigns/campaign-media/server'
import { numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

type Place = Pick<Scope, 'db' | 'orgId' | 'userId' | 'now'>

/** After pieces of these articles changed or went. What a person took out of the campaign is not put into it again. */
export async function followPieces(scope: Place, campaignId: number, articleIds: readonly number[]): Promise<void> {
  if (articleIds.length === 0) return
  const { db, orgId } = scope
  const { rows } = await sql<{ id: number }>`
    select article_id as id from activity_pieces
    where org_id = ${orgId} and activity_id = ${campaignId} and article_id = any(${numberList(articleIds)}::bigint[]) and state in ('confirmed', 'hand')
    order by article_id`.execute(db)
  const counting = rows.map(({ id }) => id)
  const set = { orgId, kind: 'campaign', id: campaignId } as const
  await adopt(scope, counting)
  await insertSetMembers(
    db,
    counting.map(articleId => ({ ...set, articleId, how: 'match' as const })),
  )
  await dropMatchMembers(
    db,
    set,
    articleIds.filter(id => !counting.includes(id)),
  )
  await followMedia(scope, campaignId)
}

export async function followMedia(scope: Place, campaignId: number): Promise<void> {
  const { db, orgId } = scope
  const { rows } = await sql<{ id: number }>`
    select distinct medium_id as id from activity_pieces
    where org_id = ${orgId} and activity_id = ${campaignId} and medium_id is not null and state in ('confirmed', 'hand') limit 10000`.execute(
    db,
  )
  const published = new Set(rows.map(({ id }) => id))
  const media = await mediaOfCampaign(scope, campaignId)
  const idsOf = (is: boolean) =>
    media.filter(({ id, state }) => published.has(id) === is && (state === 'published') !== is).map(({ id }) => id)
  await setPublished(scope, idsOf(true), true)
  await setPublished(scope, idsOf(false), false)
}

/** What people decide of pieces: no later run changes it. */

import { pieceOfRelease, readSentText } from '@guanlan/engine/text'
import { adopt, requireVisibleArticle } from '@guanlan/features/articles/articles/server/facts'
import { mediaOfCampaign } from '@guanlan/features/campaigns/campaign-media/server'
import { requireCampaign } from '@guanlan/features/campaigns/campaigns/server'
import { releasesOf } from '@guanlan/features/campaigns/releases/server'
import { refuse } from '@guanlan/platform/contract'
import { type ChosenRecords, numberList, rowsOfOperation, type Scope, withoutHistory } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Change, Chosen, NewPiece, Piece } from '../../contract.ts'
import { followPieces } from '../matching/follow.ts'
import { groundOf } from '../matching/ground.ts'
import { candidatesOf } from '../matching/match.ts'
import { facts, type Proposal, proposalOf } from '../matching/propose.ts'
import { getPiece, requirePiece } from './shown.ts'
import { type PieceQuestion, pieceTable, questionOf, type StoredPiece } from './table.ts'

export async function chosenPieces(
  scope: Scope,
  { id, ids, idList, allOf, but }: Chosen,
): Promise<ChosenRecords<PieceQuestion>> {
  const named = [...new Set([...(id === undefined ? [] : [id]), ...ids, ...idList])]
  if (named.length === 0 && allOf === null) throw refuse('invalid', 'pieces.chooseSome', {}, 'ids')
  return { ids: named, allOf: allOf && (await questionOf(scope, allOf)), but }
}

const everyPage = 1_000
/** Of campaigns that are there. */
async function rowsOf(scope: Scope, chosen: ChosenRecords<PieceQuestion>): Promise<StoredPiece[]> {
  const rows: StoredPiece[] = []
  let after: string | undefined
  do {
    const { list, next } = await pieceTable.pageOfChosen(scope, chosen, {
      sort: 'publishedAt',
      order: 'desc',
      limit: everyPage,
      after,
    })
    rows.push(...list)
    after = next ?? undefined
  } while (after !== undefined)
  const gone = new Set<number>()
  for (const campaignId of new Set(rows.map(({ activityId }) => activityId)))
    await requireCampaign(scope, campaignId).catch(() => gone.add(campaignId))
  return rows.filter(({ activityId }) => !gone.has(activityId))
}

export async function updatePieces(scope: Scope, change: Change): Promise<{ changed: number; piece: Piece | null }> {
  const { version, state, kind, releaseId, mediumId, ...chosen } = change
  const written = {
    ...(kind !== undefined && { kind }),
    ...(releaseId !== undefined && { releaseId }),
    ...(mediumId !== undefined && { mediumId }),
  }
  const isWritten = Object.keys(written).length > 0
  if (!isWritten && state === undefined) throw refuse('invalid', 'pieces.nothingWritten', {}, 'state')
  if (chosen.id !== undefined && version !== undefined) {
    const before = await requirePiece(scope, chosen.id)
    if (before.version !== version) throw refuse('conflict', 'platform.changedSince', { by: before.updatedBy ?? '' })
    await decide(scope, [before], { state, written })
    return { changed: 1, piece: await getPiece(scope, chosen.id) }
  }
  const rows = await rowsOf(scope, await chosenPieces(scope, chosen))
  if (rows.length === 0 && chosen.allOf === null) throw refuse('missing', 'pieces.missing')
  return { changed: await decide(scope, rows, { state, written }), piece: null }
}

interface Written {
  kind?: Piece['kind']
  releaseId?: number | null
  mediumId?: number | null
}

async function decide(
  scope: Scope,
  rows: readonly StoredPiece[],
  { state, written }: { state: Change['state']; written: Written },
): Promise<number> {
  const { db, orgId, userId, now } = scope
  for (const campaignId of new Set(rows.map(({ activityId }) => activityId)))
    await requireNamed(scope, campaignId, written)
  const isWritten = Object.keys(written).length > 0
  // Who writes what it is has confirmed it, unless they say otherwise.
  const next = state === 'rejected' ? 'rejected' : isWritten ? 'hand' : state
  const { numAffectedRows } = await sql`
    update activity_pieces r set state = ${next}::text, decided = ${next !== 'proposed'}, reason = ${isWritten ? sql`'hand'` : sql`r.reason`},
      kind = coalesce(${written.kind ?? null}::text, r.kind),
      release_id = ${written.releaseId === undefined ? sql`r.release_id` : sql`${written.releaseId}::int`},
      medium_id = ${written.mediumId === undefined ? sql`r.medium_id` : sql`${written.mediumId}::int`},
      version = version + 1, updated_by = ${userId}, updated_at = ${now}
    where r.org_id = ${orgId} and r.id = any(${numberList(rows.map(({ id }) => id))}::int[])
      and (${isWritten} or r.state <> ${next}::text or r.decided <> ${next !== 'proposed'})`.execute(db)
  await followRows(scope, rows)
  return Number(numAffectedRows ?? 0n)
}

/** A release and a medium of another campaign are none of this one. */
async function requireNamed(scope: Scope, campaignId: number, { releaseId, mediumId }: Written): Promise<void> {
  if (releaseId && !(await releasesOf(scope, [campaignId])).some(({ id }) => id === releaseId))
    throw refuse('invalid', 'pieces.releaseMissing', {}, 'releaseId')
  if (mediumId && !(await mediaOfCampaign(scope, campaignId)).some(({ id }) => id === mediumId))
    throw refuse('invalid', 'pieces.mediumMissing', {}, 'mediumId')
}

const followRows = (scope: Scope, rows: readonly Pick<StoredPiece, 'activityId' | 'articleId'>[]) =>
  withoutHistory(scope, async () => {
    for (const [campaignId, its] of Map.groupBy(rows, ({ activityId }) => activityId))
      await followPieces(
        scope,
        campaignId,
        its.map(({ articleId }) => articleId),
      )
  })

/** By hand: they are pieces whatever their text says. One that is there already becomes what is written. */
export async function addPieces(
  scope: Scope,
  { activityId, articleIds, releaseId, mediumId, kind }: NewPiece,
): Promise<{ changed: number }> {
  const { db, orgId, userId, now } = scope
  await requireCampaign(scope, activityId)
  await requireNamed(scope, activityId, { releaseId, mediumId })
  const ids = [...new Set(articleIds)]
  for (const id of ids)
    await requireVisibleArticle(scope, id).catch(() => {
      throw refuse('invalid', 'pieces.articleMissing', { id: String(id) }, 'articleIds')
    })
  await adopt(scope, ids)
  const ground = await groundOf(scope, activityId)
  const release = ground.releases.find(({ id }) => id === releaseId)
  const articles = await candidatesOf(scope, activityId, ids)
  const rows = articles.map(article => {
    const proposal = proposalOf({ ...article, isOfCampaign: true }, ground) as Proposal
    const compared = release?.sent
      ? pieceOfRelease(release.sent, readSentText({ title: article.title, text: article.body }))
      : null
    return {
      ...proposal,
      ...(release && { releaseId: release.id, kind: compared?.kind ?? 'full', ...facts(compared) }),
      ...(kind && { kind }),
      ...(mediumId !== null && { mediumId }),
    }
  })
  if (rows.length === 0) throw refuse('invalid', 'pieces.articleMissing', { id: String(ids[0]) }, 'articleIds')
  await sql`
    insert into activity_pieces as p (org_id, activity_id, article_id, published_at, story_id, sender, release_id, medium_id, kind, of_release, of_piece, longest, reason, state, decided,
      title_changed, changes, others, looked_at, updated_at, updated_by)
    select ${orgId}, ${activityId}, w."articleId", w."publishedAt", w."storyId", w.sender, w."releaseId", w."mediumId", w.kind, w."ofRelease", w."ofPiece", w.longest, 'hand', 'hand', true,
      w."titleChanged", w.changes, w.others, ${now}::timestamptz, ${now}::timestamptz, ${userId}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w ("articleId" bigint, "publishedAt" timestamptz, "storyId" bigint, sender text, "releaseId" int, "mediumId" int, kind text,
      "ofRelease" real, "ofPiece" real, longest int, "titleChanged" boolean, changes jsonb, others jsonb)
    on conflict (org_id, activity_id, article_id) do update set version = p.version + 1, updated_at = excluded.updated_at, updated_by = excluded.updated_by, release_id = excluded.release_id,
      medium_id = excluded.medium_id, kind = excluded.kind, of_release = excluded.of_release, of_piece = excluded.of_piece, longest = excluded.longest, reason = 'hand', state = 'hand',
      decided = true, title_changed = excluded.title_changed, changes = excluded.changes, others = excluded.others`.execute(
    db,
  )
  await followRows(
    scope,
    rows.map(({ articleId }) => ({ activityId, articleId })),
  )
  return { changed: rows.length }
}

export async function removePieces(scope: Scope, chosen: Chosen): Promise<{ changed: number }> {
  const rows = await rowsOf(scope, await chosenPieces(scope, chosen))
  if (rows.length === 0 && chosen.allOf === null) throw refuse('missing', 'pieces.missing')
  await pieceTable.remove(scope, { ids: rows.map(({ id }) => id), allOf: null, but: [] })
  await followRows(scope, rows)
  return { changed: rows.length }
}

/** What an operation that was taken back had changed follows once more: pieces that are there again by their row, those that are gone by what was kept of them. */
export async function followUndone(scope: Scope, undone: number): Promise<void> {
  const { orgId } = scope
  const { rows } = await sql<{ activityId: number; articleId: number }>`
    with articles as (${rowsOfOperation(scope, undone, 'article_id')}), campaigns as (${rowsOfOperation(scope, undone, 'activity_id')})
    select coalesce(r.activity_id, c.value::int) as "activityId", coalesce(r.article_id, a.value::bigint) as "articleId"
    from articles a join campaigns c on c.subject = a.subject and c.key = a.key
    left join activity_pieces r on r.org_id = ${orgId} and r.id = (a.key ->> 'id')::int
    where a.subject = 'activity_pieces' and coalesce(r.article_id, a.value::bigint) is not null and coalesce(r.activity_id, c.value::int) is not null limit 100000`.execute(
    scope.db,
  )
  await followRows(scope, rows)
}

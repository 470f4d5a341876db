/** Pieces as a table: those whose article stands in lists, as whoever asks sees them. */
import { listedArticles } from '@guanlan/features/articles/articles/server/questions'
import { mediaOfCampaign } from '@guanlan/features/campaigns/campaign-media/server'
import { requireCampaign } from '@guanlan/features/campaigns/campaigns/server'
import { releaseRows } from '@guanlan/features/campaigns/releases/server'
import { refuse } from '@guanlan/platform/contract'
import { numberList, type RecordFacts, recordTable, type Scope, zoneOf } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import type {
  NumberChanged,
  OtherRelease,
  PieceKind,
  PieceMark,
  PieceReason,
  PieceState,
  Question,
} from '../../contract.ts'

export interface Stored {
  activityId: number
  articleId: number
  publishedAt: string
  sender: string
  releaseId: number | null
  mediumId: number | null
  kind: PieceKind
  ofRelease: number
  ofPiece: number
  longest: number
  reason: PieceReason
  state: PieceState
  decided: boolean
  titleChanged: boolean
  changes: NumberChanged[]
  missing: string[]
  others: OtherRelease[]
}
export type StoredPiece = Stored & RecordFacts

/** When each medium that promised a day is late. */
export interface Promised {
  mediumId: number
  until: Date
}
export type PieceQuestion = Omit<Question, 'activityId' | 'id'> & {
  orgId: number
  campaignId: number
  promised: readonly Promised[]
}

const conditionOfMark = ({ orgId, promised }: PieceQuestion): Record<PieceMark, RawBuilder<unknown>> => ({
  title: sql`r.title_changed`,
  number: sql`r.changes <> '[]'::jsonb`,
  message: sql`r.missing <> '[]'::jsonb`,
  embargo: sql`exists (select from ${releaseRows} l where l.org_id = ${orgId} and l.id = r.release_id and r.published_at < l.embargo_at)`,
  late: sql`exists (select from unnest(${numberList(promised.map(({ mediumId }) => mediumId))}::int[], ${promised.map(({ until }) => until)}::timestamptz[]) m (id, until)
    where m.id = r.medium_id and r.published_at >= m.until)`,
  twice: isTwice,
})

/** It has text of a release, its address or a medium of the campaign. */
export const isMatched = sql`(r.reason <> 'campaign' or r.medium_id is not null)`

/** The same release by the same sender, before. */
export const isTwice = sql`(r.release_id is not null and exists (select from activity_pieces e where e.org_id = r.org_id and e.activity_id = r.activity_id and e.sender = r.sender
  and e.release_id = r.release_id and e.state <> 'rejected' and (e.published_at, e.id) < (r.published_at, r.id)))`

const conditionOf = (question: PieceQuestion): RawBuilder<unknown> => {
  const { orgId, campaignId, state, kind, release, medium, mark, basis } = question
  const parts = [
    sql`r.activity_id = ${campaignId}::int`,
    sql`exists (select from ${listedArticles(orgId)} o where o.article_id = r.article_id)`,
  ]
  if (state === 'counting') parts.push(sql`r.state in ('confirmed', 'hand')`)
  else if (state !== 'all') parts.push(sql`r.state = ${state}`)
  if (kind !== 'all') parts.push(sql`r.kind = ${kind}`)
  if (release > 0)
    parts.push(sql`(r.release_id = ${release}::int or r.others @> ${JSON.stringify([{ releaseId: release }])}::jsonb)`)
  if (medium > 0) parts.push(sql`r.medium_id = ${medium}::int`)
  if (basis !== 'all') parts.push(basis === 'matched' ? isMatched : sql`not ${isMatched}`)
  if (mark !== 'all') parts.push(conditionOfMark(question)[mark])
  return sql.join(parts, sql` and `)
}

export const pieceTable = recordTable<Stored, PieceQuestion, Question['sort']>({
  table: 'activity_pieces',
  fields: {
    activityId: 'activity_id',
    articleId: 'article_id',
    publishedAt: 'published_at',
    sender: 'sender',
    releaseId: 'release_id',
    mediumId: 'medium_id',
    kind: 'kind',
    ofRelease: 'of_release',
    ofPiece: 'of_piece',
    longest: 'longest',
    reason: 'reason',
    state: 'state',
    decided: 'decided',
    titleChanged: 'title_changed',
    changes: { json: 'changes' },
    missing: { json: 'missing' },
    others: { json: 'others' },
  },
  where: conditionOf,
  sorts: {
    publishedAt: { value: sql`r.published_at`, type: 'timestamptz' },
    ofRelease: { value: sql`round(r.of_release * 1000)::bigint`, type: 'bigint' },
    updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' },
  },
})

/** A question with the campaign that it is of. @throws invalid, without one; missing */
export async function questionOf(scope: Scope, { activityId, id, ...question }: Question): Promise<PieceQuestion> {
  const campaignId = activityId ?? id
  if (campaignId === undefined) throw refuse('invalid', 'pieces.campaignMissing', {}, 'activityId')
  await requireCampaign(scope, campaignId)
  return { ...question, orgId: scope.orgId, campaignId, promised: await promisedOf(scope, campaignId) }
}

const dayMs = 86_400_000
/** By the calendar of the organisation: the day that was promised ends a day after it begins there. */
export async function promisedOf(scope: Scope, campaignId: number): Promise<Promised[]> {
  const media = (await mediaOfCampaign(scope, campaignId)).filter(({ promisedOn }) => promisedOn !== null)
  if (media.length === 0) return []
  const zone = await zoneOf(scope.orgId, scope.db)
  const { rows } = await sql<Promised>`
    select m.id as "mediumId", ((m.day::date + 1)::timestamp at time zone ${zone}) as until
    from unnest(${numberList(media.map(({ id }) => id))}::int[], ${media.map(({ promisedOn }) => promisedOn ?? '')}::text[]) m (id, day)`.execute(
    scope.db,
  )
  return rows
}

export const daysBetween = (from: Date, to: Date): number => Math.floor((to.getTime() - from.getTime()) / dayMs)

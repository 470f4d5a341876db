/** Proposals become rows: what people decided stays, what is the same is not written, and what is no piece any more goes. */
import { jsonRows, numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { PieceKind, PieceReason, PieceState } from '../../contract.ts'
import type { Ground } from './ground.ts'
import type { Proposal } from './propose.ts'

export interface StoredPiece extends Omit<Proposal, 'isCertain' | 'reason' | 'publishedAt'> {
  id: number
  kind: PieceKind
  reason: PieceReason
  state: PieceState
  decided: boolean
}

export async function storedPieces(
  { db, orgId }: Pick<Scope, 'db' | 'orgId'>,
  campaignId: number,
  articleIds: readonly number[],
): Promise<ReadonlyMap<number, StoredPiece>> {
  const { rows } = await sql<StoredPiece>`
    select id, article_id as "articleId", story_id as "storyId", sender, release_id as "releaseId", medium_id as "mediumId", kind, round(of_release::numeric, 3)::float8 as "ofRelease",
      round(of_piece::numeric, 3)::float8 as "ofPiece", longest, reason, state, decided, title_changed as "titleChanged", changes, missing, others
    from activity_pieces where org_id = ${orgId} and activity_id = ${campaignId} and article_id = any(${numberList(articleIds)}::bigint[])
    limit ${articleIds.length}`.execute(db)
  return new Map(rows.map(row => [row.articleId, row]))
}

const compared = [
  'storyId',
  'sender',
  'releaseId',
  'mediumId',
  'kind',
  'ofRelease',
  'ofPiece',
  'longest',
  'reason',
  'titleChanged',
  'changes',
  'missing',
  'others',
] as const

/** @returns articles whose piece is new, another one or gone */
export async function saveProposals(
  scope: Pick<Scope, 'db' | 'orgId' | 'now'>,
  { campaignId, confirms }: Pick<Ground, 'campaignId' | 'confirms'>,
  articleIds: readonly number[],
  proposals: ReadonlyMap<number, Proposal>,
): Promise<number[]> {
  const { db, orgId, now } = scope
  const stored = await storedPieces(scope, campaignId, articleIds)
  const [written, gone]: [object[], number[]] = [[], []]
  const changed: number[] = []
  for (const id of articleIds) {
    const [proposal, before] = [proposals.get(id), stored.get(id)]
    if (before?.decided) continue
    if (!proposal) {
      if (before) gone.push(id)
      continue
    }
    const state: PieceState = proposal.isCertain && confirms ? 'confirmed' : 'proposed'
    if (before && before.state === state && isSame(before, proposal)) continue
    written.push({ ...proposal, state })
    changed.push(id)
  }
  if (written.length > 0)
    await sql`
      insert into activity_pieces as p (org_id, activity_id, article_id, published_at, story_id, sender, release_id, medium_id, kind, of_release, of_piece, longest, reason, state,
        title_changed, changes, missing, others, looked_at, updated_at)
      select ${orgId}, ${campaignId}, w."articleId", w."publishedAt", w."storyId", w.sender, w."releaseId", w."mediumId", w.kind, w."ofRelease", w."ofPiece", w.longest, w.reason, w.state,
        w."titleChanged", w.changes, w.missing, w.others, ${now}::timestamptz, ${now}::timestamptz
      from jsonb_to_recordset(${jsonRows(written)}::jsonb) as w ("articleId" bigint, "publishedAt" timestamptz, "storyId" bigint, sender text, "releaseId" int, "mediumId" int, kind text,
        "ofRelease" real, "ofPiece" real, longest int, reason text, state text, "titleChanged" boolean, changes jsonb, missing jsonb, others jsonb)
      order by w."articleId"
      on conflict (org_id, activity_id, article_id) do update set version = p.version + 1, updated_at = excluded.updated_at, updated_by = null, published_at = excluded.published_at,
        story_id = excluded.story_id, sender = excluded.sender, release_id = excluded.release_id, medium_id = excluded.medium_id, kind = excluded.kind, of_release = excluded.of_release,
        of_piece = excluded.of_piece, longest = excluded.longest, reason = excluded.reason, state = excluded.state, title_changed = excluded.title_changed, changes = excluded.changes,
        missing = excluded.missing, others = excluded.others, looked_at = excluded.looked_at
      where not p.decided`.execute(db)
  if (gone.length > 0)
    await sql`
      delete from activity_pieces where org_id = ${orgId} and activity_id = ${campaignId} and article_id = any(${numberList(gone)}::bigint[]) and not decided`.execute(
      db,
    )
  return [...changed, ...gone]
}

const isSame = (before: StoredPiece, proposal: Proposal): boolean =>
  compared.every(field => JSON.stringify(before[field]) === JSON.stringify(proposal[field]))

/** Of these articles, those that a run looked at: the others are gone when it ends. */
export async function stampLooked(
  { db, orgId, now }: Pick<Scope, 'db' | 'orgId' | 'now'>,
  campaignId: number,
  articleIds: readonly number[],
): Promise<void> {
  await sql`
    update activity_pieces set looked_at = ${now}::timestamptz
    where org_id = ${orgId} and activity_id = ${campaignId} and article_id = any(${numberList(articleIds)}::bigint[]) and looked_at < ${now}::timestamptz and not decided`.execute(
    db,
  )
}

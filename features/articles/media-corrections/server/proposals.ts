/** What members propose of media. */

import type { MediumRecord } from '@guanlan/features/articles/articles/contract'
import {
  bodyProblem,
  countMisplaced,
  mediumRecord,
  type StoredMedium,
  unseenMedia,
} from '@guanlan/features/articles/articles/server/facts'
import { mediaRows } from '@guanlan/features/articles/articles/server/questions'
import { refuse } from '@guanlan/platform/contract'
import { type CallScope, isoOf, pageOfNewest, patternOf, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Draft, Proposal, Question } from '../contract.ts'
import { mediumOf, misplacedBy } from './condition.ts'

const isNamed = sql`coalesce(r.wanted->>'name', '')`
export const columns = sql`r.id, r.version, r.media_id as "mediumId", coalesce((select m.name from ${mediaRows} m where m.id = r.media_id), '') as "mediumName",
  r.wanted, r.merged, array(select m.name from ${mediaRows} m where m.id = any(r.merged) order by m.id) as "mergedNames",
  (select m.name from ${mediaRows} m where m.id = (r.wanted->>'bodyId')::int) as "bodyName", r.reason, r.state, r.answer,
  ${isoOf('r.created_at')} as "createdAt", coalesce(member_name(r.created_by), '#' || r.created_by) as "createdBy", ${isoOf('r.decided_at')} as "decidedAt",
  ${isoOf('r.updated_at')} as "updatedAt", coalesce(member_name(r.updated_by), '#' || r.updated_by) as "updatedBy"`

type Row = Omit<Proposal, keyof MediumRecord> & { wanted: MediumRecord }
export const present = <R extends Row>({ wanted: requested, ...row }: R) => ({ ...requested, ...row })

export async function listProposals(
  scope: Scope,
  { like, state, ...page }: Question & { page: number; pageSize: number; after?: string | undefined },
) {
  const named = sql`(${isNamed} || ' ' || r.reason || ' ' || coalesce((select m.name from ${mediaRows} m where m.id = r.media_id), ''))`
  const where = sql`r.org_id = ${scope.orgId} and ${state === 'all' ? sql`true` : sql`r.state = ${state}`}
    and ${like === '' ? sql`true` : sql`${named} ilike ${patternOf(like)}`}`
  const found = await pageOfNewest<Row>(scope, { table: 'media_proposals', columns, where }, page)
  return { ...found, list: found.list.map(present) }
}

export async function getProposal({ orgId, db }: Scope, id: number): Promise<Proposal> {
  const { rows } =
    await sql<Row>`select ${columns} from media_proposals r where r.org_id = ${orgId} and r.id = ${id}`.execute(db)
  if (!rows[0]) throw refuse('missing', 'platform.missing')
  return present(rows[0])
}

export async function reachOf(
  { orgId, db }: Scope,
  requested: { mediumId: number; merged: readonly number[]; mediaType: MediumRecord['mediaType'] },
): Promise<{ articles: number }> {
  await requireSeen({ orgId, db }, [requested.mediumId], 'mediumId')
  await requireSeen({ orgId, db }, requested.merged, 'merged')
  const medium = await mediumRecord(db, requested.mediumId, orgId)
  return { articles: await countMisplaced(db, misplacedBy(medium, requested), orgId) }
}

export async function propose(scope: CallScope, draft: Draft): Promise<Proposal> {
  const { orgId, userId, now, db } = scope
  const { mediumId, merged, reason, wanted: requested } = await checked(scope, draft)
  const { rows } = await sql<{ id: number }>`
    insert into media_proposals (org_id, media_id, wanted, merged, reason, created_by, created_at, updated_by, updated_at)
    values (${orgId}, ${mediumId}, ${JSON.stringify(requested)}::jsonb, ${merged}::int[], ${reason}, ${userId}, ${now}, ${userId}, ${now})
    returning id`.execute(db)
  return getProposal(scope, rows[0]?.id ?? 0)
}

export async function changeProposal(
  scope: CallScope,
  { id, version, ...draft }: Draft & { id: number; version: number },
): Promise<Proposal> {
  const { orgId, userId, now, db } = scope
  const before = await lockOpen(scope, id)
  if (before.version !== version) throw refuse('conflict', 'platform.changedSince', { by: before.updatedBy ?? '' })
  const { mediumId, merged, reason, wanted: requested } = await checked(scope, draft)
  await sql`
    update media_proposals set media_id = ${mediumId}, wanted = ${JSON.stringify(requested)}::jsonb, merged = ${merged}::int[], reason = ${reason},
      version = version + 1, updated_by = ${userId}, updated_at = ${now}
    where org_id = ${orgId} and id = ${id}`.execute(db)
  return getProposal(scope, id)
}

export async function withdraw(scope: CallScope, id: number): Promise<null> {
  await lockOpen(scope, id)
  await sql`delete from media_proposals where org_id = ${scope.orgId} and id = ${id}`.execute(scope.db)
  return null
}

/** Until the end of the transaction no operator decides it. */
async function lockOpen(scope: Scope, id: number): Promise<Proposal> {
  await sql`select 1 from media_proposals where org_id = ${scope.orgId} and id = ${id} for update`.execute(scope.db)
  const proposal = await getProposal(scope, id)
  if (proposal.state !== 'proposed') throw refuse('conflict', 'mediaCorrections.alreadyDecided')
  return proposal
}

async function checked({ orgId, db }: Scope, { mediumId, merged, reason, ...written }: Draft) {
  await requireSeen({ orgId, db }, [mediumId], 'mediumId')
  await requireSeen({ orgId, db }, merged, 'merged')
  const medium = await mediumOf(db, mediumId, orgId, 'mediumId')
  const requested = { ...written, bodyId: written.bodyId === undefined ? (medium.bodyId ?? null) : written.bodyId }
  if (requested.bodyId !== null && requested.bodyId !== medium.bodyId) {
    await requireSeen({ orgId, db }, [requested.bodyId], 'bodyId')
    const problem = await bodyProblem(db, mediumId, requested.bodyId)
    if (problem) throw refuse('invalid', `mediaCorrections.${problem}`, {}, 'bodyId')
  }
  const distinct = [...new Set(merged)]
  if (distinct.includes(mediumId)) throw refuse('invalid', 'mediaCorrections.mergedItself', {}, 'merged')
  for (const id of distinct) await mediumOf(db, id, orgId, 'merged')
  const { id: _, ...now } = shownMedium(medium)
  if (distinct.length === 0 && isSame(now, requested))
    throw refuse('invalid', 'mediaCorrections.nothingChanged', {}, 'name')
  return { mediumId, merged: distinct, reason, wanted: requested }
}

const isSame = (one: MediumRecord, other: MediumRecord): boolean =>
  (Object.keys(one) as (keyof MediumRecord)[]).every(field => {
    const [a, b] = [one[field], other[field]]
    return JSON.stringify(Array.isArray(a) ? [...a].sort() : a) === JSON.stringify(Array.isArray(b) ? [...b].sort() : b)
  })

/** With the organisation's own word where nobody has said anything for everybody. */
export function shownMedium({
  mergedInto,
  typeBefore,
  said: reported,
  ...medium
}: StoredMedium): MediumRecord & { id: number } {
  return { ...medium, ...reported }
}

/** A medium is known to an organisation by its articles: names that only others have handed in are not told. */
export async function requireSeen(
  scope: Pick<Scope, 'orgId' | 'db'>,
  ids: readonly number[],
  field: string,
): Promise<void> {
  if ((await unseenMedia(scope, ids)).length > 0) throw refuse('invalid', 'mediaCorrections.mediumMissing', {}, field)
}

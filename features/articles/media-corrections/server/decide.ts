/** Operators decide: media are corrected at once, for everybody; stored articles follow in a task. */

import type { MediumRecord } from '@guanlan/features/articles/articles/contract'
import {
  bodyProblem,
  countMisplaced,
  mediumRecord,
  type StoredMedium,
  writeMedium,
} from '@guanlan/features/articles/articles/server/facts'
import { organisationRows } from '@guanlan/features/people/organisations/server'
import { refuse } from '@guanlan/platform/contract'
import { type SystemScope, startTask, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { WaitingProposal } from '../contract.ts'
import { corrected, mediumOf, misplacedBy } from './condition.ts'
import { applyCorrection } from './jobs.ts'
import { columns, present } from './proposals.ts'

interface Named {
  orgId: number
  id: number
  version: number
}

export async function waitingProposals(
  { db }: SystemScope,
  state: 'proposed' | 'accepted',
): Promise<{ list: WaitingProposal[] }> {
  return db.transaction().execute(async tx => {
    const { rows } = await sql<Omit<WaitingProposal, keyof MediumRecord> & { wanted: MediumRecord }>`
      select ${columns}, r.org_id as "orgId", (select o.name from ${organisationRows} o where o.id = r.org_id) as "orgName", 0 as articles
      from media_proposals r where r.state = ${state} order by ${state === 'proposed' ? sql`r.id` : sql`r.decided_at desc, r.id`} limit 50`.execute(
      tx,
    )
    const list: WaitingProposal[] = []
    for (const proposal of rows.map(present)) {
      const articles = state === 'proposed' ? await toChange(tx, proposal) : await changedBy(tx, proposal)
      list.push({ ...proposal, articles })
    }
    return { list }
  })
}

const toChange = async (tx: Tx, { orgId, mediumId, merged, mediaType }: WaitingProposal) =>
  countMisplaced(tx, misplacedBy(await mediumRecord(tx, mediumId, orgId), { merged, mediaType }), null)

async function changedBy(tx: Tx, { orgId, id }: WaitingProposal): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from media_correction_articles a join media_corrections c on c.id = a.correction_id
    where c.proposed_by_org = ${orgId} and c.proposal_id = ${id}`.execute(tx)
  return rows[0]?.n ?? 0
}

export async function decide(
  { db, userId, now }: SystemScope,
  { orgId, id, version, accept, answer }: Named & { accept: boolean; answer: string },
): Promise<null> {
  await db.transaction().execute(async tx => {
    const proposal = await lock(tx, { orgId, id, version }, 'proposed')
    if (accept) await apply(tx, userId, { ...proposal, orgId, id })
    await sql`
      update media_proposals set state = ${accept ? 'accepted' : 'rejected'}, answer = ${answer}, decided_at = ${now}, version = version + 1
      where org_id = ${orgId} and id = ${id}`.execute(tx)
  })
  return null
}

interface Locked {
  mediumId: number
  merged: number[]
  wanted: MediumRecord
  createdBy: number | null
}

async function apply(
  tx: Tx,
  operator: number,
  { orgId, id, mediumId, merged, wanted: requested, createdBy }: Locked & { orgId: number; id: number },
) {
  const medium = await mediumOf(tx, mediumId, orgId, 'mediumId')
  const others: StoredMedium[] = []
  for (const other of merged) others.push(await mediumOf(tx, other, orgId, 'merged'))
  const body = corrected(medium, others, requested).bodyId ?? null
  const problem = body !== null && body !== medium.bodyId ? await bodyProblem(tx, mediumId, body) : null
  if (problem) throw refuse('conflict', `mediaCorrections.${problem}`, {}, 'bodyId')
  const before = JSON.stringify([medium, ...others])
  for (const other of others)
    await writeMedium(tx, { ...other, aliases: [], domains: [], accounts: [], mergedInto: mediumId })
  await writeMedium(tx, corrected(medium, others, requested))
  const { rows } = await sql<{ id: number }>`
    insert into media_corrections (proposed_by_org, proposal_id, before, decided_by) values (${orgId}, ${id}, ${before}::jsonb, ${operator})
    returning id`.execute(tx)
  const misplaced = misplacedBy(medium, { merged, mediaType: requested.mediaType })
  if (merged.length > 0 || misplaced.wrongType !== null)
    await startTask(
      { orgId, userId: createdBy, db: tx },
      applyCorrection,
      { correctionId: rows[0]?.id ?? 0, name: requested.name, revert: false },
      null,
      { total: await countMisplaced(tx, misplaced, null) },
    )
}

/** Only what nothing was built on: a later correction of the same media is taken back first. */
export async function revert({ db, now }: SystemScope, named: Named): Promise<null> {
  const { orgId, id } = named
  await db.transaction().execute(async tx => {
    const proposal = await lock(tx, named, 'accepted')
    const { rows } = await sql<{ id: number; before: StoredMedium[] }>`
      update media_corrections c set reverted_at = ${now}, begun_in = pg_current_xact_id()
      where c.proposed_by_org = ${orgId} and c.proposal_id = ${id} returning c.id, c.before`.execute(tx)
    const correction = rows[0]
    if (!correction) throw refuse('missing', 'platform.missing')
    const ids = correction.before.map(medium => medium.id)
    const { rows: later } = await sql`
      select 1 from media_corrections c where c.reverted_at is null and c.id > ${correction.id}
        and exists (select from jsonb_array_elements(c.before) m where (m->>'id')::int = any(${ids}::int[])) limit 1`.execute(
      tx,
    )
    if (later.length > 0) throw refuse('conflict', 'mediaCorrections.changedLater')
    for (const medium of correction.before) await writeMedium(tx, medium)
    await startTask(
      { orgId, userId: proposal.createdBy, db: tx },
      applyCorrection,
      { correctionId: correction.id, name: correction.before[0]?.name ?? '', revert: true },
      null,
    )
    await sql`
      update media_proposals set state = 'reverted', decided_at = ${now}, version = version + 1 where org_id = ${orgId} and id = ${id}`.execute(
      tx,
    )
  })
  return null
}

async function lock(tx: Tx, { orgId, id, version }: Named, state: 'proposed' | 'accepted'): Promise<Locked> {
  const { rows } = await sql<Locked & { version: number; state: string }>`
    select media_id as "mediumId", merged, wanted, created_by as "createdBy", version, state from media_proposals
    where org_id = ${orgId} and id = ${id} for update`.execute(tx)
  const row = rows[0]
  if (!row) throw refuse('missing', 'platform.missing')
  if (row.state !== state) throw refuse('conflict', 'mediaCorrections.alreadyDecided')
  if (row.version !== version) throw refuse('conflict', 'platform.changedSince', { by: '' })
  return row
}

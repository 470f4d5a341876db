/** Conversations with people. */
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { mostTalks, type Talk, type TalkDraft } from '../contract.ts'
import { requireJournalists } from './records.ts'

/** Newest first. @throws missing */
export async function talksOf(scope: Scope, id: number): Promise<Talk[]> {
  await requireJournalists(scope, [id])
  const { rows } = await sql<Talk & { at: Date }>`
    select t.id, t.at, t.way, t.about, coalesce(member_name(t.user_id), '#' || t.user_id) as by from journalist_talks t
    where t.org_id = ${scope.orgId} and t.journalist_id = ${id} order by t.at desc, t.id desc limit ${mostTalks}`.execute(
    scope.db,
  )
  return rows.map(row => ({ ...row, at: new Date(row.at).toISOString() }))
}

export async function addTalk(scope: Scope, { journalistId, at, way, about }: TalkDraft): Promise<Talk[]> {
  await requireJournalists(scope, [journalistId])
  await sql`
    insert into journalist_talks (org_id, journalist_id, at, user_id, way, about)
    values (${scope.orgId}, ${journalistId}, ${at}, ${scope.userId}, ${way}, ${about})`.execute(scope.db)
  return talksOf(scope, journalistId)
}

/** @throws missing */
export async function removeTalk({ orgId, db }: Scope, id: number): Promise<{ changed: number }> {
  const { numAffectedRows } = await sql`
    delete from journalist_talks t where t.org_id = ${orgId} and t.id = ${id}
      and exists (select from journalists j where j.org_id = t.org_id and j.id = t.journalist_id and j.removed_at is null)`.execute(
    db,
  )
  if (numAffectedRows !== 1n) throw refuse('missing', 'platform.missing')
  return { changed: 1 }
}

/** Facts of a crisis: known, denied, open. One that stops being what it was verified as marks the statements that rest on it. */
import { refuse } from '@guanlan/platform/contract'
import { isoOf, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Fact, FactDraft } from '../../contract.ts'
import { writeLine } from '../chronicle/lines.ts'
import { lockOpenCrisis, requireArticle, requireSeen } from '../records/open-crisis.ts'
import { shortened } from './shortened.ts'

type Draft = z.output<typeof FactDraft>

const columns = sql`
  f.id, f.version, ${isoOf('f.updated_at')} as "updatedAt", coalesce(member_name(f.updated_by), '#' || f.updated_by) as "updatedBy",
  f.crisis_id as "crisisId", f.state, f.text, f.article_id as "articleId", f.link, f.verified_by as "verifiedBy",
  ${isoOf('f.verified_at')} as "verifiedAt", ${isoOf('f.fell_at')} as "fellAt", ${isoOf('f.created_at')} as "createdAt"`

/** Open ones first: they are what has to be found out. */
export async function listFacts(scope: Scope, crisisId: number): Promise<Fact[]> {
  await requireSeen(scope, crisisId)
  const { rows } = await sql<Fact>`
    select ${columns} from crisis_facts f where f.org_id = ${scope.orgId} and f.crisis_id = ${crisisId}::int
    order by array_position(array['open', 'known', 'denied'], f.state), f.id limit 1000`.execute(scope.db)
  return rows
}

async function getFact({ orgId, db }: Scope, id: number): Promise<Fact> {
  const { rows } = await sql<Fact>`
    select ${columns} from crisis_facts f where f.org_id = ${orgId} and f.id = ${id}::int`.execute(db)
  if (!rows[0]) throw refuse('missing', 'platform.missing')
  return rows[0]
}

/** What is known or denied was verified by somebody: whoever says so, where no other name is given. */
async function verifierOf({ userId, db }: Scope, { state, verifiedBy }: Draft): Promise<string> {
  if (state === 'open' || verifiedBy !== '') return verifiedBy
  const { rows } = await sql<{ name: string | null }>`select member_name(${userId}::int) as name`.execute(db)
  return rows[0]?.name ?? ''
}

export async function addFact(scope: Scope, draft: Draft): Promise<Fact> {
  const { orgId, userId, db, now } = scope
  const { crisisId, state, text, articleId, link } = draft
  await lockOpenCrisis(scope, crisisId)
  await requireArticle(scope, articleId)
  const { rows } = await sql<{ id: number }>`
    insert into crisis_facts (org_id, updated_at, updated_by, crisis_id, state, text, article_id, link, verified_by, verified_at, created_at, created_by)
    values (${orgId}, ${now}::timestamptz, ${userId}::int, ${crisisId}, ${state}, ${text}, ${articleId}::bigint, ${link}, ${await verifierOf(scope, draft)},
      ${state === 'open' ? null : now}::timestamptz, ${now}::timestamptz, ${userId}::int)
    returning id`.execute(db)
  await writeLine(scope, {
    crisisId,
    kind: 'fact',
    articleId,
    sentence: { key: 'lineFact', values: { state: `@fact_${state}`, text: shortened(text) } },
  })
  return getFact(scope, rows[0]?.id ?? 0)
}

export async function updateFact(
  scope: Scope,
  id: number,
  { version, ...draft }: Draft & { version: number },
): Promise<Fact> {
  const { orgId, userId, db, now } = scope
  const before = await getFact(scope, id)
  if (before.crisisId !== draft.crisisId) throw refuse('missing', 'platform.missing')
  const { state, text, articleId, link } = draft
  await lockOpenCrisis(scope, draft.crisisId)
  await requireArticle(scope, articleId)
  const isOther = before.state !== state
  const falls = isOther && before.state !== 'open'
  const { numAffectedRows } = await sql`
    update crisis_facts set state = ${state}, text = ${text}, article_id = ${articleId}::bigint, link = ${link}, verified_by = ${await verifierOf(scope, draft)},
      verified_at = ${state === 'open' ? null : isOther ? now : sql`coalesce(verified_at, ${now}::timestamptz)`},
      fell_at = ${falls ? now : sql`fell_at`}, version = version + 1, updated_at = ${now}::timestamptz, updated_by = ${userId}::int
    where org_id = ${orgId} and id = ${id}::int and version = ${version}`.execute(db)
  if (numAffectedRows !== 1n) throw refuse('conflict', 'platform.changedSince', { by: before.updatedBy ?? '' })
  if (isOther)
    await writeLine(scope, {
      crisisId: draft.crisisId,
      kind: 'fact',
      articleId,
      sentence: {
        key: 'lineFactState',
        values: { from: `@fact_${before.state}`, to: `@fact_${state}`, text: shortened(text) },
      },
    })
  if (falls) await writeFallen(scope, draft.crisisId, id)
  return getFact(scope, id)
}

/** A line for each statement that rests on it. */
async function writeFallen(scope: Scope, crisisId: number, factId: number): Promise<void> {
  const { rows } = await sql<{ title: string }>`
    select s.title from crisis_statements s where s.org_id = ${scope.orgId} and s.crisis_id = ${crisisId}
      and s.paragraphs @> ${JSON.stringify([{ factIds: [factId] }])}::jsonb order by s.id limit 100`.execute(scope.db)
  for (const { title } of rows)
    await writeLine(scope, {
      crisisId,
      kind: 'statement',
      sentence: { key: 'lineStatementFallen', values: { title: shortened(title) } },
    })
}

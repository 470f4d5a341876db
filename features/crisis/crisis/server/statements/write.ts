/** The text of a statement. Every save is a version that is kept; a change after it was sent or sealed begins again. */
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { StatementDraft } from '../../contract/statements.ts'
import { type Statement, type StatementText, sealedText } from '../../contract.ts'
import { writeLine } from '../chronicle/lines.ts'
import { shortened } from '../facts/shortened.ts'
import { lockOpenCrisis } from '../records/open-crisis.ts'
import { getStatement } from './records.ts'

/** @throws facts that are none of the crisis */
async function requireFacts({ orgId, db }: Scope, crisisId: number, { paragraphs }: StatementText): Promise<void> {
  const ids = [...new Set(paragraphs.flatMap(({ factIds }) => factIds))]
  if (ids.length === 0) return
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from crisis_facts where org_id = ${orgId} and crisis_id = ${crisisId} and id = any(${ids}::int[])`.execute(
    db,
  )
  if (rows[0]?.n !== ids.length) throw refuse('invalid', 'crisis.factMissing', {}, 'paragraphs')
}

async function insertVersion(
  { orgId, userId, db, now }: Scope,
  id: number,
  number: number,
  { title, paragraphs }: StatementText,
): Promise<void> {
  await sql`
    insert into crisis_statement_versions (org_id, statement_id, number, at, by_user, title, paragraphs)
    values (${orgId}, ${id}, ${number}, ${now}::timestamptz, ${userId}::int, ${title}, ${JSON.stringify(paragraphs)}::jsonb)`.execute(
    db,
  )
}

export async function addStatement(scope: Scope, draft: z.output<typeof StatementDraft>): Promise<Statement> {
  const { orgId, userId, db, now } = scope
  const { crisisId, title, paragraphs } = draft
  await lockOpenCrisis(scope, crisisId)
  await requireFacts(scope, crisisId, draft)
  const { rows } = await sql<{ id: number }>`
    insert into crisis_statements (org_id, updated_at, updated_by, crisis_id, title, paragraphs, written_at, created_at, created_by)
    values (${orgId}, ${now}::timestamptz, ${userId}::int, ${crisisId}, ${title}, ${JSON.stringify(paragraphs)}::jsonb, ${now}::timestamptz, ${now}::timestamptz, ${userId}::int)
    returning id`.execute(db)
  const id = rows[0]?.id ?? 0
  await insertVersion(scope, id, 1, draft)
  await writeLine(scope, {
    crisisId,
    kind: 'statement',
    sentence: { key: 'lineStatement', values: { title: shortened(title) } },
  })
  return getStatement(scope, id)
}

export async function saveStatement(
  scope: Scope,
  id: number,
  { version, ...text }: StatementText & { version: number },
): Promise<Statement> {
  const { orgId, userId, db, now } = scope
  const before = await getStatement(scope, id)
  await lockOpenCrisis(scope, before.crisisId)
  await requireFacts(scope, before.crisisId, text)
  if (sameText(before, text) && version === before.version) return before
  const { rows } = await sql<{ number: number }>`
    update crisis_statements s set title = ${text.title}, paragraphs = ${JSON.stringify(text.paragraphs)}::jsonb, written_at = ${now}::timestamptz, state = 'draft',
      chain = '[]', step = 0, step_at = null, sent_back = null, hash = null, sealed_at = null,
      number = (select coalesce(max(v.number), 0) + 1 from crisis_statement_versions v where v.org_id = s.org_id and v.statement_id = s.id),
      version = version + 1, updated_at = ${now}::timestamptz, updated_by = ${userId}::int
    where s.org_id = ${orgId} and s.id = ${id}::int and s.version = ${version} returning number`.execute(db)
  const number = rows[0]?.number
  if (number === undefined) throw refuse('conflict', 'platform.changedSince', { by: before.updatedBy ?? '' })
  await insertVersion(scope, id, number, text)
  await writeLine(scope, {
    crisisId: before.crisisId,
    kind: 'statement',
    sentence: {
      key: before.state === 'draft' ? 'lineStatementSaved' : 'lineStatementAgain',
      values: { title: shortened(text.title), number },
    },
  })
  return getStatement(scope, id)
}

const factsNamed = ({ paragraphs }: StatementText): string => JSON.stringify(paragraphs.map(({ factIds }) => factIds))
const sameText = (one: StatementText, other: StatementText): boolean =>
  sealedText(one) === sealedText(other) && factsNamed(one) === factsNamed(other)

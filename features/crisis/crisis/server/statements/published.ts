/** Where and when a statement was published, and what the public may read. */
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { z } from 'zod'
import { mostSharedStatements, type SharedCrisis } from '../../contract/shared.ts'
import type { PublicationDraft, Statement } from '../../contract.ts'
import { writeLine } from '../chronicle/lines.ts'
import { statementPublished } from '../clocks/after-step.ts'
import { shortened } from '../facts/shortened.ts'
import { lockOpenCrisis } from '../records/open-crisis.ts'
import { nameOf } from './approval.ts'
import { getStatement } from './records.ts'

/** What holds once a statement is out: its line, and the time until the next one. */
async function follow(scope: Scope, { crisisId, title }: Statement, place: string, at: Date): Promise<void> {
  await writeLine(scope, {
    crisisId,
    kind: 'statement',
    happenedAt: at,
    sentence: { key: 'lineStatementPublished', values: { title: shortened(title), place } },
  })
  await statementPublished(scope, crisisId)
}

export async function publishStatement(scope: Scope, draft: z.output<typeof PublicationDraft>): Promise<Statement> {
  const { orgId, userId, db, now } = scope
  const { id, version, place, link } = draft
  const at = draft.at === undefined ? now : new Date(draft.at)
  if (at > now) throw refuse('invalid', 'crisis.lineAhead', {}, 'at')
  const { crisisId } = await getStatement(scope, id)
  await lockOpenCrisis(scope, crisisId)
  const statement = await getStatement(scope, id)
  if (statement.version !== version)
    throw refuse('conflict', 'platform.changedSince', { by: statement.updatedBy ?? '' })
  if (statement.hash === null) throw refuse('conflict', 'crisis.notApproved')
  if (statement.publications.length >= mostPublications) throw refuse('conflict', 'crisis.tooManyPublications')
  const publication = {
    at: at.toISOString(),
    place,
    link,
    number: statement.number,
    hash: statement.hash,
    by: await nameOf(scope),
  }
  await sql`
    update crisis_statements set state = 'published', publications = publications || ${JSON.stringify([publication])}::jsonb,
      version = version + 1, updated_at = ${now}::timestamptz, updated_by = ${userId}::int
    where org_id = ${orgId} and id = ${id}::int`.execute(db)
  await follow(scope, statement, place, at)
  return getStatement(scope, id)
}
const mostPublications = 200

/** Each statement as it was published last, the newest first; a version that is being written or approved is not among them. */
export async function publishedStatements(
  { orgId, db }: Pick<Scope, 'orgId' | 'db'>,
  crisisId: number,
): Promise<SharedCrisis['statements']> {
  const { rows } = await sql<
    Omit<SharedCrisis['statements'][number], 'paragraphs'> & { paragraphs: { text: string }[] }
  >`
    select v.title, v.paragraphs, p.last ->> 'at' as at, p.last ->> 'place' as place, p.last ->> 'link' as link
    from crisis_statements s
    cross join lateral (select e as last from jsonb_array_elements(s.publications) e order by (e ->> 'at')::timestamptz desc limit 1) p
    join crisis_statement_versions v on v.org_id = s.org_id and v.statement_id = s.id and v.number = (p.last ->> 'number')::int
    where s.org_id = ${orgId} and s.crisis_id = ${crisisId}::int order by (p.last ->> 'at')::timestamptz desc, s.id limit ${mostSharedStatements}`.execute(
    db,
  )
  return rows.map(row => ({ ...row, paragraphs: row.paragraphs.map(({ text }) => text) }))
}

/** What people say about a statement; whoever is named hears of it. */
import { refuse } from '@guanlan/platform/contract'
import { isoOf, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { mostStatementComments, type StatementComment, type StatementCommentDraft } from '../../contract.ts'
import { lockOpenCrisis } from '../records/open-crisis.ts'
import { notifyMentioned } from './notify.ts'
import { getStatement } from './records.ts'

export async function listStatementComments(scope: Scope, statementId: number): Promise<StatementComment[]> {
  await getStatement(scope, statementId)
  const { rows } = await sql<StatementComment>`
    select ${isoOf('c.at')} as at, coalesce(member_name(c.by_user), '#' || c.by_user) as by, c.text, c.number from crisis_statement_comments c
    where c.org_id = ${scope.orgId} and c.statement_id = ${statementId} order by c.at, c.id limit ${mostStatementComments}`.execute(
    scope.db,
  )
  return rows
}

export async function addStatementComment(
  scope: Scope,
  { statementId, text, mentions }: StatementCommentDraft,
): Promise<StatementComment[]> {
  const { orgId, userId, db, now } = scope
  const statement = await getStatement(scope, statementId)
  await lockOpenCrisis(scope, statement.crisisId)
  if ((await listStatementComments(scope, statementId)).length >= mostStatementComments)
    throw refuse('conflict', 'crisis.tooManyComments')
  await sql`
    insert into crisis_statement_comments (org_id, statement_id, number, at, by_user, text)
    values (${orgId}, ${statementId}, ${statement.number}, ${now}::timestamptz, ${userId}::int, ${text})`.execute(db)
  await notifyMentioned(scope, statement, { userIds: mentions, text })
  return listStatementComments(scope, statementId)
}

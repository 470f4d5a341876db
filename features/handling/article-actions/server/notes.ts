/** Notes of members under an article, and what waits for a member: mentions and articles assigned to them. */

import { adopt, announceChange } from '@guanlan/features/articles/articles/server/facts'
import { membersAmong } from '@guanlan/features/people/members/server'
import { refuse } from '@guanlan/platform/contract'
import { numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Note } from '../contract.ts'
import { requireArticle } from './history.ts'

interface Row {
  id: number
  version: number
  text: string
  mentions: number[]
  articleId: number
  writerId: number
  writer: string
  writtenAt: Date
  updatedAt: Date
}

const noteOf = ({ userId }: Scope, row: Row): Note => ({
  id: row.id,
  version: row.version,
  text: row.text,
  mentions: row.mentions,
  writtenBy: { id: row.writerId, name: row.writer },
  writtenAt: row.writtenAt.toISOString(),
  editedAt: row.version > 1 ? row.updatedAt.toISOString() : null,
  own: row.writerId === userId,
})

async function rowsOf({ db, orgId }: Scope, which: { article: number } | { id: number }): Promise<Row[]> {
  const condition = 'id' in which ? sql`n.id = ${which.id}` : sql`n.article_id = ${which.article}`
  const { rows } = await sql<Row>`
    select n.id, n.version, n.text, n.mentions, n.article_id as "articleId", n.written_by as "writerId",
      coalesce(member_name(n.written_by), '#' || n.written_by) as writer, n.written_at as "writtenAt", n.updated_at as "updatedAt"
    from article_notes n where n.org_id = ${orgId} and ${condition} order by n.id limit 500`.execute(db)
  return rows
}

/** None of an article that the organisation has not (yet): one that a search found. */
export async function listNotes(scope: Scope, article: number): Promise<Note[]> {
  return (await rowsOf(scope, { article })).map(row => noteOf(scope, row))
}

interface NoteDraft {
  text: string
  mentions: number[]
}

/** @param found it comes from a search, and becomes the organisation's with the note */
export async function addNote(
  scope: Scope,
  article: number,
  { text, mentions, found }: NoteDraft & { found: boolean },
): Promise<Note> {
  if (found) await adopt(scope, [article])
  const { publishedAt } = await requireArticle(scope, article)
  await requireMembers(scope, mentions)
  const { rows } = await sql<{ id: number }>`
    insert into article_notes (org_id, article_id, published_at, written_by, written_at, updated_by, updated_at, text, mentions)
    values (${scope.orgId}, ${article}, ${publishedAt}, ${scope.userId}, ${scope.now}, ${scope.userId}, ${scope.now}, ${text}, ${numberList(mentions)}::int[])
    returning id`.execute(scope.db)
  await announceChange(scope, 'work', [article])
  return noteOf(scope, await own(scope, rows[0]?.id ?? 0))
}

/** @throws a conflict when it was changed since the version that is named */
export async function changeNote(
  scope: Scope,
  id: number,
  { text, mentions, version }: NoteDraft & { version: number },
): Promise<Note> {
  const { articleId } = await own(scope, id)
  await requireMembers(scope, mentions)
  const { numAffectedRows } = await sql`
    update article_notes set text = ${text}, mentions = ${numberList(mentions)}::int[], version = version + 1, updated_by = ${scope.userId}, updated_at = ${scope.now}
    where org_id = ${scope.orgId} and id = ${id} and version = ${version}`.execute(scope.db)
  const row = await own(scope, id)
  if (numAffectedRows !== 1n) throw refuse('conflict', 'platform.changedSince', { by: row.writer })
  await announceChange(scope, 'work', [articleId])
  return noteOf(scope, row)
}

export async function removeNote(scope: Scope, id: number): Promise<null> {
  const { articleId } = await own(scope, id)
  await sql`delete from article_notes where org_id = ${scope.orgId} and id = ${id}`.execute(scope.db)
  await announceChange(scope, 'work', [articleId])
  return null
}

/** @throws missing; forbidden, when somebody else wrote it */
async function own(scope: Scope, id: number): Promise<Row> {
  const [row] = await rowsOf(scope, { id })
  if (!row) throw refuse('missing', 'platform.missing')
  if (row.writerId !== scope.userId) throw refuse('forbidden', 'articleActions.noteOfOthers')
  return row
}

async function requireMembers(scope: Scope, ids: readonly number[]): Promise<void> {
  if ((await membersAmong(scope, ids)).length !== new Set(ids).size)
    throw refuse('invalid', 'articleActions.memberMissing', {}, 'mentions')
}

/** Newest first: notes that mention the reader, and open articles that are assigned to them. */
export async function waitingFor({ db, orgId, userId }: Scope, { page, pageSize }: { page: number; pageSize: number }) {
  const { rows } = await sql<{
    kind: 'mention' | 'assignment'
    articleId: number
    title: string
    text: string | null
    by: string | null
    at: Date | null
    total: number
  }>`
    select w.kind, w.article_id as "articleId", coalesce(a.title, '') as title, w.text, coalesce(member_name(w.by_id), '#' || w.by_id) as by, w.at, count(*) over ()::int as total
    from (
      select 'mention' as kind, article_id, text, written_by as by_id, written_at as at from article_notes
      where org_id = ${orgId} and mentions @> array[${userId}::int]
      union all
      select 'assignment', w.article_id, null, o.user_id, o.at from article_work w left join lateral (
        select o.user_id, o.at from operation_rows r join operations o on o.org_id = r.org_id and o.id = r.operation_id
        where r.org_id = ${orgId} and r.key ? 'article_id' and (r.key ->> 'article_id')::bigint = w.article_id and r.subject_table = 'article_work' and r.after ? 'assignee_id'
        order by r.step desc limit 1) o on true
      where w.org_id = ${orgId} and w.assignee_id = ${userId}::int and w.state <> 2
    ) w join articles a on a.id = w.article_id
    order by w.at desc nulls last limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db)
  return {
    list: rows.map(({ total: _, at, ...row }) => ({ ...row, at: at?.toISOString() ?? null })),
    total: rows[0]?.total ?? 0,
    page,
    pageSize,
  }
}

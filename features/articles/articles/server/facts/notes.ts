/** Notes of members under articles. */
import { numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

export interface StoredNote {
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

/** Of an article, or one. */
export async function storedNotes(
  { db, orgId }: Pick<Scope, 'db' | 'orgId'>,
  which: { article: number } | { id: number },
): Promise<StoredNote[]> {
  const condition = 'id' in which ? sql`n.id = ${which.id}` : sql`n.article_id = ${which.article}`
  const { rows } = await sql<StoredNote>`
    select n.id, n.version, n.text, n.mentions, n.article_id as "articleId", n.written_by as "writerId",
      coalesce(member_name(n.written_by), '#' || n.written_by) as writer, n.written_at as "writtenAt", n.updated_at as "updatedAt"
    from article_notes n where n.org_id = ${orgId} and ${condition} order by n.id limit 500`.execute(db)
  return rows
}

interface Written {
  text: string
  mentions: readonly number[]
}

/** @returns its id */
export async function insertNote(
  { db, orgId, userId, now }: Scope,
  article: { id: number; publishedAt: Date },
  { text, mentions }: Written,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into article_notes (org_id, article_id, published_at, written_by, written_at, updated_by, updated_at, text, mentions)
    values (${orgId}, ${article.id}, ${article.publishedAt}, ${userId}, ${now}, ${userId}, ${now}, ${text}, ${numberList(mentions)}::int[])
    returning id`.execute(db)
  return rows[0]?.id ?? 0
}

/** @returns false: it was changed since that version, or is gone */
export async function updateNote(
  { db, orgId, userId, now }: Scope,
  { id, version, text, mentions }: Written & { id: number; version: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update article_notes set text = ${text}, mentions = ${numberList(mentions)}::int[], version = version + 1, updated_by = ${userId}, updated_at = ${now}
    where org_id = ${orgId} and id = ${id} and version = ${version}`.execute(db)
  return numAffectedRows === 1n
}

export const deleteNote = ({ db, orgId }: Pick<Scope, 'db' | 'orgId'>, id: number) =>
  sql`delete from article_notes where org_id = ${orgId} and id = ${id}`.execute(db)

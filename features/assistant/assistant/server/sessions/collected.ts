/** Collected answers of one person, as they were when they were collected. */
import { type CallScope, containing, numberList, recordTable, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Collected, CollectedDraft, CollectedQuestion } from '../../contract.ts'
import { requireAnswer, stillSeen } from './answers.ts'

type Stored = CollectedDraft & Pick<Collected, 'question' | 'content' | 'answeredAt'>

export const recordsOf = (scope: Scope) =>
  recordTable<Stored, Pick<CollectedQuestion, 'like'>, CollectedQuestion['sort']>({
    table: 'assistant_collected',
    fields: {
      note: 'note',
      tags: 'tags',
      question: 'question',
      content: { json: 'content' },
      answeredAt: 'answered_at',
    },
    only: sql`r.user_id = ${scope.userId} and ${stillSeen(scope, 'r.seen_in')}`,
    where: ({ like }) => {
      const named = containing(['question', 'note'], like)
      return named && sql`(${named} or ${like.trim()} = any(r.tags))`
    },
    sorts: {
      updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' },
      question: { value: sql`r.question`, type: 'text' },
    },
  })

type Page = CollectedQuestion & { page: number; pageSize: number; after?: string | undefined }
export async function listCollected(scope: CallScope, query: Page) {
  const page = await recordsOf(scope).list(scope, query)
  return { ...page, list: page.list.map(withMoment) }
}

/** Once each: what is collected again gets the new note. */
export async function collect(
  scope: CallScope,
  { answerId, note, tags }: CollectedDraft & { answerId: number },
): Promise<Collected> {
  const { orgId, userId, now, db } = scope
  const { question, content, createdAt, seenIn } = await requireAnswer(scope, answerId)
  const monitors = seenIn ? sql`${numberList(seenIn)}::int[]` : sql`null`
  const { rows } = await sql<{ id: number }>`
    insert into assistant_collected (org_id, user_id, answer_id, answered_at, seen_in, question, content, note, tags, updated_at, updated_by)
    values (${orgId}, ${userId}, ${answerId}, ${createdAt}::timestamptz, ${monitors}, ${question}, ${JSON.stringify(content)}::jsonb, ${note}, ${tags}::text[], ${now}, ${userId})
    on conflict (org_id, user_id, answer_id) do update set version = assistant_collected.version + 1, note = excluded.note, tags = excluded.tags,
      updated_at = excluded.updated_at, updated_by = excluded.updated_by
    returning id`.execute(db)
  return withMoment(await recordsOf(scope).get(scope, rows[0]?.id ?? 0))
}

export const getCollected = async (scope: Scope, id: number) => withMoment(await recordsOf(scope).get(scope, id))

/** What was answered stays as it was. */
export async function updateCollected(
  scope: Scope,
  { id, version, note, tags }: CollectedDraft & { id: number; version: number },
): Promise<Collected> {
  const { question, content, answeredAt } = await recordsOf(scope).get(scope, id)
  const stored = await recordsOf(scope).update(scope, { id, version, note, tags, question, content, answeredAt })
  return withMoment(stored)
}

export const removeCollected = (scope: CallScope, id: number) => recordsOf(scope).removeOne(scope, id)

/** As jsonb writes a moment it has a zone, and as many digits as it needs. */
const withMoment = <T extends { answeredAt: string }>(row: T): T => ({
  ...row,
  answeredAt: new Date(row.answeredAt).toISOString(),
})

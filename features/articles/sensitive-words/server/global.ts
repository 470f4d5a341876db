/** Words of the installation, as operators keep them. */
import { refuse } from '@guanlan/platform/contract'
import { patternOf, type Scope, type SystemScope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type GlobalWord, mostWords, type WordDraft } from '../contract.ts'
import { requireFindable } from './checks.ts'

export async function listGlobal(
  { db }: Pick<Scope, 'db'>,
  like: string,
): Promise<{ list: GlobalWord[]; total: number }> {
  const part = patternOf(like)
  const rows = await db
    .selectFrom('global_sensitive_words')
    .select(['id', 'word', 'online', 'effect', 'level', 'updated_at'])
    .where('word', 'ilike', part)
    .orderBy('word')
    .limit(mostWords)
    .execute()
  const list = rows.map(({ updated_at, effect, ...row }) => ({
    ...row,
    effect: effect as GlobalWord['effect'],
    updatedAt: updated_at.toISOString(),
  }))
  return { list, total: list.length }
}

/** @throws when another one is the same word, or there are too many */
export async function saveGlobal(
  { db, userId, now }: SystemScope,
  { id, ...draft }: WordDraft & { id?: number | undefined },
): Promise<{ id: number }> {
  requireFindable(draft.word)
  const row = { ...draft, updated_at: now, updated_by: userId }
  return db.transaction().execute(async tx => {
    await sql`lock table global_sensitive_words in share row exclusive mode`.execute(tx)
    const taken = await tx
      .selectFrom('global_sensitive_words')
      .select('id')
      .where('word', '=', draft.word)
      .$if(id !== undefined, query => query.where('id', '<>', id as number))
      .executeTakeFirst()
    if (taken) throw refuse('conflict', 'sensitiveWords.taken', { word: draft.word }, 'word')
    if (id !== undefined) {
      const saved = await tx
        .updateTable('global_sensitive_words')
        .set(row)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst()
      if (!saved) throw refuse('missing', 'sensitiveWords.missing')
      return saved
    }
    const { n } = await tx
      .selectFrom('global_sensitive_words')
      .select(eb => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    if (Number(n) >= mostWords) throw refuse('quota', 'sensitiveWords.tooMany', { limit: mostWords })
    return tx.insertInto('global_sensitive_words').values(row).returning('id').executeTakeFirstOrThrow()
  })
}

export async function removeGlobal({ db }: Pick<SystemScope, 'db'>, id: number): Promise<WordDraft> {
  const gone = await db
    .deleteFrom('global_sensitive_words')
    .where('id', '=', id)
    .returning(['word', 'online', 'effect', 'level'])
    .executeTakeFirst()
  if (!gone) throw refuse('missing', 'sensitiveWords.missing')
  return { ...gone, effect: gone.effect as WordDraft['effect'] }
}

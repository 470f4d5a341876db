/** What words and topics have in common when they are kept. */
import { term } from '@guanlan/engine/rules'
import { refuse } from '@guanlan/platform/contract'
import { containing, type Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import type { WordQuestion } from '../contract.ts'

export const narrowed = (
  column: string,
  { like, online, effect }: Pick<WordQuestion, 'like' | 'online' | 'effect'>,
): RawBuilder<unknown> => sql`${containing([column], like) ?? sql`true`}
  and (${online ?? null}::boolean is null or r.online = ${online ?? null}) and (${effect ?? null}::text is null or r.effect = ${effect ?? null})`

/** @throws when nothing of the word can be looked for */
export function requireFindable(word: string): void {
  if (term(word).tokens.length === 0) throw refuse('invalid', 'sensitiveWords.invisible', { word }, 'word')
}

export function requireVersion(version: number | undefined): number {
  if (version === undefined) throw refuse('invalid', 'sensitiveWords.versionMissing', {}, 'version')
  return version
}

/** Counted under a lock, so that two people at once cannot both take the last place. */
export async function requireRoom(
  { db, orgId }: Scope,
  table: 'sensitive_words' | 'sensitive_topics',
  limit: number,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${table}), ${orgId})`.execute(db)
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${sql.table(table)} where org_id = ${orgId}`.execute(db)
  if ((rows[0]?.n ?? 0) >= limit) throw refuse('quota', 'sensitiveWords.tooMany', { limit })
}

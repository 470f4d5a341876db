/** What articles say in other languages, as the organisation had them translated. */
import { createHash } from 'node:crypto'
import { numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { TranslationTarget } from '../../contract.ts'
import type { ActScope } from './act-scope.ts'

export interface StoredTranslation {
  title: string
  /** One for each paragraph of the text; null: only the title. */
  paragraphs: string[] | null
  /** Of the text that was translated (`textHash`). */
  sourceHash: string
  /** A model, or opencc. */
  translator: string
  tokens: number | null
  madeAt: Date
}

/** Paragraphs as they are read and translated: lines that are not blank. Pure. */
export const paragraphsOf = (body: string): string[] =>
  body
    .split(/\r?\n/)
    .map(line => line.trim())
    .filter(line => line !== '')

/** Tells whether a text is still the one that was translated: SHA-256 of title and paragraphs. Pure. */
export const textHash = ({ title, body }: { title: string; body: string }): string =>
  createHash('sha256')
    .update(JSON.stringify([title, ...paragraphsOf(body)]))
    .digest('hex')

/** By article; those that have none in this language are left out. */
export async function translationsOf(
  { db, orgId }: Pick<Scope, 'db' | 'orgId'>,
  ids: readonly number[],
  target: TranslationTarget,
): Promise<Map<number, StoredTranslation>> {
  const { rows } = await sql<StoredTranslation & { id: number }>`
    select article_id as id, title, paragraphs, source_hash as "sourceHash", translator, tokens, made_at as "madeAt"
    from article_translations where org_id = ${orgId} and article_id = any(${numberList(ids)}::bigint[]) and target = ${target}
    order by article_id limit ${ids.length}`.execute(db)
  return new Map(rows.map(({ id, ...stored }) => [id, stored]))
}

/** In place of an older one. */
export async function saveTranslation(
  { db, orgId, userId }: Pick<ActScope, 'db' | 'orgId' | 'userId'>,
  id: number,
  target: TranslationTarget,
  { title, paragraphs, sourceHash, translator, tokens, madeAt }: StoredTranslation,
): Promise<void> {
  await sql`
    insert into article_translations (org_id, article_id, published_at, target, title, paragraphs, source_hash, translator, tokens, made_at, made_by)
    select ${orgId}, a.id, a.published_at, ${target}, ${title}, ${paragraphs}::text[], ${sourceHash}, ${translator}, ${tokens}::int, ${madeAt}, ${userId}::int
    from articles a where a.id = ${id}::bigint
    on conflict (org_id, article_id, target) do update set title = excluded.title, paragraphs = excluded.paragraphs, source_hash = excluded.source_hash,
      translator = excluded.translator, tokens = excluded.tokens, made_at = excluded.made_at, made_by = excluded.made_by`.execute(
    db,
  )
}

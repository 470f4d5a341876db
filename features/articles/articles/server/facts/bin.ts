/** The recycle bin: articles taken out of an organisation's lists, and brought back with all that was said of them. */
import { type Database, numberList, recordedUpdate } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { updateShown } from '../hits/shown.ts'
import type { ActScope } from './act-scope.ts'

/** @returns the articles that were not in the bin before */
export const bin = (scope: ActScope, ids: readonly number[]): Promise<number[]> => move(scope, ids, true)

/** @returns the articles that were in the bin */
export const restore = (scope: ActScope, ids: readonly number[]): Promise<number[]> => move(scope, ids, false)

/**
 * For good: what was said of the articles goes, and no monitor finds them again. Only of articles in the bin.
 * @returns the articles that are gone
 */
export async function erase({ db, orgId }: Pick<ActScope, 'db' | 'orgId'>, ids: readonly number[]): Promise<number[]> {
  const given = sql`${numberList(ids)}::bigint[]`
  // The row stays as a mark, so that neither a filling nor a collection brings the article back.
  const { rows } = await sql<{ article_id: number }>`
    update org_articles set binned_at = 'infinity', removed_at = 'infinity', corrected_at = null, corrected_by = null
    where org_id = ${orgId} and article_id = any(${given}) and binned_at < 'infinity' returning article_id`.execute(db)
  const gone = sql`${numberList(rows.map(row => row.article_id))}::bigint[]`
  for (const table of [
    'hits',
    'article_labels',
    'article_set_members',
    'favourites',
    'article_work',
    'article_notes',
    'article_edits',
    'read_marks',
  ])
    await sql`delete from ${sql.table(table)} where org_id = ${orgId} and article_id = any(${gone})`.execute(db)
  return rows.map(row => row.article_id)
}

async function move({ db, orgId, userId, now }: ActScope, ids: readonly number[], into: boolean): Promise<number[]> {
  const given = sql`${numberList(ids)}::bigint[]`
  const moved = await recordedUpdate<{ article_id: number }>(db, {
    table: 'org_articles',
    keys: ['article_id'],
    columns: ['binned_at', 'binned_by'],
    update: sql`
      update org_articles set binned_at = ${into ? now : null}::timestamptz, binned_by = ${into ? userId : null}::int
      where org_id = ${orgId} and article_id = any(${given}) and (binned_at is null) = ${into} and binned_at is distinct from 'infinity'`,
  })
  const changed = moved.map(key => key.article_id)
  await updateShown(db, orgId, changed)
  return changed
}

/** Articles erased in one go of the nightly work. */
const erasedAtOnce = 500

/** What has lain in the bins of all organisations for longer than these days is gone for good. */
export async function eraseOld(system: Database, days: number, now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - days * 86_400_000)
  for (let erased = 0; ; ) {
    const done = await system.transaction().execute(async db => {
      const { rows } = await sql<{ org_id: number; article_id: number }>`
        select org_id, article_id from org_articles where binned_at < ${before}::timestamptz
        order by org_id, article_id limit ${erasedAtOnce} for update skip locked`.execute(db)
      for (const [orgId, own] of Map.groupBy(rows, row => row.org_id))
        await erase(
          { db, orgId },
          own.map(row => row.article_id),
        )
      return rows.length
    })
    erased += done
    if (done < erasedAtOnce) return erased
  }
}

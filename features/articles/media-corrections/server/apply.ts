/** The task that makes stored articles follow a corrected medium, and its way back. What an article had is kept with the change. */

import { mediaTypes } from '@guanlan/features/articles/articles/contract'
import {
  mediumRecord,
  moveToMedium,
  nextMisplaced,
  type StoredMedium,
} from '@guanlan/features/articles/articles/server/facts'
import { type SliceDone, type Tx, work } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { misplacedBy } from './condition.ts'
import { applyCorrection } from './jobs.ts'

/** Some hundred milliseconds of writing. */
const articlesAtOnce = 500
/** Between two looks whether older transactions have ended. */
const lookMs = 200

export const applyingCorrections = work(
  applyCorrection,
  async ({ orgId, db, input }) => {
    const { rows } = await sql<{ before: StoredMedium[]; reverted: boolean; alone: boolean }>`
      select before, reverted_at is not null as reverted, pg_snapshot_xmin(pg_current_snapshot()) > begun_in as alone
      from media_corrections where id = ${input.correctionId}`.execute(db)
    const correction = rows[0]
    // Taken back before it was done: the other task has what there is to do.
    if (!correction || correction.reverted !== input.revert) return { cursor: null, done: 0 }
    // Batches that began before the correction may still store what would then be never looked at again.
    if (!correction.alone) return { cursor: {}, done: 0, pauseMs: lookMs }
    return input.revert ? putBack(db, input.correctionId) : change(db, orgId, input.correctionId, correction.before)
  },
  { runsAs: 'system' },
)

async function change(
  db: Tx,
  orgId: number,
  correctionId: number,
  before: readonly StoredMedium[],
): Promise<SliceDone> {
  const [medium, ...merged] = before
  if (!medium) return { cursor: null, done: 0 }
  const now = await mediumRecord(db, medium.id, orgId)
  const of = misplacedBy(medium, { merged: merged.map(({ id }) => id), mediaType: now.mediaType })
  const articles = await nextMisplaced(db, of, articlesAtOnce)
  if (articles.length === 0) return { cursor: null, done: 0 }
  await db
    .insertInto('media_correction_articles')
    .values(
      articles.map(one => ({
        correction_id: correctionId,
        article_id: one.id,
        media_id: one.mediaId,
        media_type: one.mediaType,
      })),
    )
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const right = now.mediaType === null ? null : mediaTypes.indexOf(now.mediaType) + 1
  const isWrong = (type: number) => of.wrongType !== null && type === of.wrongType
  await moveToMedium(
    db,
    articles.map(one => ({
      id: one.id,
      mediaId: medium.id,
      mediaType: isWrong(one.mediaType) && right !== null ? right : one.mediaType,
    })),
  )
  return { cursor: articles.length < articlesAtOnce ? null : {}, done: articles.length }
}

async function putBack(db: Tx, correctionId: number): Promise<SliceDone> {
  const { rows } = await sql<{ id: number; mediaId: number; mediaType: number }>`
    delete from media_correction_articles where (correction_id, article_id) in (
      select correction_id, article_id from media_correction_articles where correction_id = ${correctionId} order by article_id limit ${articlesAtOnce})
    returning article_id as id, media_id as "mediaId", media_type as "mediaType"`.execute(db)
  await moveToMedium(db, rows)
  return { cursor: rows.length < articlesAtOnce ? null : {}, done: rows.length }
}

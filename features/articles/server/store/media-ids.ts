import type { Tx } from '@guanlan/platform/server'
import { mediaTypeCode } from '../codes.ts'
import type { NewArticle } from './new-article.ts'

/** Ids by name; media that the library does not have yet are added. */
export async function mediaIdsOf(tx: Tx, batch: readonly NewArticle[]): Promise<Map<string, number>> {
  const wanted = new Map(batch.map(article => [article.media, article]))
  // In one order everywhere, so that two batches that name the same media wait instead of blocking each other.
  const media = [...wanted.values()].sort((a, b) => (a.media < b.media ? -1 : 1))
  const find = () =>
    tx
      .selectFrom('media')
      .select(['id', 'name'])
      .where('name', 'in', [...wanted.keys()])
      .execute()
  const known = new Map((await find()).map(row => [row.name, row.id]))
  const missing = media.filter(article => !known.has(article.media))
  if (missing.length === 0) return known
  await tx
    .insertInto('media')
    .values(
      missing.map(article => ({
        name: article.media,
        media_type: mediaTypeCode(article.mediaType),
        level: article.mediaLevel,
        region: article.region,
        demonstration: article.demonstration,
      })),
    )
    .onConflict(conflict => conflict.column('name').doNothing())
    .execute()
  return new Map((await find()).map(row => [row.name, row.id]))
}

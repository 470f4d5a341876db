/** Media of a batch: ids by name, and what is said of media that are new. */
import { jsonRows, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { mediaTypeCode } from '../codes.ts'
import type { NewArticle } from '../new-article.ts'

/** Ids by name; media that the library does not have yet are added. */
export async function mediaIdsOf(tx: Tx, batch: readonly NewArticle[]): Promise<Map<string, number>> {
  const names = [...new Set(batch.map(article => article.media))]
  if (names.length === 0) return new Map()
  const find = () => tx.selectFrom('media').select(['id', 'name', 'media_type']).where('name', 'in', names).execute()
  let known = await find()
  const found = new Set(known.map(row => row.name))
  // In one order everywhere, so that two batches that name the same media wait instead of blocking each other.
  const missing = names.filter(name => !found.has(name)).sort()
  if (missing.length > 0) {
    await tx
      .insertInto('media')
      .values(missing.map(name => ({ name })))
      .onConflict(conflict => conflict.column('name').doNothing())
      .execute()
    known = await find()
  }
  const ids = new Map(known.map(row => [row.name, row.id]))
  const undescribed = new Set(known.filter(row => row.media_type === null).map(row => row.name))
  if (undescribed.size > 0)
    await describe(
      tx,
      batch.filter(article => undescribed.has(article.media)),
      ids,
    )
  return ids
}

/** What a shared source says of a medium holds for everybody; what an organisation hands in for itself holds for that organisation alone. What was said first stays. */
async function describe(tx: Tx, batch: readonly NewArticle[], ids: ReadonlyMap<string, number>): Promise<void> {
  const factsOf = ({ mediaType, mediaLevel, region }: NewArticle) => ({
    media_type: mediaTypeCode(mediaType),
    level: mediaLevel,
    region,
  })
  const shared = new Map(batch.filter(article => article.onlyOrg === null).map(article => [article.media, article]))
  if (shared.size > 0) {
    const reported = [...shared].map(([name, article]) => ({
      name,
      ...factsOf(article),
      demonstration: article.demonstration,
    }))
    // Locked in one order everywhere, as they are added.
    await sql`
      with undescribed as materialized (
        select id from media where media_type is null and name = any(${[...shared.keys()]}::text[]) order by name for update
      )
      update media m set media_type = u.media_type, level = u.level, region = u.region, demonstration = u.demonstration
      from json_to_recordset(${jsonRows(reported)}::json) as u (name text, media_type smallint, level smallint, region int, demonstration boolean)
      where m.id in (select id from undescribed) and m.name = u.name`.execute(tx)
  }
  const own = batch.flatMap(article => {
    const mediaId = ids.get(article.media)
    if (article.onlyOrg === null || mediaId === undefined || shared.has(article.media)) return []
    return [{ org_id: article.onlyOrg, media_id: mediaId, ...factsOf(article) }]
  })
  if (own.length > 0)
    await tx
      .insertInto('org_media_facts')
      .values(own.sort((a, b) => a.org_id - b.org_id || a.media_id - b.media_id))
      .onConflict(conflict => conflict.columns(['org_id', 'media_id']).doNothing())
      .execute()
}

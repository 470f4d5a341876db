import { refuse } from '@guanlan/platform/contract'
import { type Database, patternOf, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { MediumFacts, UndescribedMedium } from '../../contract.ts'
import { mediaLevelCode, mediaLevelWord, mediaTypeCode, mediaTypeWord } from '../codes.ts'

/** Media that this organisation has articles of, by name; or the named ones. At most 20. */
export async function findMedia(
  scope: Scope,
  like: string,
  ids?: readonly number[],
): Promise<{ id: number; name: string }[]> {
  const pattern = patternOf(like)
  const condition = ids ? sql`m.id = any(${[...ids]}::int[])` : sql`m.name ilike ${pattern}`
  const { rows } = await sql<{ id: number; name: string }>`
    select m.id, m.name from media m
    where ${condition} and exists (select 1 from org_articles o where o.org_id = ${scope.orgId} and o.media_id = m.id)
    order by length(m.name), m.name limit 20`.execute(scope.db)
  return rows
}

/** Those of the media of which this organisation has no article: it is not told of them. */
export async function unseenMedia(
  { db, orgId }: Pick<Scope, 'db' | 'orgId'>,
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from unnest(${[...ids]}::int[]) as wanted (id)
    where not exists (select from org_articles o where o.org_id = ${orgId} and o.media_id = wanted.id) limit ${ids.length}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Media that only organisations have said something of, and what; the most recent first. */
export async function undescribedMedia(
  db: Database,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ list: z.infer<typeof UndescribedMedium>[]; total: number; page: number; pageSize: number }> {
  const { rows } = await sql<{
    id: number
    name: string
    said: { org_id: number; media_type: number; level: number; region: number | null }[]
    total: number
  }>`
    select m.id, m.name, json_agg(json_build_object('org_id', f.org_id, 'media_type', f.media_type, 'level', f.level, 'region', f.region) order by f.org_id) as said,
      count(*) over ()::int as total
    from media m join org_media_facts f on f.media_id = m.id where m.media_type is null
    group by m.id order by m.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db)
  const list = rows.map(({ id, name, said: reported }) => ({
    id,
    name,
    said: reported.map(({ org_id, media_type, level, region }) => ({
      orgId: org_id,
      mediaType: mediaTypeWord(media_type),
      level: mediaLevelWord(level),
      region,
    })),
  }))
  return { list, total: rows[0]?.total ?? 0, page, pageSize }
}

/** Says for everybody what a medium is; what organisations said of it is shown no more. */
export async function describeMedium(db: Database, id: number, facts: z.infer<typeof MediumFacts>): Promise<void> {
  const changed = await db
    .updateTable('media')
    .set({ media_type: mediaTypeCode(facts.mediaType), level: mediaLevelCode(facts.level), region: facts.region })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!changed) throw refuse('missing', 'platform.missing')
}

/** The list of sources. */
import { mediaTypeCode } from '@guanlan/features/articles/articles/server'
import { type Database, hostOf, wakeHosts } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { CollectedSource } from '../parts.ts'

/** For everybody. Adding a known address changes how it is read, not what is known of it. */
export async function saveSharedSource(db: Database, source: CollectedSource): Promise<number> {
  const row = { ...rowOf(source), shared: true }
  const { id } = await db
    .insertInto('sources')
    .values(row)
    .onConflict(c => c.column('url').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** For an organisation that adds it: asked from the moment a row of `org_sources` names it. A known address stays as it is. */
export async function knowSource(db: Database, source: CollectedSource): Promise<number> {
  const known = () => db.selectFrom('sources').select('id').where('url', '=', source.url)
  // Looked for first: to insert would wait for the transaction that has just switched the same address on, the caller's own perhaps.
  const before = await known().executeTakeFirst()
  if (before) return before.id
  await db
    .insertInto('sources')
    .values({ ...rowOf(source), shared: false, enabled: false })
    .onConflict(c => c.column('url').doNothing())
    .execute()
  return (await known().executeTakeFirstOrThrow()).id
}

const rowOf = ({ intervalSeconds, mediaLevel, language, region, ...source }: CollectedSource) => ({
  url: source.url,
  host: hostOf(source.url),
  kind: source.kind ?? 'feed',
  name: source.name,
  media_type: mediaTypeCode(source.mediaType),
  full_text: source.fullText ?? false,
  settings: JSON.stringify(source.settings ?? {}),
  ...(mediaLevel !== undefined && { media_level: mediaLevel }),
  ...(language !== undefined && { language }),
  ...(region !== undefined && { region }),
  ...(intervalSeconds === undefined
    ? { rhythm: 'learned' }
    : { rhythm: 'fixed', interval_seconds: intervalSeconds, pace_seconds: intervalSeconds }),
})

/** The next visit is now, whatever the rhythm says; the host's pause holds all the same. */
export async function askNow(db: Database, id: number): Promise<void> {
  await sql`
    with source as (update sources set next_at = now() where id = ${id} and enabled returning host),
    turn as (${wakeHosts(sql`select host from source`)})
    select pg_notify('sources', ${String(id)}) from turn`.execute(db)
}

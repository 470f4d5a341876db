/** The list of sources. */
import type { MediaType } from '@guanlan/features/articles/contract'
import { mediaTypeCode } from '@guanlan/features/articles/server'
import type { Database } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { hostOf } from './host.ts'
import type { SourceKind } from './source.ts'

export interface NewSource {
  kind?: SourceKind
  url: string
  name: string
  mediaType: MediaType
  /** Absent: the rhythm is learned. */
  intervalSeconds?: number
  /** The pages of new entries are read too, for those that carry summaries only. */
  fullText?: boolean
  settings?: Readonly<Record<string, unknown>>
  /** How wide the medium reaches (`mediaLevels`); 0: unknown. */
  mediaLevel?: number
  language?: string
  /** Division code. */
  region?: number
}

/** For everybody. Adding a known address changes how it is read, not what is known of it. */
export function saveSource(db: Database, source: NewSource): Promise<number> {
  const { intervalSeconds } = source
  return put(db, source, {
    kind: source.kind ?? 'feed',
    name: source.name,
    media_type: mediaTypeCode(source.mediaType),
    full_text: source.fullText ?? false,
    settings: JSON.stringify(source.settings ?? {}),
    host: hostOf(source.url),
    shared: true,
    ...(intervalSeconds === undefined
      ? { rhythm: 'learned' }
      : { rhythm: 'fixed', interval_seconds: intervalSeconds, pace_seconds: intervalSeconds }),
  })
}

/** For an organisation that adds it: asked from the moment a row of `org_sources` names it. A known address stays as it is. */
export async function knowSource(db: Database, source: NewSource): Promise<number> {
  const known = await db.selectFrom('sources').select('id').where('url', '=', source.url).executeTakeFirst()
  if (known) return known.id
  return put(
    db,
    source,
    { host: hostOf(source.url) },
    {
      kind: source.kind ?? 'feed',
      name: source.name,
      media_type: mediaTypeCode(source.mediaType),
      full_text: source.fullText ?? false,
      settings: JSON.stringify(source.settings ?? {}),
      media_level: source.mediaLevel ?? 0,
      ...(source.language && { language: source.language }),
      ...(source.region && { region: source.region }),
      shared: false,
      enabled: false,
      rhythm: source.intervalSeconds === undefined ? 'learned' : 'fixed',
      interval_seconds: source.intervalSeconds ?? 600,
    },
  )
}

type Row = { [column: string]: string | number | boolean }

async function put(db: Database, { url }: NewSource, changed: Row, begun: Row = {}): Promise<number> {
  const { id } = await db
    .insertInto('sources')
    .values({ url, name: '', media_type: 0, ...begun, ...changed })
    .onConflict(c => c.column('url').doUpdateSet(changed))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The next visit is now, whatever the rhythm says; the host's pause holds all the same. */
export async function askNow(db: Database, id: number): Promise<void> {
  await sql`
    with source as (update sources set next_at = now() where id = ${id} and enabled returning host),
    turn as (update source_hosts set wanted_at = now() where host in (select host from source) returning 1)
    select pg_notify('sources', ${String(id)}) from turn`.execute(db)
}

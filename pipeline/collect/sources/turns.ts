/** Whose turn it is: state in the database, so that any number of workers keep one promise to each host. */
import { mediaTypeWord } from '@guanlan/features/articles/server'
import type { Database, Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { RawArticle } from '../../items.ts'
import type { Source, SourceKind } from './source.ts'

/** A host that is being asked is not asked by another worker for this long. */
const leaseSeconds = 120

export interface Turn {
  host: string
  pauseSeconds: number
  /** In a row, over all its sources: it rests as a whole. */
  failures: number
}

/** The host that waits longest. Null: none is due. */
export async function takeTurn(db: Database): Promise<Turn | null> {
  const { rows } = await sql<Turn>`
    update source_hosts set free_at = now() + ${leaseSeconds} * interval '1 second'
    where host = (select host from source_hosts where due_at <= now() order by due_at limit 1 for update skip locked)
    returning host, pause_seconds as "pauseSeconds", failures`.execute(db)
  return rows[0] ?? null
}

/** The turn of one host, for somebody who waits for the answer. Null: it is being asked, or asks to be left alone. */
export async function takeTurnOf(db: Database, host: string): Promise<Turn | null> {
  const { rows } = await sql<Turn>`
    insert into source_hosts as hosts (host, free_at) values (${host}, now() + ${leaseSeconds} * interval '1 second')
    on conflict (host) do update set free_at = excluded.free_at where hosts.free_at <= now()
    returning host, pause_seconds as "pauseSeconds", failures`.execute(db)
  return rows[0] ?? null
}

export interface Rest {
  /** What the site asks for beyond its pause. */
  seconds?: number
  /** It did not answer at all: the host rests as a whole, longer each time, and one of its sources wakes it. */
  silent?: boolean
}

const longestRestSeconds = 3_600

/** The host may be asked again after its pause; it waits for the first of what it still has. */
export async function endTurn(
  db: Database,
  { host, failures }: Turn,
  { seconds = 0, silent = false }: Rest,
): Promise<void> {
  const rest = silent ? Math.min(longestRestSeconds, 15 * 2 ** Math.min(failures, 10)) : seconds
  await sql`
    update source_hosts set
      failures = ${silent ? failures + 1 : 0},
      free_at = now() + greatest(pause_seconds, ${rest}) * interval '1 second',
      wanted_at = least(
        (select min(next_at) from sources where host = ${host} and enabled),
        (select min(at) from source_pages where host = ${host}), 'infinity')
    where host = ${host}`.execute(db)
}

/** What the host is asked for: a source that is due, else a page that waits. */
export async function workOf(db: Database, host: string): Promise<DueSource | WaitingPage | null> {
  return (await dueSource(db, host)) ?? (await waitingPage(db, host))
}

export interface DueSource {
  source: Source
  failures: number
  rhythm: 'fixed' | 'learned'
  intervalSeconds: number
  paceSeconds: number
}

async function dueSource(db: Database, host: string): Promise<DueSource | null> {
  const row = await db
    .selectFrom('sources')
    .select([
      'id',
      'kind',
      'url',
      'host',
      'name',
      'media_type',
      'media_level',
      'full_text',
      'etag',
      'last_modified',
      'body_hash',
      'pages_read',
      'settings',
      'failures',
      'rhythm',
      'interval_seconds',
      'pace_seconds',
    ])
    .where('host', '=', host)
    .where('enabled', '=', true)
    .where(sql<boolean>`next_at <= now()`)
    .orderBy('next_at')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  return {
    source: {
      id: row.id,
      kind: row.kind as SourceKind,
      url: row.url,
      host: row.host,
      name: row.name,
      mediaType: mediaTypeWord(row.media_type),
      mediaLevel: row.media_level,
      fullText: row.full_text,
      etag: row.etag,
      lastModified: row.last_modified,
      bodyHash: row.body_hash,
      known: new Set(row.pages_read),
      settings: row.settings as Record<string, unknown>,
    },
    failures: row.failures,
    rhythm: row.rhythm as 'fixed' | 'learned',
    intervalSeconds: row.interval_seconds,
    paceSeconds: row.pace_seconds,
  }
}

export interface WaitingPage {
  page: {
    id: number
    url: string
    attempts: number
    item: RawArticle
    source: { id: number; kind: SourceKind; url: string }
  }
}

async function waitingPage(db: Database, host: string): Promise<WaitingPage | null> {
  const row = await db
    .selectFrom('source_pages as page')
    .innerJoin('sources as source', 'source.id', 'page.source_id')
    .select([
      'page.id',
      'page.url',
      'page.item',
      'page.attempts',
      'source.id as sourceId',
      'source.kind',
      'source.url as sourceUrl',
    ])
    .where('page.host', '=', host)
    .where(sql<boolean>`page.at <= now()`)
    .orderBy('page.at')
    .orderBy('page.id')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { id, url, item, attempts, sourceId, kind, sourceUrl } = row
  const source = { id: sourceId, kind: kind as SourceKind, url: sourceUrl }
  return { page: { id, url, attempts, item: item as unknown as RawArticle, source } }
}

/** For whom a source is collected: everybody (null), or the organisations that added it. */
export async function wantedBy(db: Tx, sourceId: number): Promise<readonly (number | null)[]> {
  const { rows } = await sql<{ shared: boolean; orgs: number[] }>`
    select s.shared, array(select org_id from org_sources o where o.source_id = s.id and o.enabled order by org_id) as orgs
    from sources s where s.id = ${sourceId}`.execute(db)
  const [row] = rows
  if (!row) return []
  return row.shared ? [null] : row.orgs
}

/** What a host is asked for in its turn, and for whom. */
import type { FeedAsks } from '@guanlan/engine/clean'
import type { MediaType } from '@guanlan/features/articles/articles/contract'
import { mediaTypeWord } from '@guanlan/features/articles/articles/server'
import { type Database, endTurn, type Turn, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { SourceKind } from '../../contract.ts'
import { type BlockedBy, blockedBy } from './budget.ts'
import { type WaitingPage, waitingPage } from './pages.ts'

/** Ends a turn: the host waits for the first of what it still has. */
export async function endTurnOf(db: Database, turn: Turn): Promise<void> {
  const { host } = turn
  const isSpent = await endTurn(
    db,
    turn,
    sql`least(
      (select min(next_at) from sources where host = ${host} and enabled),
      (select min(at) from source_pages where host = ${host}), 'infinity')`,
  )
  if (isSpent) await sql`update sources set held_by = 'host' where host = ${host} and enabled`.execute(db)
}

/** What the host is asked for: a source that is due, else a page that waits. */
export async function workOf(db: Database, host: string): Promise<DueSource | WaitingPage | null> {
  return (await dueSource(db, host)) ?? (await waitingPage(db, host))
}

/** An entry as its source listed it. */
export interface KnownEntry {
  /** As the source names it. */
  id: string
  link: string | null
  title: string
  /** What its article is known by; null: its text. */
  knownAs: string | null
}

/** A source whose turn it is. */
export interface Source {
  id: number
  kind: SourceKind
  url: string
  /** What politeness is counted by. */
  host: string
  name: string
  mediaType: MediaType
  /** 0: what the medium is known for */
  mediaLevel: number
  /** The pages of new entries are read too. */
  fullText: boolean
  etag: string | null
  lastModified: string | null
  bodyHash: string | null
  /** Marks of the entries of the last answer. */
  known: ReadonlySet<string>
  /** Entries of the last answer by their ids; null: not looked at in this way yet. */
  entries: readonly KnownEntry[] | null
  /** What only its kind knows. */
  settings: Readonly<Record<string, unknown>>
}

export interface DueSource {
  source: Source
  failures: number
  rhythm: 'fixed' | 'learned'
  intervalSeconds: number
  paceSeconds: number
  asks: Partial<FeedAsks>
  /** For everybody: no organisation pays for it. */
  shared: boolean
  /** Whose budget of the day is spent, so that it is not asked. */
  heldBy: BlockedBy | null
  moved: { url: string | null; times: number }
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
      'entries',
      'settings',
      'failures',
      'rhythm',
      'interval_seconds',
      'pace_seconds',
      'asks',
      'moved_url',
      'moved_times',
      'shared',
      blockedBy.as('held_by'),
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
      entries: row.entries as readonly KnownEntry[] | null,
      settings: row.settings as Record<string, unknown>,
    },
    failures: row.failures,
    rhythm: row.rhythm as 'fixed' | 'learned',
    intervalSeconds: row.interval_seconds,
    paceSeconds: row.pace_seconds,
    asks: row.asks as Partial<FeedAsks>,
    shared: row.shared,
    heldBy: row.held_by,
    moved: { url: row.moved_url, times: row.moved_times },
  }
}

/** For whom a source is collected: everybody (null), or the organisations that added it and have budget left for today. */
export async function collectFor(db: Tx, sourceId: number): Promise<readonly (number | null)[]> {
  const { rows } = await sql<{ shared: boolean; orgs: number[] }>`
    select s.shared, array(select org_id from org_sources o where o.source_id = s.id and o.enabled and may_collect(o.org_id) order by org_id) as orgs
    from sources s where s.id = ${sourceId}`.execute(db)
  const [row] = rows
  if (!row) return []
  return row.shared ? [null] : row.orgs
}

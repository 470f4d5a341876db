/** Records what is on: asks each playlist about as often as a player does, and keeps every new piece in the store of files at once. */
import {
  type Database,
  FetchProblem,
  type FileStore,
  guardedFetch,
  inWords,
  type MediaPlaylist,
  mediaPlaylist,
  newFileKey,
  type Segment,
  userAgent,
  variantOf,
} from '@guanlan/platform/server'
import { sql } from 'kysely'
import { broadcastAt } from './plan.ts'

/** The area of the store. */
export const area = 'broadcasts'

export interface RecordingParts {
  db: Database
  files: FileStore
  trustedHosts?: ReadonlySet<string>
  now?: Date
}

/** Recordings at once in one process, and of one organisation in all. */
const mostAtOnce = 20
const mostOfOne = 5
/** Of one recording: about 12 hours at 700 kbit/s. */
const mostBytes = 4 * 1024 ** 3
const playlistLimits = { timeoutMs: 10_000, bytes: 4 * 1024 * 1024, redirects: 5 }
const segmentLimits = { timeoutMs: 20_000, bytes: 32 * 1024 * 1024, redirects: 5 }
/** A process that ended holds a recording no longer. */
const leaseSeconds = 120
/** Of one look; the rest comes with the next. */
const segmentsAtOnce = 30

/** @returns whether anything was recorded */
export async function recordBroadcasts(parts: RecordingParts): Promise<boolean> {
  const now = parts.now ?? new Date()
  await begin(parts.db, now)
  const taken = await take(parts.db, now)
  await Promise.all(taken.map(recording => look(parts, recording, now)))
  return taken.length > 0
}

/** Makes the recordings of broadcasts that have begun. */
async function begin(db: Database, now: Date): Promise<void> {
  const at = now.toISOString()
  const { rows } = await sql<{
    org_id: number
    id: number
    start_time: string
    end_time: string
    repeats: 'once' | 'daily' | 'weekly'
    keep_days: number
  }>`
    select org_id, id, start_time, end_time, repeats, keep_days from broadcast_tasks
    where collects and not rests(org_id) and start_time <= ${at} and (repeats <> 'once' or end_time > ${at}) order by org_id, id limit 5000`.execute(
    db,
  )
  for (const { org_id, id, start_time: startTime, end_time: endTime, repeats, keep_days } of rows) {
    const on = broadcastAt({ startTime, endTime, repeats }, now)
    if (on)
      await sql`
        insert into broadcast_recordings (org_id, task_id, starts_at, ends_at, next_look, kept_until)
        values (${org_id}, ${id}, ${on.startsAt}, ${on.endsAt}, ${now}, ${on.endsAt}::timestamptz + ${keep_days} * interval '1 day')
        on conflict (org_id, task_id, starts_at) do nothing`.execute(db)
  }
}

interface Taken {
  orgId: number
  id: number
  url: string | null
  endsAt: Date
  bytes: number
  last: number | null
}

/** Of a task that was removed or switched off, the recording ends where it is. */
async function take(db: Database, now: Date): Promise<Taken[]> {
  const { rows } = await sql<Taken>`
    update broadcast_recordings r set next_look = ${now}::timestamptz + ${leaseSeconds} * interval '1 second'
    from (
      select w.org_id, w.id from (
        select org_id, id, next_look, row_number() over (partition by org_id order by starts_at, id) as place
        from broadcast_recordings where collection < 2
      ) w where w.place <= ${mostOfOne} and w.next_look <= ${now} order by w.next_look limit ${mostAtOnce}
    ) due
    where r.org_id = due.org_id and r.id = due.id and r.next_look <= ${now}
    returning r.org_id as "orgId", r.id, r.ends_at as "endsAt", r.bytes::float8 as bytes, r.last_sequence::float8 as last,
      (select t.url from broadcast_tasks t where t.org_id = r.org_id and t.id = r.task_id and t.collects) as url`.execute(
    db,
  )
  return rows
}

async function look(parts: RecordingParts, recording: Taken, now: Date): Promise<void> {
  const { db } = parts
  const { orgId, id, url, endsAt } = recording
  const isOver = now >= endsAt || url === null || recording.bytes >= mostBytes
  try {
    if (isOver || url === null) return await finish(db, recording, null)
    const playlist = await read(url, parts)
    if (playlist.refused) return await finish(db, recording, playlist.refused)
    const fresh = playlist.segments.filter(({ sequence }) => sequence > (startOf(recording.last, playlist) ?? -1))
    await keep(parts, recording, playlist, fresh.slice(0, segmentsAtOnce))
    if (playlist.ended && fresh.length <= segmentsAtOnce) return await finish(db, recording, null)
    // RFC 8216, 6.3.4: after a target duration; half of it where something was left over.
    const seconds = fresh.length > segmentsAtOnce ? 0 : playlist.targetSeconds / (fresh.length === 0 ? 2 : 1)
    await sql`
      update broadcast_recordings set next_look = ${now}::timestamptz + ${seconds} * interval '1 second', airing = ${playlist.ended ? 2 : 1}, problem = null
      where org_id = ${orgId} and id = ${id}`.execute(db)
  } catch (error) {
    await sql`
      update broadcast_recordings set next_look = ${now}::timestamptz + interval '10 seconds', problem = ${inWords(error).slice(0, 300)}
      where org_id = ${orgId} and id = ${id}`.execute(db)
  }
}

/** A playlist whose numbers begin again is another stream: all of it is new. */
const startOf = (last: number | null, { segments }: MediaPlaylist): number | null =>
  last !== null && (segments.at(-1)?.sequence ?? 0) < last ? null : last

async function read(url: string, parts: RecordingParts): Promise<MediaPlaylist> {
  const first = await fetchText(url, parts)
  const variant = variantOf(first.text, first.url)
  const { text, url: address } = variant ? await fetchText(variant, parts) : first
  const playlist = mediaPlaylist(text, address)
  if (!playlist) throw new FetchProblem('no HLS playlist')
  return playlist
}

async function fetchText(address: string, parts: RecordingParts) {
  const { status, body, url } = await fetchWith(address, playlistLimits, parts)
  if (status >= 400) throw new FetchProblem(`answered ${status}`)
  return { text: body.toString('utf8'), url }
}

const fetchWith = (address: string, limits: typeof playlistLimits, { trustedHosts = new Set() }: RecordingParts) =>
  guardedFetch(address, { 'user-agent': userAgent }, { ...limits, trustedHosts })

async function keep(
  parts: RecordingParts,
  recording: Taken,
  playlist: MediaPlaylist,
  segments: readonly Segment[],
): Promise<void> {
  const { head, targetSeconds } = playlist
  const { last } = recording
  if (head !== null && segments[0] && last === null) {
    const body = await fetchSegment(head, parts)
    if (!body) throw new FetchProblem('the head of the fragments is missing')
    await keepPiece(parts, recording, { body, seconds: 0, sequence: segments[0].sequence - 1, missing: 0, isMp4: true })
  }
  let expected = startOf(last, playlist) === null ? null : (last ?? 0) + 1
  for (const { sequence, url, seconds } of segments) {
    const body = await fetchSegment(url, parts)
    const lost = (expected === null ? 0 : sequence - expected) + (body ? 0 : 1)
    const missing = lost * (seconds || targetSeconds)
    await keepPiece(parts, recording, { body, seconds, sequence, missing, isMp4: head !== null })
    expected = sequence + 1
  }
}

/** Null: it could not be had, twice. */
async function fetchSegment(url: string, parts: RecordingParts): Promise<Buffer | null> {
  for (let attempt = 0; attempt < 2; attempt++) {
    const fetched = await fetchWith(url, segmentLimits, parts).catch(() => null)
    if (fetched && fetched.status < 400 && fetched.body.length > 0) return fetched.body
  }
  return null
}

interface Piece {
  /** Null: it is missing. */
  body: Buffer | null
  seconds: number
  sequence: number
  /** Seconds that are missing up to and with this piece. */
  missing: number
  isMp4: boolean
}

/** Piece and place are kept together: an end at any moment loses none and keeps none twice. */
async function keepPiece(
  { db, files }: RecordingParts,
  { orgId, id }: Taken,
  { body, seconds, sequence, missing, isMp4 }: Piece,
): Promise<void> {
  const key = newFileKey(area, orgId)
  if (body)
    await files.put(
      key,
      (async function* () {
        yield body
      })(),
      body.length,
    )
  await db.transaction().execute(async tx => {
    const { rows } = await sql<{ pieces: number }>`
      update broadcast_recordings set last_sequence = ${sequence}, gaps = gaps + ${missing > 0 ? 1 : 0}, missing_seconds = missing_seconds + ${missing},
        is_mp4 = ${isMp4}, pieces = pieces + ${body ? 1 : 0}, bytes = bytes + ${body?.length ?? 0}, seconds = seconds + ${body ? seconds : 0},
        collection = 1, began_at = case when ${body !== null} then coalesce(began_at, now()) else began_at end
      where org_id = ${orgId} and id = ${id} returning pieces`.execute(tx)
    if (body && rows[0])
      await sql`
        insert into broadcast_segments (org_id, recording_id, position, key, bytes)
        values (${orgId}, ${id}, ${rows[0].pieces}, ${key}, ${body.length})`.execute(tx)
  })
}

/** What recorded nothing stays "not collected", and says why. */
async function finish(db: Database, { orgId, id }: Taken, refused: string | null): Promise<void> {
  await sql`
    update broadcast_recordings set collection = 2, airing = 2, problem = coalesce(${refused}, case when bytes = 0 then coalesce(problem, 'nothing received') end)
    where org_id = ${orgId} and id = ${id}`.execute(db)
}

/** Keeps what a board said at a minute, as changes. */
import type { Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { eventsFor } from '../events/join.ts'
import { type Change, changesOf, holeAfter, type Known, minutesSince, type NotSeen, notSeen } from './changes.ts'
import { type Entry, entriesOf, type RawEntry } from './entries.ts'

export interface BoardAnswer {
  boardId: number
  /** When it was asked. */
  at: Date
  /** When the source says its list is from; null: it says nothing. */
  toldAt: Date | null
  said: readonly RawEntry[]
}

/** A change with the topic it belongs to. */
export interface TopicChange extends Change {
  topicId: number
  title: string
}

export interface Recorded {
  /** Why nothing was kept; null: it was. */
  notSeen: NotSeen | null
  onlyOrg: number | null
  platform: string
  at: Date
  changes: readonly TopicChange[]
}

/** @param tx one that may write boards: it sees all organisations */
export async function record(
  tx: Tx,
  { boardId, at: requested, toldAt, said: reported }: BoardAnswer,
): Promise<Recorded> {
  const at = new Date(Math.floor(requested.getTime() / 60_000) * 60_000)
  const board = await tx
    .selectFrom('hot_boards')
    .select(['only_org', 'platform', 'every_seconds', 'seen_at', 'told_at'])
    .where('id', '=', boardId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const entries = entriesOf(reported)
  const facts = { onlyOrg: board.only_org, platform: board.platform, at }
  const reason = notSeen({ at, toldAt, entries }, { seenAt: board.seen_at, toldAt: board.told_at })
  if (reason) return { ...facts, notSeen: reason, changes: [] }

  const known = await knownOf(tx, boardId, entries)
  const changes = changesOf(known, entries)
  const minutes = minutesSince(board.seen_at, at, board.every_seconds)
  const fresh = changes.filter(({ kind }) => kind === 'enters')
  const titles = new Map(entries.map(({ key, title }) => [key, title]))
  const events = await eventsFor(
    tx,
    board.only_org,
    fresh.map(({ key }) => ({ key, title: titles.get(key) ?? key })),
    at,
  )
  const topics = await keepTopics(tx, { boardId, onlyOrg: board.only_org, at, minutes, entries, events })
  const left = await leave(
    tx,
    boardId,
    changes.filter(({ kind }) => kind === 'leaves').map(({ key }) => key),
    minutes,
    at,
  )
  for (const [key, topic] of left) topics.set(key, topic)
  const stored = changes.flatMap((change): TopicChange[] => {
    const topic = topics.get(change.key)
    return topic ? [{ ...change, topicId: topic.id, title: topic.title }] : []
  })
  await keepChanges(tx, board.only_org, stored, at)
  await keepStretch(tx, {
    boardId,
    onlyOrg: board.only_org,
    seenAt: board.seen_at,
    at,
    hole: holeAfter(board.every_seconds),
  })
  await tx
    .updateTable('hot_boards')
    .set({ seen_at: at, told_at: toldAt ?? board.told_at, failures: 0, last_error: null })
    .where('id', '=', boardId)
    .execute()
  await sql`select pg_notify('hot', ${String(boardId)})`.execute(tx)
  return { ...facts, notSeen: null, changes: stored }
}

/** Those on the list, and those that come back to it. */
async function knownOf(tx: Tx, boardId: number, entries: readonly Entry[]): Promise<Known[]> {
  const { rows } = await sql<Known>`
    select key, rank, heat, label from hot_topics where board_id = ${boardId} and (rank is not null or key = any(${entries.map(({ key }) => key)}::text[]))`.execute(
    tx,
  )
  return rows.map(row => ({ ...row, heat: row.heat === null ? null : Number(row.heat) }))
}

interface Keeping {
  boardId: number
  onlyOrg: number | null
  at: Date
  /** Since the observation before; 0 after a hole. */
  minutes: number
  entries: readonly Entry[]
  events: ReadonlyMap<string, number>
}
type Kept = Map<string, { id: number; title: string }>

async function keepTopics(tx: Tx, { boardId, onlyOrg, at, minutes, entries, events }: Keeping): Promise<Kept> {
  const rows = entries.map(entry => ({ ...entry, event: events.get(entry.key) ?? 0 }))
  const { rows: stored } = await sql<{ id: number; key: string; title: string }>`
    insert into hot_topics as t (board_id, only_org, event_id, key, title, titles, url, rank, heat, label, first_seen, last_seen, entered_at, peak_rank, peak_heat, told_first_seen, told_peak_heat)
    select ${boardId}, ${onlyOrg}::int, coalesce(nullif(n.event, 0), (select k.event_id from hot_topics k where k.board_id = ${boardId} and k.key = n.key)), n.key, n.title, array[n.title], n.url, n.rank, n.heat, n.label,
      ${at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz, n.rank, n.heat, n."toldFirstSeen", n."toldPeakHeat"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) n (key text, title text, url text, rank smallint, heat bigint, label text, event int, "toldFirstSeen" timestamptz, "toldPeakHeat" bigint)
    on conflict (board_id, key) do update set title = excluded.title,
      titles = case when excluded.title = any(t.titles) or cardinality(t.titles) >= 20 then t.titles else t.titles || excluded.title end,
      url = coalesce(excluded.url, t.url), rank = excluded.rank, heat = excluded.heat, label = excluded.label, last_seen = excluded.last_seen,
      peak_rank = least(t.peak_rank, excluded.rank), peak_heat = greatest(t.peak_heat, excluded.heat),
      told_first_seen = least(t.told_first_seen, excluded.told_first_seen), told_peak_heat = greatest(t.told_peak_heat, excluded.told_peak_heat),
      entered_at = case when t.rank is null then excluded.entered_at else t.entered_at end,
      entries = t.entries + (t.rank is null)::int, minutes_on = t.minutes_on + case when t.rank is null then 0 else ${minutes}::int end
    returning id, key, title`.execute(tx)
  return new Map(stored.map(({ key, ...topic }) => [key, topic]))
}

async function leave(tx: Tx, boardId: number, keys: readonly string[], minutes: number, at: Date): Promise<Kept> {
  if (keys.length === 0) return new Map()
  const { rows } = await sql<{ id: number; key: string; title: string }>`
    update hot_topics set rank = null, heat = null, label = null, minutes_on = minutes_on + ${minutes}::int, last_seen = ${at}
    where board_id = ${boardId} and key = any(${[...keys]}::text[]) returning id, key, title`.execute(tx)
  return new Map(rows.map(({ key, ...topic }) => [key, topic]))
}

async function keepChanges(tx: Tx, onlyOrg: number | null, changes: readonly TopicChange[], at: Date): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map(({ topicId, rank, heat, label }) => ({ id: topicId, rank, heat, label }))
  await sql`
    insert into hot_changes (topic_id, only_org, at, rank, heat, label)
    select n.id, ${onlyOrg}::int, ${at}::timestamptz, n.rank, n.heat, n.label from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) n (id int, rank smallint, heat bigint, label text)`.execute(
    tx,
  )
}

interface Stretch {
  boardId: number
  onlyOrg: number | null
  seenAt: Date | null
  at: Date
  /** Minutes. */
  hole: number
}
async function keepStretch(tx: Tx, { boardId, onlyOrg, seenAt, at, hole }: Stretch): Promise<void> {
  const goesOn = seenAt !== null && at.getTime() - seenAt.getTime() <= hole * 60_000
  if (goesOn)
    await sql`
      update hot_stretches set to_at = ${at} where board_id = ${boardId} and from_at = (select max(from_at) from hot_stretches where board_id = ${boardId})`.execute(
      tx,
    )
  else
    await tx
      .insertInto('hot_stretches')
      .values({ board_id: boardId, only_org: onlyOrg, from_at: at, to_at: at })
      .execute()
}

/** One batch after the other decides about stories; a line a batch tells those that were at work meanwhile what it has changed. */
import { numberList, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Newcomer, Places } from './place.ts'

/** What one batch decided. */
export interface StoryTurn {
  turn: number
  /** What came in and can be compared; `sampled` is what it is found by. */
  articles: readonly { id: number; story: number; sampled: Uint32Array }[]
  /** Story that ended → story it became part of. */
  merges: ReadonlyMap<number, number>
}

/** Lines kept: a batch during whose work more others had their turn looks at everything again. */
const turnsKept = 200

/** The newest turn whose changes a statement from now on sees. */
export async function newestTurn(tx: Tx): Promise<number> {
  const { rows } = await sql<{ turn: number }>`select coalesce(max(turn), 0) as turn from story_turns`.execute(tx)
  return rows[0]?.turn ?? 0
}

interface Row {
  waited_ms: number
  turn: number | null
  article_ids: string[]
  stories: string[]
  hashes: Buffer
  ended: string[]
  went_into: string[]
}

export interface TakenTurn {
  /** From when on all other batches wait for the end of this transaction, by the steady clock. */
  at: number
  /** What was decided since the turn that was seen, in order. */
  since: readonly StoryTurn[]
  /** False when lines of it are gone already. */
  isWhole: boolean
}

/** For others that change rows which batches change with the turn: waits for it, until the end of the transaction, and decides nothing. */
export async function waitForTurn(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('guanlan.clusters'))`.execute(tx)
}

/** Takes turns with all other batches, in all processes, until the end of the transaction. */
export async function takeTurn(tx: Tx, seen: number): Promise<TakenTurn> {
  const askedAt = performance.now()
  const { rows } = await sql<Row>`select * from take_story_turn(${seen}::bigint)`.execute(tx)
  const since = rows.flatMap(row => (row.turn === null ? [] : [turnOf(row, row.turn)]))
  const first = since[0]
  return { at: askedAt + (rows[0]?.waited_ms ?? 0), since, isWhole: !first || first.turn === seen + 1 }
}

/** Arrays of bigint come as texts. */
function turnOf({ article_ids, stories, hashes, ended, went_into }: Row, turn: number): StoryTurn {
  const sampled = unpacked(hashes)
  return {
    turn,
    articles: article_ids.map((id, n) => ({
      id: Number(id),
      story: Number(stories[n]),
      sampled: sampled[n] ?? new Uint32Array(),
    })),
    merges: new Map(ended.map((story, n) => [Number(story), Number(went_into[n])])),
  }
}

/** @param turn the one this batch has */
export async function noteTurn(
  tx: Tx,
  turn: number,
  newcomers: readonly Newcomer[],
  { stories, merges }: Places,
): Promise<void> {
  const reported = newcomers.flatMap(({ id, shingles }) =>
    shingles ? [{ id, story: stories.get(id) ?? id, sampled: shingles.sampled }] : [],
  )
  if (reported.length === 0 && merges.size === 0) return
  await sql`
    with old as (delete from story_turns where turn <= ${turn - turnsKept}::bigint)
    insert into story_turns (turn, article_ids, stories, hashes, ended, went_into)
    values (${turn}::bigint, ${numberList(reported.map(({ id }) => id))}::bigint[], ${numberList(reported.map(({ story }) => story))}::bigint[],
      ${packed(reported.map(({ sampled }) => sampled))}, ${numberList([...merges.keys()])}::bigint[], ${numberList([...merges.values()])}::bigint[])`.execute(
    tx,
  )
}

/** Of each how many, then the numbers. */
function packed(lists: readonly Uint32Array[]): Buffer {
  const all = Buffer.allocUnsafe(4 * lists.reduce((size, list) => size + 1 + list.length, 0))
  let at = 0
  for (const list of lists) for (const number of [list.length, ...list]) at = all.writeUInt32LE(number, at)
  return all
}

function unpacked(all: Buffer): Uint32Array[] {
  const lists: Uint32Array[] = []
  for (let at = 0; at < all.length; ) {
    const list = new Uint32Array(all.readUInt32LE(at))
    for (let n = 0; n < list.length; n++) list[n] = all.readUInt32LE(at + 4 * (n + 1))
    at += 4 * (list.length + 1)
    lists.push(list)
  }
  return lists
}

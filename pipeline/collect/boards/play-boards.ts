/** Lets the invented boards of the demonstration live: what they said since they were last seen, then minute by minute. */
import { demonstrationBoards, record } from '@guanlan/features/collecting/hot-lists/server'
import type { Database } from '@guanlan/platform/server'
import { inventedBoard, inventedPlatforms } from './invented-boards.ts'

const minuteMs = 60_000
/** History that is there from the beginning. */
const historyMinutes = 3 * 24 * 60
/** Older minutes are played in steps, the longer the older they are, so that history is soon there. */
const steps = [
  { minutes: 30, untilBefore: 6 * 60 },
  { minutes: 10, untilBefore: 30 },
] as const
/** Observations of one call: the newsroom writes in between. */
const mostAtOnce = 24

/** False when all boards are at the present minute. */
export async function playBoards(db: Database, now = new Date()): Promise<boolean> {
  const minute = Math.floor(now.getTime() / minuteMs)
  const boards = await db.transaction().execute(tx => demonstrationBoards(tx, inventedPlatforms))
  let played = 0
  for (const { id, platform, seenAt } of boards) {
    const seen = seenAt ? Math.floor(seenAt.getTime() / minuteMs) : minute - historyMinutes
    for (const at of minutesAfter(Math.max(seen, minute - historyMinutes), minute).slice(
      0,
      Math.ceil(mostAtOnce / boards.length),
    )) {
      await db
        .transaction()
        .execute(tx =>
          record(tx, { boardId: id, at: new Date(at * minuteMs), toldAt: null, said: inventedBoard(platform, at) }),
        )
      played++
    }
  }
  return played >= mostAtOnce
}

/** Half hours up to six hours ago, ten minutes up to half an hour ago, then each minute. Pure. */
export function minutesAfter(seen: number, now: number): number[] {
  const minutes: number[] = []
  for (let at = seen; at < now; ) {
    at += steps.find(({ minutes, untilBefore }) => at + minutes <= now - untilBefore)?.minutes ?? 1
    minutes.push(at)
  }
  return minutes
}

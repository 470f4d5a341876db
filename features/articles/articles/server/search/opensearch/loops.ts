/** What a worker does for indexes: each is filled, follows what changes, and takes its place when it is whole. */
import type { Database, Loop } from '@guanlan/platform/server'
import { compareTexts } from './compare.ts'
import { fillTexts, followTexts } from './follow.ts'
import { indexesThere, processTextIndexes, type TextIndexes } from './generations.ts'

export function textIndexLoops(indexes: TextIndexes): Loop[] {
  /** One after the other; @returns whether one of them has more to do */
  async function each(db: Database, work: typeof followTexts | typeof fillTexts) {
    let more = false
    for (const index of await indexesThere(db, indexes)) more = (await work(db, index)) || more
    return more
  }
  return [
    { name: 'text-index-following', wakeOn: 'text_index', idleMs: 2_000, run: ({ db }) => each(db, followTexts) },
    { name: 'text-index-filling', idleMs: 10_000, run: ({ db }) => each(db, fillTexts) },
    { name: 'text-indexes', idleMs: 10_000, run: ({ db }) => processTextIndexes(db, indexes) },
  ]
}

/** At night: holds each against the database and mends what differs. */
export async function checkTextIndexes(db: Database, indexes: TextIndexes): Promise<void> {
  for (const index of await indexesThere(db, indexes)) await compareTexts(db, index, { repair: true })
}

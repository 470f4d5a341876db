/** The demonstration newsroom: the last 90 days, newest first, and then life as it comes. Each article has its minute, so nothing comes twice. */
import { type Database, installationSetting, saveInstallationSetting } from '@guanlan/platform/server'
import type { RawArticle } from '../../items.ts'
import { accept, batchSize, waiting } from '../accept.ts'
import { chanceOf } from './chance.ts'
import { paceAt } from './pace.ts'
import { asReadAt } from './readers.ts'
import { writeArticle } from './write.ts'

const minuteMs = 60_000
const dayMinutes = 24 * 60
const setting = 'newsroom'
/** Articles that may wait while history is written; real sources are not held up by the demonstration. */
const mostWaiting = 1_000
/** Minutes after which an article is collected again while life goes on. */
const collectedAgain = [60, 6 * 60]

/** Everything published in one minute, in order. */
export function articlesOf(minute: number): RawArticle[] {
  const chance = chanceOf(minute)
  const pace = paceAt(minute * minuteMs)
  const count = Math.floor(pace) + (chance.happens(pace % 1) ? 1 : 0)
  return Array.from({ length: count }, (_, place) => writeArticle(minute, place))
}

/** Minutes that are written: all from `oldest` to `newest`. History grows downwards, life upwards. */
interface Written {
  oldest: number
  newest: number
}

/** Publishes what is due: first what has happened since, then a piece of history. False when nothing is due. */
export async function publishNext(db: Database, days: number, now = new Date()): Promise<boolean> {
  const minute = Math.floor(now.getTime() / minuteMs)
  const written = (await read(db)) ?? { oldest: minute, newest: minute - 1 }
  if (written.newest < minute - 1) {
    // After a long stop only the last days are caught up.
    const from = Math.max(written.newest + 1, minute - days * dayMinutes)
    const to = Math.min(minute - 1, from + dayMinutes)
    const oldest = from === written.newest + 1 ? written.oldest : from
    const again = collectedAgain.flatMap(age => minutesOf(Math.max(oldest, from - age), to - age))
    await publish(db, [...minutesOf(from, to), ...again.filter(past => past < from)], { oldest, newest: to }, now)
    return true
  }
  const oldest = minute - days * dayMinutes
  if (written.oldest <= oldest || (await waiting(db)).articles > mostWaiting) return false
  const from = Math.max(oldest, written.oldest - dayMinutes / 2)
  await publish(db, minutesOf(from, written.oldest - 1), { ...written, oldest: from }, now)
  return true
}

/** Newest first. */
const minutesOf = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => to - index)

async function publish(db: Database, minutes: readonly number[], written: Written, now: Date): Promise<void> {
  const articles = minutes.flatMap(articlesOf).map(article => asReadAt(article, now))
  await db.transaction().execute(async tx => {
    for (let start = 0; start < articles.length; start += batchSize)
      await accept(tx, { source: 'newsroom', onlyOrg: null, items: articles.slice(start, start + batchSize) })
    await saveInstallationSetting(tx, setting, written)
  })
}

async function read(db: Database): Promise<Written | null> {
  return installationSetting<Written>(db, setting)
}

/** What somebody sees who has just signed in to the demonstration, at whatever hour: an article at once, and a burst within minutes. */
import { type Database, installationSetting, saveInstallationSetting } from '@guanlan/platform/server'
import type { RawArticle } from '../../items.ts'
import { accept } from '../accept.ts'
import { asReadAt } from './readers.ts'
import { writeArticle } from './write.ts'

const setting = 'newsroomVisit'
/** Ordinary articles of a minute have lower places. */
const firstPlace = 1_000

/** A piece of news: seconds after the visit began, and what it is about (places in `themes` and `brands`). */
interface Staged {
  after: number
  theme: number
  brand: number
  strength: number
}
const everyDay = [0, 25, 50, 75, 100, 220, 260, 300].map((after, at) => ({
  after,
  theme: 1 + at,
  brand: 0,
  strength: 0.1,
}))
const burst = Array.from({ length: 28 }, (_, at) => ({ after: 120 + 3 * at, theme: 0, brand: 0, strength: 1 }))
const programme: readonly Staged[] = [...everyDay, ...burst].sort((one, other) => one.after - other.after)

/** All of a visit, in order. Pure. */
export function articlesOfVisit(begin: number): RawArticle[] {
  const minute = Math.floor(begin / 60_000)
  return programme.map(({ after, ...crisis }, at) =>
    writeArticle(minute, firstPlace + at, { at: begin + after * 1_000, crisis }),
  )
}

interface Visit {
  begin: number
  /** How many of its articles are published. */
  published: number
}

/** When the last visit began; the beginning of time: there was none. */
export const lastVisit = async (db: Database): Promise<Date> =>
  new Date((await installationSetting<Visit>(db, setting))?.begin ?? 0)

export const beginVisit = (db: Database, at: Date): Promise<void> =>
  saveInstallationSetting(db, setting, { begin: at.getTime(), published: 0 } satisfies Visit)

/** Publishes what is due of the last visit. False when nothing is. */
export async function publishVisit(db: Database, now = new Date()): Promise<boolean> {
  const visit = await installationSetting<Visit>(db, setting)
  if (!visit) return false
  const due = programme.filter(({ after }) => visit.begin + after * 1_000 <= now.getTime()).length
  if (due <= visit.published) return false
  const items = articlesOfVisit(visit.begin)
    .slice(visit.published, due)
    .map(article => asReadAt(article, now))
  await db.transaction().execute(async tx => {
    await accept(tx, { source: 'newsroom', onlyOrg: null, items })
    await saveInstallationSetting(tx, setting, { ...visit, published: due } satisfies Visit)
  })
  return true
}

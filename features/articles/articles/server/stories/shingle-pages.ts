/** Tells PostgreSQL which pages of shingles everybody may see, so that stories are looked up in the index alone (docs/decisions/0009). */
import type { Database } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** Articles between two times, some 100,000 shingles: what is new is read once, some ten milliseconds. */
const shownAtOnce = 4_000

export interface ShinglePages {
  stored(articles: number): void
  /** When nothing is being done. */
  ended(): Promise<void>
}

/** PostgreSQL's own vacuum comes after a fifth of the table: what newcomers are compared with is always newer than that. On a connection of its own. */
export function showShinglePages(
  db: Database,
  log: (error: unknown, message: string) => void,
  atOnce = shownAtOnce,
): ShinglePages {
  let waiting = 0
  let showing: Promise<void> | null = null
  async function show(): Promise<void> {
    try {
      // Nothing is removed by it: that is left to PostgreSQL, which does so beside all work.
      await sql`vacuum (skip_locked, index_cleanup off, truncate off, process_toast off) article_shingles`.execute(db)
    } catch (error) {
      log(error, 'pages of shingles not shown; they will be with the next batches')
    }
    showing = null
  }
  return {
    stored(articles) {
      waiting += articles
      if (waiting < atOnce || showing) return
      waiting = 0
      showing = show()
    },
    ended: async () => void (await showing),
  }
}

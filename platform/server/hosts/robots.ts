/** robots.txt (RFC 9309): what sites ask of crawlers, read once a day; after a failure of the server, again in minutes. */
import { sql } from 'kysely'
import robotsParser from 'robots-parser'
import type { Database } from '../database.ts'
import { userAgent } from '../guarded-fetch.ts'
import type { Ask } from './ask.ts'

/** What is said to those who ask by name. */
const ourName = userAgent.split('/')[0] ?? userAgent
/** A file may be longer; what stands behind is not read (RFC 9309 asks for 500 KiB at least). */
const mostBytes = 512 * 1024

/** A server that failed is asked again soon: what it allows is not known until then. */
const silentFor = '5 minutes'

export interface Manners {
  allowed: boolean
  /** The site could not say what it allows. */
  isSilent?: boolean
  /** Between two requests; null: nothing asked */
  delaySeconds: number | null
}

/** @param ask in the site's turn: the request for its file counts too */
export async function mannersOf(db: Database, address: string, ask: Ask): Promise<Manners> {
  const { origin } = new URL(address)
  const stored = await db
    .selectFrom('robots_files')
    .select('content')
    .where('origin', '=', origin)
    .where(
      sql<boolean>`read_at > now() - case when content is null then ${silentFor}::interval else interval '1 day' end`,
    )
    .executeTakeFirst()
  const content = stored ? stored.content : await readFile(origin, ask)
  if (!stored)
    await db
      .insertInto('robots_files')
      .values({ origin, content })
      .onConflict(c => c.column('origin').doUpdateSet({ content, read_at: sql`now()` }))
      .execute()
  return mannersIn(content, address)
}

/** Pure. @param content null: the site failed, and nothing is allowed */
export function mannersIn(content: string | null, address: string): Manners {
  if (content === null) return { allowed: false, isSilent: true, delaySeconds: null }
  const rules = robotsParser(new URL('/robots.txt', address).href, content)
  const delay = rules.getCrawlDelay(ourName)
  return {
    allowed: rules.isAllowed(address, ourName) ?? true,
    delaySeconds: delay !== undefined && delay > 0 ? Math.min(delay, 3_600) : null,
  }
}

/** Empty: no rules (also: 4xx). Null: the site cannot say (5xx). @throws what kept it from answering: the page's reason too, and nothing is kept of it */
async function readFile(origin: string, ask: Ask): Promise<string | null> {
  const { status, body, headers } = await ask(`${origin}/robots.txt`, { accept: 'text/plain' }, { timeoutMs: 10_000 })
  if (status >= 500) return null
  // A page in its place is none.
  if (status >= 400 || /html/i.test(String(headers['content-type'] ?? ''))) return ''
  return body.subarray(0, mostBytes).toString('utf8').replaceAll('\u0000', '')
}

/** Texts and addresses stored before it changed what is canonical are written again, newest first, a page at a time, beside everything else (docs/decisions/0030). */
import { setTimeout as rest } from 'node:timers/promises'
import { CANONICAL_VERSION, type CanonicalText, canonicalise, grams, markedText } from '@guanlan/engine/text'
import { type Database, packInts, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { areTextsInIndexAlone } from '../text-place.ts'
import { type Addresses, renewAddresses } from './renew-addresses.ts'

/** Articles of a page: about 50 ms of work. */
const atOnce = 200
/** The second round begins so long after the first: processes of the version before have ended by then. */
const secondRoundMs = 3_600_000
const longestRestMs = 2_000
const [done, mostIds] = [3, '9223372036854775807']

interface Stored {
  id: number
  publishedAt: string
  /** Null: the article has left meanwhile. */
  title: string | null
  body: string | null
  markedTitle: string | null
  markedBody: string | null
  url: string | null
  identity: string
  onlyOrg: number | null
}

/**
 * A page, and a rest as long as it took: others ask meanwhile.
 * @returns whether there is more to do at once
 */
export async function writeTextsAgain(db: Database, addresses: Addresses): Promise<boolean> {
  const began = performance.now()
  const { more, parts } = await writePage(db, addresses)
  // What waits to be filed is read by every search.
  for (const part of parts) await sql`select clean_gram_part(${part}::oid)`.execute(db)
  if (parts.length > 0) await rest(Math.min(longestRestMs, performance.now() - began))
  return more
}

async function writePage(db: Database, addresses: Addresses): Promise<{ more: boolean; parts: readonly number[] }> {
  // Either may change.
  const version = CANONICAL_VERSION * 1000 + addresses.version
  return db.transaction().execute(async tx => {
    const below = await placeOf(tx, version)
    if (below === null) return { more: false, parts: [] }
    const { rows } = await sql<Stored>`
      select g.article_id as id, g.published_at::text as "publishedAt", a.title, a.body, g.title as "markedTitle", g.body as "markedBody",
        a.url, a.identity, a.only_org as "onlyOrg"
      from (select article_id, published_at, title, body from article_grams where article_id < ${below}::bigint order by article_id desc limit ${atOnce}) g
      left join articles a on a.id = g.article_id order by g.article_id desc`.execute(tx)
    const changed = rows.flatMap(row => renewed(row) ?? [])
    const parts = await write(tx, changed)
    await renewAddresses(
      tx,
      rows.flatMap(({ id, publishedAt, url, identity, onlyOrg }) => {
        const now = url === null ? null : addresses.renewed({ url, identity, onlyOrg })
        return now ? { id, publishedAt, before: identity, ...now } : []
      }),
    )
    const last = rows.at(-1)?.id ?? null
    await sql`
      update text_renewals set below = ${last}::bigint, changed = changed + ${changed.length}, round = round + ${last === null ? 1 : 0}
      where version = ${version}`.execute(tx)
    return { more: last !== null, parts }
  })
}

/** Where the round goes on; null: nothing is to be done now, or another process does it. */
async function placeOf(tx: Tx, version: number): Promise<string | null> {
  await sql`insert into text_renewals (version) values (${version}) on conflict do nothing`.execute(tx)
  const { rows } = await sql<{ below: string | null }>`
    select below::text from text_renewals where version = ${version} and round < ${done}
      and (round = 1 or started_at < now() - ${secondRoundMs} * interval '1 millisecond') for update skip locked`.execute(
    tx,
  )
  const [row] = rows
  return row ? (row.below ?? mostIds) : null
}

interface Renewed {
  id: number
  publishedAt: string
  grams: Int32Array
  title: string
  body: string
}

/** Null where nothing changes, nearly always: where the marked text is the same, so are the grams. */
function renewed({ id, publishedAt, title, body, markedTitle, markedBody }: Stored): Renewed | null {
  if (title === null || body === null) return null
  if (markedBody === null && areTextsInIndexAlone()) return null
  const canonical = { title: canonicalise(title), body: canonicalise(body) }
  const marked = { title: markedText(canonical.title), body: markedText(canonical.body) }
  if (marked.title === markedTitle && marked.body === markedBody) return null
  return { id, publishedAt, grams: grams([canonical.title, canonical.body]), ...marked }
}

/** The texts that an index of the database looks at, of articles that are stored. */
export async function writeTexts(
  tx: Tx,
  articles: readonly {
    id: number
    publishedAt: string
    canonical: { title: CanonicalText; body: CanonicalText }
  }[],
): Promise<void> {
  // What the database has is as it was before: it has none from here on.
  if (areTextsInIndexAlone()) return leaveOut(tx, articles)
  await write(
    tx,
    articles.map(({ id, publishedAt, canonical: { title, body } }) => ({
      ...{ id, publishedAt, grams: grams([title, body]) },
      title: markedText(title),
      body: markedText(body),
    })),
  )
}

async function leaveOut(tx: Tx, articles: readonly { id: number; publishedAt: string }[]): Promise<void> {
  await sql`
    update article_grams g set grams = '{}', title = null, body = null
    from unnest(${articles.map(({ id }) => id)}::bigint[], ${articles.map(({ publishedAt }) => publishedAt)}::timestamptz[]) as u (id, published_at)
    where g.article_id = u.id and g.published_at = u.published_at and g.body is not null`.execute(tx)
}

/** @returns the parts of the index that were written to */
async function write(tx: Tx, rows: readonly Renewed[]): Promise<number[]> {
  if (rows.length === 0) return []
  const { all, from, to } = packInts(rows.map(row => row.grams))
  const { rows: written } = await sql<{ part: number }>`
    with written as (update article_grams g set grams = (${all}::int[])[u.first:u.last], title = u.title, body = u.body
    from unnest(${rows.map(row => row.id)}::bigint[], ${rows.map(row => row.publishedAt)}::timestamptz[], ${from}::int[], ${to}::int[],
      ${rows.map(row => row.title)}::text[], ${rows.map(row => row.body)}::text[]) as u (id, published_at, first, last, title, body)
    where g.article_id = u.id and g.published_at = u.published_at returning g.tableoid)
    select distinct tableoid::bigint as part from written`.execute(tx)
  return written.map(({ part }) => part)
}

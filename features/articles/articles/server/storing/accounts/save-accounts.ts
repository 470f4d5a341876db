/** Accounts of a batch become rows; those that have nothing new to say cost no statement. */
import { jsonRows, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type AccountKey, type ArticleSender, accountOf, keyOfAccount } from './account-of.ts'

/** What the database has of accounts, by key, of one database: only what was read from it, so that a batch that failed leaves nothing here. */
export type KnownAccounts = Map<string, KnownAccount>

interface KnownAccount {
  first: string
  last: string
  verified: number | null
  platformId: string | null
  /** Days of which a number of followers is known, of those that were asked for. */
  days: Set<string>
}

/** About 20 MB. */
const mostRemembered = 50_000
const mostDays = 64

interface SeenAccount extends AccountKey {
  first: string
  last: string
  platformId: string | null
  verified: number | null
  verifiedOn: string | null
  /** By day, the first that was told. */
  followers: Map<string, number>
  demonstration: boolean
}

/** From here on a batch that brings news of the same account waits for this one. */
export async function saveAccounts(tx: Tx, articles: readonly ArticleSender[], memory: KnownAccounts): Promise<void> {
  const seen = seenIn(articles)
  const unsure = [...seen].filter(([key, account]) => hasNews(account, memory.get(key)))
  if (unsure.length === 0) return
  await remember(tx, unsure, memory)
  const news = unsure.filter(([key, account]) => hasNews(account, memory.get(key)))
  if (news.length > 0)
    await write(
      tx,
      news.map(([, account]) => account),
    )
}

function seenIn(articles: readonly ArticleSender[]): Map<string, SeenAccount> {
  const seen = new Map<string, SeenAccount>()
  for (const article of articles) {
    const account = accountOf(article)
    if (!account) continue
    const day = article.publishedAt.toISOString().slice(0, 10)
    const key = keyOfAccount(account)
    let one = seen.get(key)
    if (!one) {
      const unknown = { platformId: null, verified: null, verifiedOn: null, followers: new Map() }
      one = { ...account, ...unknown, first: day, last: day, demonstration: article.demonstration }
      seen.set(key, one)
    }
    if (day < one.first) one.first = day
    if (day > one.last) one.last = day
    one.demonstration &&= article.demonstration
    const { followers, verified, id } = article.account ?? {}
    one.platformId ??= id ?? null
    if (verified !== undefined && (one.verifiedOn === null || day >= one.verifiedOn)) {
      one.verified = verified
      one.verifiedOn = day
    }
    if (followers !== undefined && !one.followers.has(day)) one.followers.set(day, followers)
  }
  return seen
}

function hasNews(account: SeenAccount, known: KnownAccount | undefined): boolean {
  if (!known) return true
  const { first, last, verified, verifiedOn, platformId, followers } = account
  if (first < known.first || last > known.last) return true
  if (verified !== known.verified && verifiedOn !== null && (known.verified === null || verifiedOn >= known.last))
    return true
  if (platformId !== null && known.platformId === null) return true
  for (const day of followers.keys()) if (!known.days.has(day)) return true
  return false
}

interface Row extends Omit<AccountKey, 'platform'> {
  platform: AccountKey['platform']
  first: string
  last: string
  verified: number | null
  platformId: string | null
  days: string[]
}

async function remember(tx: Tx, accounts: readonly (readonly [string, SeenAccount])[], memory: KnownAccounts) {
  const days = [...new Set(accounts.flatMap(([, { followers }]) => [...followers.keys()]))]
  const names = [...new Set(accounts.map(([, { name }]) => name))]
  const { rows } = await sql<Row>`
    select a.only_org as "onlyOrg", a.media_type as "mediaType", a.platform, a.name, a.first_seen::text as first, a.last_seen::text as last, a.verified,
      a.platform_id as "platformId",
      array(select f.day::text from media_account_followers f where f.account_id = a.id and f.day = any(${days}::date[])) as days
    from media_accounts a where a.name = any(${names}::text[])`.execute(tx)
  const keys = new Set(accounts.map(([key]) => key))
  for (const row of rows) {
    const key = keyOfAccount(row)
    if (!keys.has(key)) continue
    const before = memory.get(key)
    memory.delete(key)
    const known = new Set([...(before?.days ?? []), ...row.days].slice(-mostDays))
    memory.set(key, {
      first: row.first,
      last: row.last,
      verified: row.verified,
      platformId: row.platformId,
      days: known,
    })
  }
  for (const key of memory.keys()) {
    if (memory.size <= mostRemembered) break
    memory.delete(key)
  }
}

/** What was told first stays told for its day; a number belongs to the day of the article that told it. */
async function write(tx: Tx, accounts: readonly SeenAccount[]): Promise<void> {
  const rows = accounts.map((account, n) => {
    const [day, followers] = [...account.followers].sort(([one], [other]) => (one < other ? 1 : -1))[0] ?? [null, null]
    return {
      n,
      only_org: account.onlyOrg,
      media_type: account.mediaType,
      platform: account.platform,
      name: account.name,
      platform_id: account.platformId,
      verified: account.verified,
      verified_on: account.verifiedOn,
      followers,
      followers_on: day,
      first_seen: account.first,
      last_seen: account.last,
      demonstration: account.demonstration,
    }
  })
  const counts = accounts.flatMap(({ followers }, n) => [...followers].map(([day, count]) => ({ n, day, count })))
  await sql`
    with given as materialized (
      select * from json_to_recordset(${jsonRows(rows)}::json) as u (n int, only_org int, media_type smallint, platform text, name text, platform_id text,
        verified smallint, verified_on date, followers int, followers_on date, first_seen date, last_seen date, demonstration boolean)
    ), saved as (
      insert into media_accounts as a (only_org, media_type, platform, name, platform_id, verified, verified_on, followers, followers_on, first_seen, last_seen,
        media_id, demonstration)
      select g.only_org, g.media_type, g.platform, g.name, g.platform_id, g.verified, g.verified_on, g.followers, g.followers_on, g.first_seen, g.last_seen,
        (select n.media_id from media_names n where n.name = g.name and n.kind = 'account'), g.demonstration
      -- in one order everywhere, so that two batches wait instead of blocking each other
      from given g order by g.name, g.media_type, g.platform, g.only_org
      on conflict (name, media_type, platform, (coalesce(only_org, 0))) do update set
        platform_id = coalesce(a.platform_id, excluded.platform_id),
        verified = case when excluded.verified_on >= coalesce(a.verified_on, excluded.verified_on) then excluded.verified else a.verified end,
        verified_on = greatest(a.verified_on, excluded.verified_on),
        followers = case when excluded.followers_on > coalesce(a.followers_on, '-infinity') then excluded.followers else a.followers end,
        followers_on = greatest(a.followers_on, excluded.followers_on),
        first_seen = least(a.first_seen, excluded.first_seen),
        last_seen = greatest(a.last_seen, excluded.last_seen),
        demonstration = a.demonstration and excluded.demonstration
      returning a.id, a.only_org, a.media_type, a.platform, a.name
    )
    insert into media_account_followers (account_id, day, followers, only_org)
    select s.id, t.day, t.count, s.only_org
    from json_to_recordset(${jsonRows(counts)}::json) as t (n int, day date, count int)
    join given g on g.n = t.n
    join saved s on s.name = g.name and s.media_type = g.media_type and s.platform = g.platform and s.only_org is not distinct from g.only_org
    on conflict do nothing`.execute(tx)
}

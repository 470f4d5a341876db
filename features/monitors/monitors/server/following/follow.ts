/** Keeps a matcher equal to the rules in the database: every committed change is applied before the next batch is matched. */
import { createMatcher, type Matcher } from '@guanlan/engine/rules'
import { canonicalise } from '@guanlan/engine/text'
import { newestTexts } from '@guanlan/features/articles/articles/server/search'
import type { Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { MonitorLimits } from '../limits.ts'
import { ruleOfText } from '../reading/read-rule.ts'
import { identityOf, readRules, type StoredRules, writeRules } from './rules-on-disk.ts'

/** What a matched id stands for. Media types alone are asked by the matcher, and are no limit here. */
export interface LiveRule extends MonitorLimits {
  orgId: number
  version: number
}

export interface RuleFollower {
  readonly matcher: Matcher
  rule(monitorId: number): LiveRule | undefined
  /** Applies what has been committed; call it inside the transaction that will store what is matched. */
  catchUp(tx: Tx): Promise<void>
  state(): FollowerState
  /** Keeps what is held for the next start. */
  keep(): Promise<void>
}

export interface FollowerState {
  rules: number
  /** Changes applied since the start. */
  changes: number
  /** Every transaction before this number is in what is held; the same number, the same rules. Null before the first reading. */
  version: string | null
  /** How the rules came: from disk with what changed since, or all from the database. */
  loadedFrom: 'disk' | 'database' | null
  bytes: number
  /** Expected microseconds an article that the rules of the costliest organisations take, most first. */
  costs: { orgId: number; microseconds: number }[]
}

interface Row {
  id: number
  org_id: number
  version: number
  rule: string | null
  languages: string[]
  regions: number[]
  media_limit: number[]
  media_members: string[]
  live: boolean
}

/** An organisation that rests has none. */
const isLive = sql`(m.is_open and m.deleted_at is null and m.rule is not null and not rests(m.org_id))`
const columns = sql`m.id, m.org_id, m.version, m.rule, m.languages, m.regions, m.media_limit, m.media_members, ${isLive} as live`

/** Ids of the matcher from here on are rules of filters (features/monitors/filters): they ride along, and are never kept from one start to the next. */
export const firstFilterRule = 2 ** 30
/** The same for rules of labels (features/monitors/labels). */
export const firstLabelRule = firstFilterRule + 2 ** 29
/** The same for the words of warnings (features/warnings/warnings). */
export const firstWarningRule = firstLabelRule + 2 ** 28
/** The same for rules of events (features/events/events). The matcher takes ids up to 2^31 - 1. */
export const firstEventRule = firstWarningRule + 2 ** 27
/** And those of campaigns. */
export const firstCampaignRule = firstEventRule + 2 ** 26

/** Rules read at a time: some fifty milliseconds of parsing. */
const pageSize = 2_000
/** Stored articles that show which words are rare. */
const articlesLearned = 300
/** Media types by the bits the matcher asks for. */
export const mediaBit = (mediaType: number): number => 1 << mediaType

/** @param file where the rules are kept between two starts; without it each start reads them all. */
export function followRules(file?: string): RuleFollower {
  let matcher = createMatcher()
  /** Of those rules that have any. */
  const limits = new Map<number, MonitorLimits>()
  const none: MonitorLimits = { languages: [], regions: [], mediaLimit: [] }
  let seenFrom: string | null = null
  let database = ''
  let changes = 0
  let loadedFrom: FollowerState['loadedFrom'] = null
  // Two batches may be in hand at once: reading in turn keeps the one that read earlier from overwriting what the other read later.
  let turn: Promise<unknown> = Promise.resolve()

  async function apply(row: Row): Promise<void> {
    const rule = row.live && row.rule !== null ? await ruleOfText(row.rule) : null
    changes++
    limits.delete(row.id)
    if (!rule) {
      matcher.remove(row.id)
      return
    }
    // By type or by medium: the matcher knows types alone, so with media it lets all types through.
    const byMedium = row.media_members.length > 0
    const media = byMedium ? 0 : row.media_limit.reduce((bits, type) => bits | mediaBit(type), 0)
    matcher.set(row.id, rule, { organisation: row.org_id, version: row.version, media })
    if (byMedium || row.languages.length > 0 || row.regions.length > 0)
      limits.set(row.id, {
        languages: row.languages,
        regions: row.regions,
        mediaLimit: byMedium ? row.media_limit : [],
        ...(byMedium && { mediaMembers: row.media_members }),
      })
  }

  return {
    get matcher() {
      return matcher
    },
    rule(id) {
      const facts = matcher.factsOf(id)
      return facts ? { orgId: facts.organisation, version: facts.version, ...(limits.get(id) ?? none) } : undefined
    },
    state: () => ({
      rules: matcher.size,
      changes,
      version: seenFrom,
      loadedFrom,
      bytes: matcher.bytes,
      costs: matcher.costliest(5).map(({ organisation, microseconds }) => ({ orgId: organisation, microseconds })),
    }),
    catchUp(tx) {
      const mine = turn.then(async () => {
        seenFrom = await (seenFrom === null ? start(tx) : readChanges(tx, seenFrom))
      })
      turn = mine.catch(() => {})
      return mine
    },
    async keep() {
      await turn
      if (file && seenFrom !== null) await writeRules(file, { matcher, database, seenFrom, limits: [...limits] })
    },
  }

  /** Reading gives the transaction from which on to read the next time. */
  async function start(tx: Tx): Promise<string> {
    database = await identityOf(tx)
    const stored = file ? await readRules(file, database, tx) : null
    const since = stored && (await takeStored(tx, stored))
    if (since) return since
    matcher = createMatcher()
    limits.clear()
    await learn(tx)
    const from = await seenBy(tx)
    let after = 0
    for (;;) {
      const { rows } = await sql<Row>`
        select ${columns} from monitors m where ${isLive} and m.id > ${after} order by m.id limit ${pageSize}`.execute(
        tx,
      )
      for (const row of rows) await apply(row)
      const last = rows.at(-1)
      if (!last || rows.length < pageSize) break
      after = last.id
      await new Promise(setImmediate)
    }
    matcher.tidy()
    loadedFrom = 'database'
    return from
  }

  /** Null when the file does not lead to what the database holds: then everything is read. */
  async function takeStored(tx: Tx, stored: StoredRules): Promise<string | null> {
    matcher = stored.matcher
    limits.clear()
    for (const [id, each] of stored.limits) limits.set(id, each)
    for (const id of [...matcher.ids()]) if (id >= firstFilterRule) matcher.remove(id)
    const since = await readChanges(tx, stored.seenFrom)
    const { rows } = await sql<{ rules: number; versions: string }>`
      select count(*)::int as rules, coalesce(sum(m.id::bigint * m.version % 1000003), 0)::text as versions from monitors m where ${isLive}`.execute(
      tx,
    )
    let versions = 0
    for (const id of matcher.ids()) versions += (id * (matcher.factsOf(id)?.version ?? 0)) % 1_000_003
    if (rows[0]?.rules !== matcher.size || rows[0].versions !== String(versions)) return null
    loadedFrom = 'disk'
    return since
  }

  async function learn(tx: Tx): Promise<void> {
    for (const { title, body } of await newestTexts(tx, articlesLearned))
      matcher.learn({ title: canonicalise(title), body: canonicalise(body) })
  }

  async function readChanges(tx: Tx, since: string): Promise<string> {
    const from = await seenBy(tx)
    const { rows } = await sql<Row>`
      select c.monitor_id as id, coalesce(m.org_id, 0) as org_id, coalesce(m.version, 0) as version, m.rule, coalesce(m.languages, '{}') as languages, coalesce(m.regions, '{}') as regions,
        coalesce(m.media_limit, '{}') as media_limit,
        coalesce(m.media_members, '{}') as media_members, coalesce(${isLive}, false) as live
      from (select distinct monitor_id from rule_changes where transaction >= ${since}::xid8) c left join monitors m on m.id = c.monitor_id`.execute(
      tx,
    )
    for (const row of rows) if (isNew(row)) await apply(row)
    return from
  }

  /** Changes near the border are read more than once; an equal rule need not be filed again. */
  function isNew(row: Row): boolean {
    const known = matcher.factsOf(row.id)
    if (!known) return row.live
    return !row.live || known.version !== row.version
  }
}

/** Everything below xmin has ended and is seen; what is above may still commit and is read again next time. */
async function seenBy(tx: Tx): Promise<string> {
  const { rows } = await sql<{ xmin: string }>`
    select pg_current_xact_id(), pg_snapshot_xmin(pg_current_snapshot())::text as xmin`.execute(tx)
  return rows[0]?.xmin ?? '0'
}

/** What a warning would have told: articles in the order in which they arrived, through the same decision and the same folding as the live stage. */
import type { Rule } from '@guanlan/engine/rules'
import { findStored } from '@guanlan/features/articles/server/search'
import { itemsBelowEach } from '@guanlan/features/monitors/server'
import { numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Reason } from '../../contract.ts'
import { type CompiledWarning, fitsWarning } from '../deciding/decide.ts'
import type { WarningFacts } from '../deciding/facts.ts'
import { foldIn } from '../deciding/fold.ts'
import { type IncidentIndex, incidentIndex, type NumberedIncident } from '../deciding/incident-index.ts'
import { keyOf, loadFacts } from '../deciding/load-facts.ts'
import { askedBy } from '../rules/asked.ts'

/** The newest so many articles that have the words are looked at: about two seconds. */
const mostLookedAt = 20_000
const atOnce = 500

export interface ReplayedMessage {
  at: Date
  reason: Reason
  facts: WarningFacts
  incident: number
}

export interface Replayed {
  articles: WarningFacts[]
  /** Of each article the place of its incident below. */
  places: number[]
  /** In the order in which they opened. */
  incidents: NumberedIncident[]
  messages: ReplayedMessage[]
  isCut: boolean
}

interface Arrival {
  id: number
  at: Date
  wordsHold: boolean
}

/** @param now the end of the days; the warning's own days are not asked, since the question is what it would find */
export async function replayWarning(
  scope: Scope,
  warning: CompiledWarning,
  rule: Rule | null,
  days: number,
): Promise<Replayed> {
  const arrivals = await arrivalsOf(scope, warning, rule, new Date(scope.now.getTime() - days * 86_400_000))
  const endless = { ...warning, startsOn: '0000-01-01', endsOn: '9999-12-31' }
  const asked = askedBy({ rule })
  const replayed: Omit<Replayed, 'incidents'> = {
    articles: [],
    places: [],
    messages: [],
    isCut: arrivals.length >= mostLookedAt,
  }
  const incidents = incidentIndex()
  for (let i = 0; i < arrivals.length; i += atOnce) {
    const page = arrivals.slice(i, i + atOnce)
    const facts = await loadFacts(
      scope.db,
      page.map(({ id }) => ({ orgId: scope.orgId, articleId: id })),
    )
    for (const { id, at, wordsHold } of page) {
      const known = facts.get(keyOf(scope.orgId, id))
      if (known && fitsWarning(endless, known, wordsHold, at))
        take(replayed, incidents, known, { ...warning, asked, now: at })
    }
    await new Promise(setImmediate)
  }
  return { ...replayed, incidents: incidents.all() }
}

function take(
  { articles, places, messages }: Omit<Replayed, 'incidents'>,
  incidents: IncidentIndex,
  facts: WarningFacts,
  how: Parameters<typeof foldIn>[2],
): void {
  const { incident, reason } = foldIn(incidents, facts, how)
  const id = incident.id ?? incidents.size()
  incidents.keep({ ...incident, id }, facts.storyId)
  articles.push(facts)
  places.push(id)
  if (reason !== null) messages.push({ at: how.now, reason, facts, incident: id })
}

/** By when they came in. Those that only a monitor wants come from its hits. */
async function arrivalsOf(
  scope: Scope,
  { wordMonitors }: CompiledWarning,
  rule: Rule | null,
  since: Date,
): Promise<Arrival[]> {
  const { orgId, db } = scope
  const limits = { languages: [], regions: [], mediaLimit: [] }
  // What is published more than a day before it comes in warns nobody.
  const found = rule
    ? await findStored(db, { rule, limits, orgId }, { from: new Date(since.getTime() - 86_400_000), to: null })
    : []
  const holding = found.slice(0, mostLookedAt).map(({ id }) => id)
  const items = [...(await itemsBelowEach(scope, wordMonitors)).values()].flat()
  const { rows } = await sql<Arrival>`
    select a.id, a.collected_at as at, h.id is not null as "wordsHold" from (
      select id from unnest(${numberList(holding)}::bigint[]) as id
    ) h full join (
      select distinct article_id as id from hits where org_id = ${orgId} and monitor_id = any(${items}::int[]) and arrived_at >= ${since}::timestamptz
    ) m using (id) join articles a using (id)
    where a.collected_at >= ${since}::timestamptz order by a.collected_at desc, a.id desc limit ${mostLookedAt}`.execute(
    db,
  )
  return rows.reverse()
}

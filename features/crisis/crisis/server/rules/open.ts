/** What incidents of crisis rules become: proposals, drafts or crises, within the transaction that stores the incident. */
import { insertSetMembers, type SetMember } from '@guanlan/features/articles/articles/server/facts'
import { articleIdsOfIncident, type IncidentNews } from '@guanlan/features/warnings/warnings/server'
import { say } from '@guanlan/platform/contract'
import { asOrganisation, type Scope, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type CrisisLevel, longestName, mostOpeningsAnHour } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { createCrisis } from '../acts/acts.ts'
import { takeStep } from '../acts/step.ts'
import { noteArticles } from '../chronicle/articles.ts'
import { RuleSettings } from './rules.ts'

/** Of an incident; what is beyond it comes by its story. */
export const mostArticles = 10_000

interface StoredOpening {
  orgId: number
  incidentId: number
  crisisId: number | null
  /** The crisis takes articles up. */
  collects: boolean
}

/** Handed to features/warnings as a listener to its incidents. */
export async function openByRules(tx: Tx, all: readonly IncidentNews[], now: Date): Promise<void> {
  const news = all.filter(({ purpose }) => purpose === 'crisis')
  if (news.length === 0) return
  const known = await continued(tx, news, now)
  const joining: SetMember[] = []
  for (const each of news) {
    const before = known.get(keyOf(each))
    if (before) {
      if (before.crisisId !== null && before.collects) joining.push(...membersOf(each, before.crisisId, 'incident'))
    } else if (isOpening(each)) await asOrganisation(tx, each.orgId, () => open(systemScope(tx, each.orgId, now), each))
  }
  await noteArticles(tx, await insertSetMembers(tx, joining), now)
}

const keyOf = ({ orgId, incidentId }: { orgId: number; incidentId: number }) => `${orgId}:${incidentId}`
const isOpening = ({ reason }: IncidentNews) => reason === 'first' || reason === 'reached' || reason === 'measured'
const membersOf = ({ orgId, articleIds }: IncidentNews, id: number, how: SetMember['how']): SetMember[] =>
  articleIds.map(articleId => ({ orgId, articleId, kind: 'crisis', id, how }))

/** Nobody's act. */
const systemScope = (db: Tx, orgId: number, now: Date): Scope => ({
  db,
  orgId,
  now,
  userId: null,
  locale: 'zh',
  may: () => true,
})

/** Of incidents that have an opening: it has grown. Its version is left, so that whoever acts meanwhile is not refused for it. */
async function continued(tx: Tx, news: readonly IncidentNews[], now: Date): Promise<Map<string, StoredOpening>> {
  const rows = news.map(({ orgId, incidentId, articles }) => ({ org_id: orgId, incident_id: incidentId, articles }))
  const { rows: stored } = await sql<StoredOpening>`
    with grown as (
      update crisis_openings o set articles = greatest(o.articles, n.articles), last_at = ${now}::timestamptz
      from json_to_recordset(${JSON.stringify(rows)}::json) as n (org_id int, incident_id int, articles int)
      where o.org_id = n.org_id and o.incident_id = n.incident_id returning o.org_id, o.incident_id, o.crisis_id
    )
    select g.org_id as "orgId", g.incident_id as "incidentId", g.crisis_id as "crisisId",
      coalesce(c.binned_at is null and c.status in ('draft', 'started', 'checked', 'tracking'), false) as collects
    from grown g left join crises c on c.org_id = g.org_id and c.id = g.crisis_id`.execute(tx)
  return new Map(stored.map(row => [keyOf(row), row]))
}

async function open(scope: Scope, news: IncidentNews): Promise<void> {
  const { orgId, db, now } = scope
  const { ruleId, ruleName, incidentId, articleIds, articles, measured, demonstration } = news
  const { crisisLevel: level, opens } = RuleSettings.parse(news.settings)
  const title = news.title.slice(0, 300) || ruleName
  // Two workers that open by one rule at once count one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`crisis_openings:${orgId}:${ruleId}`}, 0))`.execute(db)
  const { count, stormed, stormId } = await lately(scope, ruleId)
  const isStorm = count >= mostOpeningsAnHour
  const { rows } = await sql<{ id: number }>`
    insert into crisis_openings (org_id, updated_at, rule_id, rule_name, level, incident_id, title, article_id, articles, figures, storm, opened_at, last_at, demonstration)
    values (${orgId}, ${now}::timestamptz, ${ruleId}, ${ruleName}, ${level}::smallint, ${incidentId}, ${title}, ${articleIds[0] ?? null}::bigint, ${articles},
      ${measured && JSON.stringify(measured)}::jsonb, ${isStorm}, ${now}::timestamptz, ${now}::timestamptz, ${demonstration})
    on conflict (org_id, incident_id) do nothing returning id`.execute(db)
  const [made] = rows
  if (!made) return
  const crisisId = isStorm
    ? // Somebody who put the draft of the storm away is not given another one.
      (stormId ?? (stormed ? null : await openStorm(scope, news, level, made.id)))
    : opens === 'propose'
      ? null
      : await openCrisis(scope, { name: title.slice(0, longestName), level, originId: made.id }, opens === 'start')
  if (crisisId === null) return
  await sql`
    update crisis_openings set status = ${isStorm && stormId !== null ? 'added' : 'started'}, crisis_id = ${crisisId}
    where org_id = ${orgId} and id = ${made.id}`.execute(db)
  await joinOpening(scope, { incidentId, crisisId })
}

interface Lately {
  count: number
  stormed: boolean
  stormId: number | null
}

/** How much a rule opened within the hour, and the draft of its storm, if one takes articles up. */
async function lately({ orgId, db, now }: Scope, ruleId: number): Promise<Lately> {
  const { rows } = await sql<Lately>`
    select count(*)::int as count, coalesce(bool_or(o.storm), false) as stormed, max(o.crisis_id) filter (where o.storm and c.binned_at is null and c.status in ('draft', 'started', 'checked', 'tracking')) as "stormId"
    from crisis_openings o left join crises c on c.org_id = o.org_id and c.id = o.crisis_id
    where o.org_id = ${orgId} and o.rule_id = ${ruleId} and o.opened_at > ${now}::timestamptz - interval '1 hour'`.execute(
    db,
  )
  return rows[0] ?? { count: 0, stormed: false, stormId: null }
}

interface Opened {
  name: string
  level: CrisisLevel
  originId: number
  about?: string
}

async function openCrisis(scope: Scope, opened: Opened, starts: boolean): Promise<number> {
  const { name, level } = opened
  const id = await createCrisis(scope, { ...opened, origin: 'rule' })
  // createCrisis took the first step; nobody else has seen it yet.
  if (starts)
    await takeStep(scope, { id, version: 2, name, level, status: 'draft', chapter: 1, drill: false }, { act: 'start' })
  return id
}

/** One draft for all that a rule opens beyond its measure. */
const openStorm = (
  scope: Scope,
  { ruleName }: IncidentNews,
  level: Opened['level'],
  originId: number,
): Promise<number> =>
  openCrisis(
    scope,
    {
      name: say(strings.stormName, scope.locale, { rule: ruleName }).slice(0, longestName),
      about: say(strings.stormAbout, scope.locale, { rule: ruleName, count: mostOpeningsAnHour }),
      level,
      originId,
    },
    false,
  )

/** Its articles so far; later ones follow with the incident. */
export async function joinOpening(
  scope: Scope,
  { incidentId, crisisId }: { incidentId: number; crisisId: number },
): Promise<void> {
  const { orgId, db, now } = scope
  const ids = await articleIdsOfIncident(scope, incidentId, mostArticles)
  const joined = await insertSetMembers(
    db,
    ids.map(articleId => ({ orgId, articleId, kind: 'crisis' as const, id: crisisId, how: 'rule' as const })),
  )
  await noteArticles(db, joined, now)
}

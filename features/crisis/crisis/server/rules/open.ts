/** What incidents of crisis rules become: proposals, drafts or crises, within the transaction that stores the incident. */
import { insertSetMembers, type SetMember } from '@guanlan/features/articles/articles/server/facts'
import { addToIncidents, articleIdsOfIncident, type IncidentNews } from '@guanlan/features/warnings/warnings/server'
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

type Incident = IncidentNews & { incidentId: number }
/** So long after it began, what fits a rule that counts is taken for the same outbreak. */
const outbreakDays = 3

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
  const incidents = news.filter((each): each is Incident => each.incidentId !== null)
  const known = await continued(tx, incidents, now)
  const joining = await countedMembers(
    tx,
    news.filter(({ incidentId }) => incidentId === null),
    now,
  )
  for (const each of incidents) {
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
async function continued(tx: Tx, news: readonly Incident[], now: Date): Promise<Map<string, StoredOpening>> {
  if (news.length === 0) return new Map()
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

/** What fits a rule that counts belongs to its last outbreak: to the crisis it became, or to what waits for somebody. */
async function countedMembers(tx: Tx, news: readonly IncidentNews[], now: Date): Promise<SetMember[]> {
  if (news.length === 0) return []
  const rules = news.map(({ orgId, ruleId, articles }) => ({ org_id: orgId, rule_id: ruleId, articles }))
  const { rows } = await sql<{ orgId: number; ruleId: number; incidentId: number; crisisId: number | null }>`
    with last as (
      select n.org_id, n.rule_id, n.articles, o.* from json_to_recordset(${JSON.stringify(rules)}::json) as n (org_id int, rule_id int, articles int) cross join lateral (
        select id, incident_id, crisis_id, status from crisis_openings where org_id = n.org_id and rule_id = n.rule_id and opened_at > ${now}::timestamptz - ${outbreakDays} * interval '1 day'
        order by opened_at desc, id desc limit 1) o
    ), grown as (
      update crisis_openings o set articles = o.articles + l.articles, last_at = ${now}::timestamptz from last l
      where o.org_id = l.org_id and o.id = l.id and l.status = 'open' and o.articles < ${mostArticles} returning o.org_id, o.id
    )
    select l.org_id as "orgId", l.rule_id as "ruleId", l.incident_id as "incidentId", c.id as "crisisId" from last l
    left join grown g on g.org_id = l.org_id and g.id = l.id
    left join crises c on c.org_id = l.org_id and c.id = l.crisis_id and c.binned_at is null and c.status in ('draft', 'started', 'checked', 'tracking')
    where g.id is not null or c.id is not null`.execute(tx)
  const members: SetMember[] = []
  const waiting: Parameters<typeof addToIncidents>[1][number][] = []
  for (const each of news) {
    const into = rows.find(({ orgId, ruleId }) => orgId === each.orgId && ruleId === each.ruleId)
    if (!into) continue
    if (into.crisisId !== null) members.push(...membersOf(each, into.crisisId, 'rule'))
    else waiting.push(...each.articleIds.map(articleId => ({ ...into, articleId })))
  }
  await addToIncidents(tx, waiting)
  return members
}

async function open(scope: Scope, news: Incident): Promise<void> {
  const { orgId, db, now } = scope
  const { ruleId, ruleName, incidentId, articleIds, articles, measured, demonstration } = news
  const { crisisLevel: level, opens } = RuleSettings.parse(news.settings)
  // What was counted has figures for a title: as the name of a crisis they would say nothing tomorrow.
  const title = measured ? ruleName : news.title.slice(0, 300) || ruleName
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

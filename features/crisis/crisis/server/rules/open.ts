/** What incidents of crisis rules become: proposals, drafts or crises, within the transaction that stores the incident. */
import { insertSetMembers, type SetMember } from '@guanlan/features/articles/articles/server/facts'
import { addToIncidents, articleIdsOfIncident, type IncidentNews } from '@guanlan/features/warnings/warnings/server'
import { say } from '@guanlan/platform/contract'
import { asOrganisation, jsonRows, numberList, type Scope, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type CrisisLevel, longestName, mostOpeningsAnHour } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { createCrisis } from '../acts/acts.ts'
import { takeStep } from '../acts/step.ts'
import { noteArticles } from '../chronicle/articles.ts'
import { writeLines, writeOwnLines } from '../chronicle/lines.ts'
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
  const opening: Incident[] = []
  for (const each of incidents) {
    const before = known.get(keyOf(each))
    if (before) {
      if (before.crisisId !== null && before.collects) joining.push(...membersOf(each, before.crisisId, 'incident'))
    } else if (isOpening(each)) opening.push(each)
  }
  joining.push(...(await openAll(tx, opening, now)))
  await noteArticles(tx, await insertSetMembers(tx, joining), now)
}

const keyOf = ({ orgId, incidentId }: { orgId: number; incidentId: number }) => `${orgId}:${incidentId}`
const isOpening = ({ reason }: IncidentNews) => reason === 'first' || reason === 'reached' || reason === 'measured'
const membersOf = (
  { orgId, articleIds }: Pick<IncidentNews, 'orgId'> & { articleIds: readonly number[] },
  id: number,
  how: SetMember['how'],
): SetMember[] => articleIds.map(articleId => ({ orgId, articleId, kind: 'crisis', id, how }))

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

/** A batch opens by many rules at once: what they write is written once for all of them. @returns what joins the crises they became */
async function openAll(tx: Tx, all: readonly Incident[], now: Date): Promise<SetMember[]> {
  if (all.length === 0) return []
  const rules = await lately(tx, all, now)
  const openings = all.flatMap(news => {
    const rule = rules.get(ruleKeyOf(news))
    if (!rule || rule.opened.includes(news.incidentId)) return []
    // What was counted has figures for a title: as the name of a crisis they would say nothing tomorrow.
    const title = news.measured ? news.ruleName : news.title.slice(0, 300) || news.ruleName
    return [{ news, title, rule, ...RuleSettings.parse(news.settings), isStorm: rule.count++ >= mostOpeningsAnHour }]
  })
  const ids = await insertOpenings(tx, openings, now)
  const became: { org_id: number; id: number; crisis_id: number; status: 'added' | 'started' }[] = []
  const members: SetMember[] = []
  const cut: Parameters<typeof writeOwnLines>[1][number][] = []
  for (const { news, title, rule, crisisLevel: level, opens, isStorm } of openings) {
    const id = ids.get(keyOf(news))
    // Somebody who put the draft of a storm away is not given another one.
    if (id === undefined || (isStorm ? rule.stormed && rule.stormId === null : opens === 'propose')) continue
    const { orgId } = news
    const status = isStorm && rule.stormId !== null ? 'added' : 'started'
    const scope = systemScope(tx, orgId, now)
    const crisisId =
      (isStorm ? rule.stormId : null) ??
      (await asOrganisation(tx, orgId, () =>
        isStorm
          ? openStorm(scope, news, level, id)
          : openCrisis(scope, { name: title.slice(0, longestName), level, originId: id }, opens === 'start'),
      ))
    if (isStorm) Object.assign(rule, { stormed: true, stormId: crisisId })
    became.push({ org_id: orgId, id, crisis_id: crisisId, status })
    const articleIds = await articlesSoFar(scope, news)
    members.push(...membersOf({ orgId, articleIds }, crisisId, 'rule'))
    cut.push(...leftOut(crisisId, news.articles, articleIds.length).map(line => ({ ...line, orgId })))
  }
  await writeOwnLines(tx, cut, now)
  if (became.length > 0)
    await sql`
      update crisis_openings o set status = b.status, crisis_id = b.crisis_id
      from json_to_recordset(${JSON.stringify(became)}::json) as b (org_id int, id int, crisis_id int, status text)
      where o.org_id = b.org_id and o.id = b.id`.execute(tx)
  return members
}

/** Of an outbreak with more articles than come along, the chronicle says how many do. */
const leftOut = (crisisId: number, count: number, joined: number) =>
  joined < count
    ? [{ crisisId, kind: 'article' as const, sentence: { key: 'lineLeftOut' as const, values: { count, joined } } }]
    : []

/** An incident that began just now has no others than those it is told with. */
const articlesSoFar = async (
  scope: Scope,
  { incidentId, articleIds, articles }: Incident,
): Promise<readonly number[]> =>
  articles === articleIds.length ? articleIds : articleIdsOfIncident(scope, incidentId, mostArticles)

interface Opening {
  news: Incident
  title: string
  crisisLevel: CrisisLevel
  isStorm: boolean
}

/** @returns their ids by incident */
async function insertOpenings(tx: Tx, openings: readonly Opening[], now: Date): Promise<Map<string, number>> {
  const rows = openings.map(({ news, title, crisisLevel, isStorm }) => ({
    ...{ org_id: news.orgId, rule_id: news.ruleId, rule_name: news.ruleName, level: crisisLevel, title },
    ...{ incident_id: news.incidentId, article_id: news.articleIds[0] ?? null, articles: news.articles },
    ...{ figures: news.measured, storm: isStorm, demonstration: news.demonstration },
  }))
  const { rows: made } = await sql<{ orgId: number; incidentId: number; id: number }>`
    insert into crisis_openings (org_id, updated_at, rule_id, rule_name, level, incident_id, title, article_id, articles, figures, storm, opened_at, last_at, demonstration)
    select n.org_id, ${now}::timestamptz, n.rule_id, n.rule_name, n.level, n.incident_id, n.title, n.article_id, n.articles, n.figures, n.storm, ${now}::timestamptz, ${now}::timestamptz, n.demonstration
    from jsonb_to_recordset(${jsonRows(rows)}::jsonb) as n (org_id int, rule_id int, rule_name text, level smallint, incident_id int, title text, article_id bigint, articles int, figures jsonb, storm boolean, demonstration boolean)
    on conflict (org_id, incident_id) do nothing returning org_id as "orgId", incident_id as "incidentId", id`.execute(
    tx,
  )
  return new Map(made.map(row => [keyOf(row), row.id]))
}

const ruleKeyOf = ({ orgId, ruleId }: { orgId: number; ruleId: number }) => `${orgId}:${ruleId}`

interface Lately {
  orgId: number
  ruleId: number
  count: number
  stormed: boolean
  stormId: number | null
  /** Incidents of these that somebody else opened meanwhile. */
  opened: number[]
}

/** How much each rule opened within the hour, and the draft of its storm, if one takes articles up. Two workers that open by one rule at once count one after the other. */
async function lately(tx: Tx, all: readonly Incident[], now: Date): Promise<Map<string, Lately>> {
  const [orgs, rules] = [numberList(all.map(each => each.orgId)), numberList(all.map(each => each.ruleId))]
  // In one order, so that none waits for another that waits for it.
  await sql`
    select pg_advisory_xact_lock(k.key) from (
      select distinct hashtextextended('crisis_openings:' || n.org_id || ':' || n.rule_id, 0) as key from unnest(${orgs}::int[], ${rules}::int[]) as n (org_id, rule_id) order by 1) k`.execute(
    tx,
  )
  const { rows } = await sql<Lately>`
    select n.org_id as "orgId", n.rule_id as "ruleId", l.*,
      array(select o.incident_id from crisis_openings o where o.org_id = n.org_id and o.rule_id = n.rule_id and o.incident_id = any(${numberList(all.map(each => each.incidentId))}::int[])) as opened
    from (select distinct * from unnest(${orgs}::int[], ${rules}::int[]) as n (org_id, rule_id)) n cross join lateral (
      select count(*)::int as count, coalesce(bool_or(o.storm), false) as stormed, max(o.crisis_id) filter (where o.storm and c.binned_at is null and c.status in ('draft', 'started', 'checked', 'tracking')) as "stormId"
      from crisis_openings o left join crises c on c.org_id = o.org_id and c.id = o.crisis_id
      where o.org_id = n.org_id and o.rule_id = n.rule_id and o.opened_at > ${now}::timestamptz - interval '1 hour') l`.execute(
    tx,
  )
  return new Map(rows.map(row => [ruleKeyOf(row), row]))
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
  { incidentId, crisisId, articles }: { incidentId: number; crisisId: number; articles: number },
): Promise<void> {
  const { orgId, db, now } = scope
  const ids = await articleIdsOfIncident(scope, incidentId, mostArticles)
  const joined = await insertSetMembers(
    db,
    ids.map(articleId => ({ orgId, articleId, kind: 'crisis' as const, id: crisisId, how: 'rule' as const })),
  )
  await noteArticles(db, joined, now)
  await writeLines(scope, leftOut(crisisId, articles, ids.length))
}

/** "Less like this": what could be left out of a warning, with what else would go, and the proposals that come of it. */

import { all, print, type Rule, term, wordsIn } from '@guanlan/engine/rules'
import { articleRows, mediaRows } from '@guanlan/features/articles/articles/server/questions'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import { refuse } from '@guanlan/platform/contract'
import type { LinkScope, Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { LeftOut, LeftOutKind, Warning } from '../../contract.ts'
import { getWarning, ruleOfDraft } from '../rules/save.ts'
import { type Replayed, replayWarning } from '../trying/replay.ts'
import { compiledDraft } from '../trying/trial.ts'
import { recordAct } from './acts.ts'
import { type Opened, openedBy, readerOf } from './of-link.ts'

const days = 7
/** Of each kind. */
const mostOfAKind = 2
const mostSamples = 5

type Candidate = Pick<LeftOut, 'kind' | 'value' | 'name'>

export async function choicesToLeaveOut(scope: LinkScope): Promise<LeftOut[]> {
  const opened = await openedBy(scope)
  const reader = readerOf(scope)
  const warning = await warningOf(reader, opened)
  const rule = (await ruleOfDraft(reader, warning))?.rule ?? null
  const zone = await timeZoneOf(reader)
  const replay = (by: Rule | null) => replayWarning(reader, compiledDraft(reader, warning, zone), by, days)
  const before = await replay(rule)
  const firstArticle = await firstArticleOf(reader, opened.incident.id)
  const own = await articlesOf(reader, opened.incident.id)
  const proposed = await openProposals(reader, warning.id)
  const choices: LeftOut[] = []
  for (const candidate of await candidatesOf(reader, opened, rule)) {
    const goes = await goesWith(candidate, own, before, async () =>
      rule ? idsOf(await replay(without(rule, candidate.value))) : new Set<number>(),
    )
    choices.push({
      ...candidate,
      ...effectOf(before, goes, firstArticle),
      proposed: proposed.has(`${candidate.kind}:${candidate.value}`),
    })
  }
  return choices
}

export async function proposeByLink(
  scope: LinkScope,
  { kind, value, note }: { kind: LeftOutKind; value: string; note: string },
): Promise<void> {
  const opened = await openedBy(scope)
  const reader = readerOf(scope)
  const warning = await warningOf(reader, opened)
  const rule = (await ruleOfDraft(reader, warning))?.rule ?? null
  const candidate = (await candidatesOf(reader, opened, rule)).find(each => each.kind === kind && each.value === value)
  if (!candidate) throw refuse('invalid', 'warnings.gone', {}, 'value')
  const { rows } = await sql`
    insert into warning_proposals (org_id, warning_id, incident_id, receiver, kind, value, name, note, made_at)
    values (${scope.orgId}, ${warning.id}, ${opened.incident.id}, ${opened.delivery.receiver}, ${kind}, ${value}, ${candidate.name}, ${note}, ${scope.now})
    on conflict (org_id, warning_id, kind, value) where state = 'open' do nothing returning id`.execute(scope.db)
  if (rows.length > 0) await recordAct(scope, opened, 'proposed', candidate.name)
}

/** Pure. The same rule without texts that have a word. */
export const without = (rule: Rule, word: string): Rule =>
  all([...(rule.kind === 'all' ? rule.of : [rule]), { kind: 'not', of: term(word) }])
export const ruleWithoutWord = (rule: Rule, word: string): string => print(without(rule, word))

/** @throws missing when no warning raised it, or it is gone */
async function warningOf(reader: Scope, { incident }: Opened): Promise<Warning> {
  if (incident.warningId === null) throw refuse('missing', 'platform.missing')
  return getWarning(reader, incident.warningId)
}

/** Authors and media with most of its articles, names and keywords that its first article has and the rule does not ask for, and the story. */
async function candidatesOf({ orgId, db }: Scope, { incident }: Opened, rule: Rule | null): Promise<Candidate[]> {
  const members = sql`
    from warning_incident_articles i join ${articleRows} a on a.id = i.article_id
    where i.org_id = ${orgId} and i.incident_id = ${incident.id}`
  const { rows: authors } = await sql<{ name: string }>`
    select a.author as name ${members} and coalesce(a.author, '') <> '' and length(a.author) <= 200 group by a.author
    order by count(*) desc, a.author limit ${mostOfAKind}`.execute(db)
  const { rows: media } = await sql<{ id: number; name: string }>`
    select m.id, m.name from ${mediaRows} m join (select a.media_id, count(*) as n ${members} group by a.media_id order by n desc limit ${mostOfAKind}) t on t.media_id = m.id
    order by t.n desc, m.name`.execute(db)
  const { rows: marks } = await sql<{ marks: string[] }>`
    select marks from warning_incidents where org_id = ${orgId} and id = ${incident.id}`.execute(db)
  const requested = rule ? wordsIn(rule) : []
  const words = (marks[0]?.marks ?? []).filter(
    mark =>
      mark.length >= 2 && mark.length <= 50 && !requested.some(word => word.includes(mark) || mark.includes(word)),
  )
  return [
    ...authors.map(({ name }) => ({ kind: 'author' as const, value: name, name })),
    ...media.map(({ id, name }) => ({ kind: 'media' as const, value: String(id), name })),
    ...(rule ? [...new Set(words)].slice(0, mostOfAKind) : []).map(word => ({
      kind: 'word' as const,
      value: word,
      name: word,
    })),
    { kind: 'story' as const, value: String(incident.id), name: incident.title.slice(0, 200) },
  ]
}

/** Whether an article of the replay would not come any more. */
async function goesWith(
  { kind, value }: Candidate,
  own: ReadonlySet<number>,
  before: Replayed,
  withoutWord: () => Promise<Set<number>>,
): Promise<(place: number) => boolean> {
  if (kind === 'author') return place => before.articles[place]?.author === value
  if (kind === 'media') return place => before.articles[place]?.mediaIds.includes(Number(value)) ?? false
  if (kind === 'story') return place => own.has(before.articles[place]?.articleId ?? 0)
  const left = await withoutWord()
  return place => !left.has(before.articles[place]?.articleId ?? 0)
}

const idsOf = ({ articles }: Replayed): Set<number> => new Set(articles.map(({ articleId }) => articleId))

/** Pure. An incident goes when all of its articles do. */
function effectOf(
  { articles, places, incidents }: Replayed,
  goes: (place: number) => boolean,
  firstArticle: number | null,
): Pick<LeftOut, 'articles' | 'incidents' | 'samples'> {
  const stays = new Set<number>()
  let count = 0
  for (const place of articles.keys())
    if (goes(place)) count++
    else stays.add(places[place] ?? 0)
  const gone = incidents.filter((_, place) => !stays.has(place))
  const others = gone.filter(({ firstArticleId }) => firstArticleId !== firstArticle)
  return {
    articles: count,
    incidents: gone.length,
    samples: others
      .slice(-mostSamples)
      .reverse()
      .map(({ title }) => title),
  }
}

async function firstArticleOf({ orgId, db }: Scope, incidentId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`
    select first_article_id as id from warning_incidents where org_id = ${orgId} and id = ${incidentId}`.execute(db)
  return rows[0]?.id ?? null
}

/** Of the incident: what goes with its story. A replay may fold them otherwise than the days did. */
async function articlesOf({ orgId, db }: Scope, incidentId: number): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select article_id as id from warning_incident_articles where org_id = ${orgId} and incident_id = ${incidentId} order by article_id`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}

async function openProposals({ orgId, db }: Scope, warningId: number): Promise<Set<string>> {
  const { rows } = await sql<{ kind: string; value: string }>`
    select kind, value from warning_proposals where org_id = ${orgId} and warning_id = ${warningId} and state = 'open' order by id`.execute(
    db,
  )
  return new Set(rows.map(({ kind, value }) => `${kind}:${value}`))
}

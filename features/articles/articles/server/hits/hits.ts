/** Hits of monitors and the organisation's facts beside them. */
import { jsonRows, numberList, type Tx } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import type { ArticleHit } from '../new-article.ts'
import { interactionsOf } from '../search/stored.ts'
import { updateShown } from './shown.ts'
import { decidedStory } from './story-views.ts'

/** New hits that are shown, by organisation and monitor. */
export type Arrivals = Map<number, Map<number, number>>

interface Written {
  org_id: number
  monitor_id: number
  article_id: number
  /** New, and shown. */
  fresh: boolean
  /** A filter takes it, or has taken it until now. */
  filtered: boolean
}

export interface NewHit extends ArticleHit {
  articleId: number
}

/** Of a hit `h` of the article `o`: what a person says holds everywhere, so does a word that judges negative; else what the text says of the subject, else of the whole. */
export const shownSentiment = sql`case when o.corrected_at is null and o.word_level is null then coalesce(h.towards, o.sentiment) else o.sentiment end`
export const shownLevel = sql`case when o.corrected_at is null and o.word_level is null and h.towards is not null then h.towards_level else o.level end`

/**
 * Adds hits and, where the organisation has none yet, its facts of the article. Returns what is new, by organisation and monitor.
 * Used on arrival and by the filling of a new monitor.
 */
export async function insertHits(tx: Tx, hits: readonly NewHit[]): Promise<Arrivals> {
  const arrivals: Arrivals = new Map()
  if (hits.length === 0) return arrivals
  const rows = [...hits].sort((a, b) => a.orgId - b.orgId || a.articleId - b.articleId || a.monitorId - b.monitorId)
  const list = (pick: (hit: NewHit) => number | null) => numberList(rows.map(pick))
  const given = sql`unnest(${list(hit => hit.orgId)}::int[], ${list(hit => hit.monitorId)}::int[], ${list(hit => hit.articleId)}::bigint[], ${list(hit => hit.version)}::int[],
    ${list(hit => hit.towards?.sentiment ?? null)}::smallint[], ${list(hit => hit.towards?.level ?? null)}::smallint[], ${list(hit => hit.filterId ?? null)}::int[]) as h (org_id, monitor_id, article_id, version, towards, towards_level, filter_id)`
  // One row an organisation and article, whichever of its monitors want it.
  const facts = rows.filter((hit, i) => hit.orgId !== rows[i - 1]?.orgId || hit.articleId !== rows[i - 1]?.articleId)
  const ids = sql`${numberList([...new Set(facts.map(hit => hit.articleId))])}::bigint[]`
  const started = await insertFacts(tx, facts)
  // What the organisation has changed about the article (sentiment, in the bin) holds for a new hit of it too.
  const { rows: written } = await sql<Written>`
    insert into hits (org_id, monitor_id, article_id, published_at, media_type, sentiment, level, region, media_id, language, author, interactions, cluster_id, rule_version, removed_at, filter_id, towards, towards_level)
    select o.org_id, h.monitor_id, o.article_id, o.published_at, o.media_type, ${shownSentiment}, ${shownLevel}, o.region, o.media_id, o.language, o.author, o.interactions, o.cluster_id, h.version,
      coalesce(o.binned_at, case when h.filter_id is not null then now() end), h.filter_id, h.towards, h.towards_level
    from ${given} join org_articles o on o.org_id = h.org_id and o.article_id = h.article_id and o.article_id = any(${ids})
    on conflict (org_id, monitor_id, article_id) do update set rule_version = excluded.rule_version, sentiment = excluded.sentiment, level = excluded.level, towards = excluded.towards, towards_level = excluded.towards_level,
        filter_id = case when hits.put_by is null then excluded.filter_id end
      where hits.rule_version < excluded.rule_version
    returning new.org_id, new.monitor_id, new.article_id, old.org_id is null and new.removed_at is null as fresh,
      new.filter_id is not null or old.filter_id is not null as filtered`.execute(tx)
  // Facts that begin with these hits are taken by no filter yet.
  const taken = started === facts.length ? new Set<string>() : await takenByFilters(tx, ids)
  for (const [orgId, own] of Map.groupBy(
    written.filter(row => row.filtered || taken.has(`${row.org_id} ${row.article_id}`)),
    row => row.org_id,
  ))
    await updateShown(tx, orgId, [...new Set(own.map(row => row.article_id))])
  for (const row of written) {
    if (!row.fresh) continue
    const monitors = arrivals.get(row.org_id) ?? new Map<number, number>()
    monitors.set(row.monitor_id, (monitors.get(row.monitor_id) ?? 0) + 1)
    arrivals.set(row.org_id, monitors)
  }
  return arrivals
}

/** Organisation and article of the facts that a filter has taken, of these articles. */
async function takenByFilters(tx: Tx, ids: RawBuilder<unknown>): Promise<Set<string>> {
  const { rows } = await sql<{ org_id: number; article_id: number }>`
    select org_id, article_id from org_articles where article_id = any(${ids}) and filter_id is not null`.execute(tx)
  return new Set(rows.map(row => `${row.org_id} ${row.article_id}`))
}

/** What people did with an article, or said of it, keeps it with the organisation when no monitor wants it any more. */
const isKeptByPeople = sql`(o.binned_at is not null or o.dimension_by is not null
  or exists (select from article_labels l where l.org_id = o.org_id and l.article_id = o.article_id)
  or exists (select from article_set_members s where s.org_id = o.org_id and s.article_id = o.article_id and s.taken_at is null)
  or exists (select from favourites f where f.org_id = o.org_id and f.article_id = o.article_id)
  or exists (select from article_edits e where e.org_id = o.org_id and e.article_id = o.article_id)
  or exists (select from article_work w where w.org_id = o.org_id and w.article_id = o.article_id)
  or exists (select from article_notes n where n.org_id = o.org_id and n.article_id = o.article_id))`

/** A rule that changed no longer wants what only its older version wanted; what people put there or took out stays so. */
export async function dropHitsBefore(tx: Tx, orgId: number, monitorId: number, version: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with gone as (delete from hits where org_id = ${orgId} and monitor_id = ${monitorId} and rule_version < ${version} and put_by is null and taken_by is null returning article_id),
    orphans as (
      delete from org_articles o using gone where o.org_id = ${orgId} and o.article_id = gone.article_id
        and not exists (select 1 from hits h where h.org_id = ${orgId} and h.article_id = gone.article_id and (h.monitor_id <> ${monitorId} or h.rule_version >= ${version}))
        and not ${isKeptByPeople}
      returning o.article_id
    ), unread as (
      delete from read_marks m using orphans where m.org_id = ${orgId} and m.article_id = orphans.article_id
    ) select count(*)::int as n from gone`.execute(tx)
  return rows[0]?.n ?? 0
}

/** What people said of every article of a story holds for its next copy too. For a query with `a`, the organisation's `h` and `decidedStory`. */
export const storyFacts = {
  join: sql`
    left join lateral (
      select s.sentiment, s.level, s.corrected_at, s.corrected_by from org_articles s
      where s.org_id = h.org_id and s.cluster_id = ${decidedStory.story} and s.corrected_at is not null order by s.corrected_at desc limit 1
    ) k on not exists (
      select 1 from org_articles s where s.org_id = h.org_id and s.cluster_id = ${decidedStory.story} and s.corrected_at is null
    )`,
  /** @param own the organisation's own sentiment, @param ownLevel with it */
  values: (own: RawBuilder<unknown>, ownLevel: RawBuilder<unknown>) => sql`
    coalesce(k.sentiment, ${own}, a.sentiment) as sentiment,
    case when k.sentiment is not null then k.level when ${own} is not null then ${ownLevel} else a.level end as level, k.corrected_at, k.corrected_by`,
}

/**
 * What the organisation knows of an article from now on, where it knows nothing yet: for its first hit, and for an article that a person
 * takes up without any monitor wanting it. Given in the order of organisations and articles, each pair once. Returns how many were new.
 */
export async function insertFacts(
  tx: Tx,
  facts: readonly Pick<NewHit, 'orgId' | 'articleId' | 'own'>[],
): Promise<number> {
  const ids = sql`${numberList([...new Set(facts.map(fact => fact.articleId))])}::bigint[]`
  const own = facts.map(({ orgId, articleId, own }) => ({ org_id: orgId, article_id: articleId, ...own }))
  const { numAffectedRows } = await sql`
    insert into org_articles (org_id, article_id, published_at, media_type, sentiment, level, corrected_at, corrected_by, region, media_id, language, author, interactions, cluster_id,
      own_sentiment, own_level, keywords, dimension, sensitive, word_level)
    select h.org_id, a.id, a.published_at, a.media_type, ${storyFacts.values(sql`h.sentiment`, sql`h.level`)},
      a.region, a.media_id, a.language, a.author, ${interactionsOf}, ${decidedStory.story},
      h.sentiment, h.level, h.keywords, h.dimension, h.sensitive, h."wordLevel"
    from json_to_recordset(${jsonRows(own)}::json)
      as h (org_id int, article_id bigint, sentiment smallint, level smallint, keywords text[], dimension text, sensitive text[], "wordLevel" smallint)
    join articles a on a.id = h.article_id and a.id = any(${ids}) ${decidedStory.joins(sql`h.org_id`)} ${storyFacts.join}
    order by h.org_id, a.id
    on conflict do nothing`.execute(tx)
  return Number(numAffectedRows ?? 0n)
}

/** An organisation's stored articles, analysed again after it has changed its own analysis. */
import { canonicalise } from '@guanlan/engine/text'
import { numberList, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { AgainPlace } from './name-again.ts'
import { type Level, type OwnAnalysis, type OwnFacts, ownFactsOf, type Sentiment } from './own-analysis.ts'
import { judgedAgain } from './towards.ts'

interface Row {
  id: number
  moment: string
  title: string
  body: string
  media_type: number
  sentiment: Sentiment
  level: Level | null
  dimension: string | null
  probability: number | null
  own_sentiment: Sentiment | null
  own_level: Level | null
  own_keywords: string[] | null
  own_dimension: string | null
  own_sensitive: string[] | null
  own_word_level: Level | null
  /** By a person. */
  dimension_said: boolean
}

const nothing: OwnFacts = {
  sentiment: null,
  level: null,
  keywords: null,
  dimension: null,
  sensitive: null,
  wordLevel: null,
}

/**
 * Analyses the next articles before a place, newest first, and writes those of which something else is to be said. What a person said, and
 * what a text says of a monitor's subject, stays.
 * @param days how far back, counted from now
 * @returns how many were looked at, how many of them were written, and the place after them; null at the end.
 */
export async function analyseAgain(
  tx: Tx,
  { orgId, analysis }: { orgId: number; analysis: OwnAnalysis | null },
  { publishedBefore, idBefore }: AgainPlace,
  { days, count }: { days: number; count: number },
): Promise<{ looked: number; changed: number; next: AgainPlace | null }> {
  const behind =
    publishedBefore === null
      ? sql`true`
      : sql`(published_at, article_id) < (${publishedBefore}::timestamptz, ${idBefore}::bigint)`
  const { rows } = await sql<Row>`
    select a.id, o.published_at::text as moment, a.title, a.body, a.media_type, a.sentiment, a.level, a.dimension, a.probability,
      o.own_sentiment, o.own_level, o.keywords as own_keywords, o.dimension as own_dimension, o.sensitive as own_sensitive, o.word_level as own_word_level, o.dimension_by is not null as dimension_said
    from (
      select * from org_articles where org_id = ${orgId} and removed_at is null and published_at >= now() - ${days} * interval '1 day' and ${behind}
      order by published_at desc, article_id desc limit ${count}
    ) o join articles a on a.id = o.article_id
    order by o.published_at desc, o.article_id desc`.execute(tx)
  const changed = rows.flatMap(row => {
    const facts = (analysis && factsOf(row, analysis)) ?? nothing
    return isSaid(facts, row) ? [] : [{ id: row.id, ...facts }]
  })
  await write(tx, orgId, changed)
  const last = rows.at(-1)
  const next = last && rows.length === count ? { publishedBefore: last.moment, idBefore: last.id } : null
  return { looked: rows.length, changed: changed.length, next }
}

function factsOf(row: Row, analysis: OwnAnalysis): OwnFacts | null {
  const canonical = { title: canonicalise(row.title), body: canonicalise(row.body) }
  return ownFactsOf({ ...row, canonical }, analysis.adjustment ? judgedAgain(row) : null, analysis)
}

const isSaid = (facts: OwnFacts, row: Row): boolean =>
  facts.sentiment === row.own_sentiment &&
  facts.level === row.own_level &&
  facts.wordLevel === row.own_word_level &&
  JSON.stringify(facts.sensitive) === JSON.stringify(row.own_sensitive) &&
  (row.dimension_said || facts.dimension === row.own_dimension) &&
  JSON.stringify(facts.keywords) === JSON.stringify(row.own_keywords)

const ofHit = sql`case when f.word_level is null then coalesce(h.towards, f.sentiment) else f.sentiment end`
const levelOfHit = sql`case when f.word_level is null and h.towards is not null then h.towards_level else f.level end`

async function write(tx: Tx, orgId: number, changed: readonly ({ id: number } & OwnFacts)[]): Promise<void> {
  if (changed.length === 0) return
  const ids = sql`${numberList(changed.map(({ id }) => id))}::bigint[]`
  // Locked in the same order as corrections lock them, so that the two cannot deadlock.
  await sql`
    select 1 from org_articles where org_id = ${orgId} and article_id = any(${ids})
    order by article_id for update`.execute(tx)
  await sql`
    with facts as (
      update org_articles o set own_sentiment = u.sentiment, own_level = u.level, keywords = u.keywords, sensitive = u.sensitive, word_level = u."wordLevel", dimension = case when o.dimension_by is null then u.dimension else o.dimension end,
        sentiment = case when o.corrected_at is null then coalesce(u.sentiment, a.sentiment) else o.sentiment end,
        level = case when o.corrected_at is not null then o.level when u.sentiment is not null then u.level else a.level end
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as u (id bigint, sentiment smallint, level smallint, keywords text[], dimension text, sensitive text[], "wordLevel" smallint)
      join articles a on a.id = u.id and a.id = any(${ids})
      where o.org_id = ${orgId} and o.article_id = u.id and o.article_id = any(${ids})
      returning o.article_id, o.sentiment, o.level, o.corrected_at, o.word_level
    )
    -- A word that judges negative stands above what the text says of a monitor's subject.
    update hits h set sentiment = ${ofHit}, level = ${levelOfHit} from facts f
    where h.org_id = ${orgId} and h.article_id = f.article_id and h.article_id = any(${ids}) and f.corrected_at is null
      and (h.sentiment, h.level) is distinct from (${ofHit}, ${levelOfHit})`.execute(tx)
}

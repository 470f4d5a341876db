/**
 * How well an article answers a search (README.md, "Relevance"): where and how often its words stand, how rare each is among the articles
 * found, how wide the medium reaches, how fresh the article is.
 */
import { type Condition, conditionOf, type Needle, type Places, type Rule } from '@guanlan/engine/rules'
import { canonicalise, markedText } from '@guanlan/engine/text'
import type { Scope } from '@guanlan/platform/server'
import { numberList } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { areTextsInIndexAlone } from '../text-place.ts'
import type { FoundRow } from './search.ts'

/** What is counted of one word in one article. */
export interface WordCounts {
  title: number
  body: number
  /** Within the first 300 characters of the text, about. */
  early: boolean
}
export interface RankedArticle {
  id: number
  publishedAt: Date
  /** 1 central to 5 self-published; 0 not known. */
  mediaLevel: number
  /** In the order of the words. */
  words: WordCounts[]
}

/** Further words of a rule do not rank. */
const mostWords = 12
const weights = { title: 3, early: 1, media: 0.5, freshness: 1 }
/** Reach of a medium by its level. */
const reach = [0, 1, 0.8, 0.5, 0.4, 0.1] as const
/** An article this old has lost two thirds of its freshness. */
const freshMs = 7 * 86_400_000

/** The best first; equal ones newest first. */
export function ranked(articles: readonly RankedArticle[], until: Date): number[] {
  const count = articles[0]?.words.length ?? 0
  const rarities = Array.from({ length: count }, (_, word) => {
    const having = articles.filter(({ words }) => words[word] && words[word].title + words[word].body > 0).length
    return Math.log(1 + articles.length / (1 + having))
  })
  const scored = articles.map(article => ({ article, score: scoreOf(article, rarities, until) }))
  scored.sort(
    (a, b) =>
      b.score - a.score ||
      b.article.publishedAt.getTime() - a.article.publishedAt.getTime() ||
      b.article.id - a.article.id,
  )
  return scored.map(({ article }) => article.id)
}

function scoreOf({ words, mediaLevel, publishedAt }: RankedArticle, rarities: readonly number[], until: Date): number {
  const ofWords = words.reduce((sum, { title, body, early }, word) => {
    const standing = (title > 0 ? weights.title : 0) + (early ? weights.early : 0) + Math.log(1 + body)
    return sum + (rarities[word] ?? 0) * standing
  }, 0)
  const age = Math.max(0, until.getTime() - publishedAt.getTime())
  return ofWords + weights.media * (reach[mediaLevel] ?? 0) + weights.freshness * Math.exp(-age / freshMs)
}

/** Counts the rule's words in these articles, in the database. */
export async function countsOfWords(scope: Scope, rule: Rule, rows: readonly FoundRow[]): Promise<RankedArticle[]> {
  const needles = needlesOf(conditionOf(rule)).slice(0, mostWords)
  if (rows.length === 0) return []
  const counted = needles.map(({ text, fields }) => {
    const inTitle = fields.includes('title') ? sql`coalesce(marked_count(t.title, ${text}::text), 0)` : sql`0`
    const inBody = fields.includes('body') ? sql`coalesce(marked_count(t.body, ${text}::text), 0)` : sql`0`
    const early = fields.includes('body')
      ? sql`case when position(${text}::text in left(t.body, 400)) > 0 then 1 else 0 end`
      : sql`0`
    return sql`${inTitle}, ${inBody}, ${early}`
  })
  const ids = sql`${numberList(rows.map(row => row.id))}::bigint[]`
  const times = rows.map(row => row.publishedAt.getTime())
  const beside = areTextsInIndexAlone() ? await markedTexts(scope, rows) : []
  const { rows: found } = await sql<{ id: number; published_at: Date; level: number; counts: number[] }>`
    select a.id, a.published_at, coalesce(m.level, 0) as level, array[${needles.length === 0 ? sql`` : sql.join(counted)}]::int[] as counts
    from articles a join media m on m.id = a.media_id
    left join article_grams g on g.article_id = a.id and g.article_id = any(${ids})
      and g.published_at >= ${new Date(Math.min(...times))}::timestamptz and g.published_at <= ${new Date(Math.max(...times) + 1)}::timestamptz
    left join unnest(${beside.map(({ id }) => id)}::bigint[], ${beside.map(({ title }) => title)}::text[], ${beside.map(({ body }) => body)}::text[])
      as u (id, title, body) on u.id = a.id
    cross join lateral (select coalesce(g.title, u.title, '') || '' as title, coalesce(g.body, u.body, '') || '' as body offset 0) t
    where a.id = any(${ids}) order by a.id limit ${rows.length}`.execute(scope.db)
  return found.map(({ id, published_at, level, counts }) => ({
    id,
    publishedAt: published_at,
    mediaLevel: level,
    words: needles.map((_, word) => ({
      title: counts[3 * word] ?? 0,
      body: counts[3 * word + 1] ?? 0,
      early: counts[3 * word + 2] === 1,
    })),
  }))
}

/** What the database would have of these articles, did it keep texts to search by. */
async function markedTexts(
  scope: Scope,
  rows: readonly FoundRow[],
): Promise<{ id: number; title: string; body: string }[]> {
  const { rows: read } = await sql<{ id: number; title: string; body: string }>`
    select id, title, body from articles where id = any(${numberList(rows.map(({ id }) => id))}::bigint[])`.execute(
    scope.db,
  )
  return read.map(({ id, title, body }) => ({
    id,
    title: markedText(canonicalise(title)),
    body: markedText(canonicalise(body)),
  }))
}

/** Words that an article is wanted for, each once; those it must not have are none. */
function needlesOf(condition: Condition): Needle[] {
  const all = eachNeedle(condition)
  return all.filter((needle, place) => all.findIndex(other => other.text === needle.text) === place)
}

function eachNeedle(condition: Condition): Needle[] {
  switch (condition.kind) {
    case 'occurs':
      return [condition.needle]
    case 'occursOften':
      return condition.needles
    case 'placesOften':
      return needlesIn(condition.places)
    case 'near':
      return [...needlesIn(condition.left), ...needlesIn(condition.right)]
    case 'window':
      return condition.of.flatMap(needlesIn)
    case 'and':
    case 'or':
      return condition.of.flatMap(eachNeedle)
    default:
      return []
  }
}

function needlesIn(places: Places): Needle[] {
  if (places.kind === 'needle') return [places.needle]
  return places.kind === 'union' ? places.of.flatMap(needlesIn) : needlesIn(places.of)
}

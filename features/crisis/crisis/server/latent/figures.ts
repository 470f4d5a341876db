/** What the latent score is made of, for each of a few hundred stories. */
import { mediaLevelWord } from '@guanlan/features/articles/articles/server'
import {
  type ArticleQuery,
  loadColumns,
  regionLevel,
  rowsOf,
} from '@guanlan/features/articles/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { latentHours } from '../../contract/latent.ts'
import type { LatentFigures } from '../../contract/latent-score.ts'
import { wordsOfCrises } from './words.ts'

const hourMs = 3_600_000
export const dayMs = 24 * hourMs
/** Articles of all stories together, the newest; of those beyond them nothing but their number is known. */
const mostRead = 5_000
/** Words of a story that are compared, the most frequent. */
const mostWords = 10

/** Everything the organisation has of the hours that are looked at. */
export const recentQuery = ({ now }: Scope, filters: ArticleQuery['filters']): ArticleQuery => ({
  monitorIds: null,
  from: new Date(now.getTime() - latentHours * hourMs),
  to: now,
  filters,
  fold: false,
  place: 'desk',
})

interface Row {
  story: number
  id: number
  recent: boolean
  negative: boolean
  level: 1 | 2 | 3 | 4 | null
  mediaType: number
  region: number | null
  interactions: number | null
}

export interface StoryFigures {
  figures: LatentFigures
  commonWords: string[]
}

/** Of a story that has no article within the hours that are looked at. */
export const noFigures: StoryFigures = {
  commonWords: [],
  figures: {
    ...{ articles: 0, recent: 0, usual: 0, negative: 0, negativeByLevel: { 1: 0, 2: 0, 3: 0, 4: 0 } },
    ...{ interactions: null, reach: null, mediaLevel: 'unknown', platforms: 0, regions: 0, boards: 0, words: 0 },
    commonWords: null,
  },
}

/** @param boards hot lists on which each story stands */
export async function figuresOfStories(
  scope: Scope,
  stories: readonly number[],
  boards: ReadonlyMap<number, number>,
): Promise<Map<number, StoryFigures>> {
  if (stories.length === 0) return new Map()
  const query = recentQuery(scope, [{ field: 'story', is: 'is', values: stories.map(String) }])
  const columns = sql`r.cluster_id::float8 as story, r.article_id::float8 as id, r.published_at, r.published_at > ${new Date(scope.now.getTime() - dayMs)}::timestamptz as recent,
    r.sentiment = -1 as negative, r.level, r.media_type as "mediaType", ${regionLevel(null).groupSql(sql`r.region`)} as region, r.interactions::float8 as interactions`
  const { rows } = await sql<Row>`
    select * from (${rowsOf(scope, query, columns)}) w order by published_at desc, id desc limit ${mostRead}`.execute(
    scope.db,
  )
  const loaded = await loadColumns(
    scope,
    rows.map(({ id }) => id),
    ['reach', 'mediaLevel', 'keywords'],
  )
  const known = new Map(loaded.map(({ id, ...of }) => [Number(id), of]))
  const crisisWords = await wordsOfCrises(scope)
  const result = new Map<number, StoryFigures>()
  for (const [story, articles] of Map.groupBy(rows, row => row.story)) {
    const facts = articles.flatMap(({ id }) => known.get(id) ?? [])
    const words = frequentOf(facts.flatMap(({ keywords = [] }) => [...new Set(keywords)]))
    const commonWords = crisisWords === null ? [] : words.filter(word => crisisWords.has(word))
    const count = (which: (row: Row) => boolean) => articles.filter(which).length
    const level = (of: number) => count(row => row.negative && row.level === of)
    const recent = count(row => row.recent)
    // 5 is the narrowest; 0 is not known.
    const levels = facts.map(({ mediaLevel = 0 }) => mediaLevel).filter(each => each > 0)
    result.set(story, {
      commonWords,
      figures: {
        articles: articles.length,
        recent,
        usual: (articles.length - recent) / (latentHours / 24 - 1),
        negative: count(row => row.negative),
        negativeByLevel: { 1: level(1), 2: level(2), 3: level(3), 4: level(4) },
        interactions: sumOf(articles.map(({ interactions }) => interactions)),
        reach: sumOf(facts.map(({ reach = null }) => reach)),
        mediaLevel: levels.length === 0 ? 'unknown' : mediaLevelWord(Math.min(...levels)),
        platforms: new Set(articles.map(({ mediaType }) => mediaType)).size,
        regions: new Set(articles.flatMap(({ region }) => (region === null ? [] : [region]))).size,
        boards: boards.get(story) ?? 0,
        words: words.length,
        commonWords: crisisWords === null || words.length === 0 ? null : commonWords.length,
      },
    })
  }
  return result
}

/** Null where none is known. */
function sumOf(values: readonly (number | null)[]): number | null {
  const known = values.filter(value => value !== null)
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)
}

function frequentOf(words: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, mostWords)
    .map(([word]) => word)
}

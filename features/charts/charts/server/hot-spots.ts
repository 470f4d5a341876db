import { type ArticleQuery, hotSpotRows, storiesTogether } from '@guanlan/features/articles/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import { type HotSpot, storyHeatOf } from '../contract.ts'
import { mattersOf } from './matters.ts'
import { weightsOf } from './weights.ts'

/** Spec 5. */
const mostHotSpots = 10
/** Stories that are looked at: a burst of reports in other words is many stories, and one matter. */
const mostLooked = 150

type Row = Awaited<ReturnType<typeof hotSpotRows>>[number]

/** The matters that most articles tell. */
export const hotSpotsOf = async (scope: Scope, query: ArticleQuery, most = mostHotSpots): Promise<HotSpot[]> =>
  spotsOf(scope, query, mattersOf(await hotSpotRows(scope, query, mostLooked), most))

/** The stories with most articles, each by itself: its count is that of its spread. */
export const largestStoriesOf = async (scope: Scope, query: ArticleQuery, most: number): Promise<HotSpot[]> =>
  spotsOf(
    scope,
    query,
    (await hotSpotRows(scope, query, most)).map(story => [story]),
  )

async function spotsOf(scope: Scope, query: ArticleQuery, matters: Row[][]): Promise<HotSpot[]> {
  const several = matters.filter(stories => stories.length > 1)
  const together = await storiesTogether(
    scope,
    query,
    several.map(stories => stories.map(({ story }) => story)),
  )
  const { storyHeat } = (await weightsOf(scope)).weights
  return matters.map(stories => {
    const { firstAt, lastAt, peakAt, ...spot } = { ...matterOf(stories), ...together[several.indexOf(stories)] }
    return {
      ...spot,
      stories: stories.map(({ story }) => story),
      heat: storyHeatOf({ articles: spot.count, media: spot.mediaCount, interactions: spot.interactions }, storyHeat)
        .heat,
      firstAt: firstAt.toISOString(),
      lastAt: lastAt.toISOString(),
      peakAt: peakAt.toISOString(),
    }
  })
}

/** Its title is that of the largest story, its beginning that of the earliest; an article is of one story, so that what is counted adds up. */
function matterOf(stories: readonly Row[]): Row {
  const [largest] = stories as [Row, ...Row[]]
  const earliest = stories.reduce((first, each) => (each.firstAt < first.firstAt ? each : first))
  const sum = (name: 'count' | 'positive' | 'neutral' | 'negative' | 'interactions') =>
    stories.reduce((total, each) => total + each[name], 0)
  return {
    ...largest,
    articleId: earliest.articleId,
    media: earliest.media,
    firstAt: earliest.firstAt,
    lastAt: new Date(Math.max(...stories.map(({ lastAt }) => lastAt.getTime()))),
    count: sum('count'),
    positive: sum('positive'),
    neutral: sum('neutral'),
    negative: sum('negative'),
    interactions: sum('interactions'),
  }
}

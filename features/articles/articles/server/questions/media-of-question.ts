/** Which media published the articles of a question, those with most first. */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type ChosenDay, chosenDays } from '../fact-days/choose.ts'
import { givingWay } from '../fact-days/give-way.ts'
import { type PublisherRow, publishersOf } from './publishers.ts'
import type { ArticleQuery } from './question.ts'
import { assumedOf, levelsOf } from './reach-from-days.ts'

export type MediumRow = Omit<PublisherRow, 'author' | 'followers' | 'accountType'>

/** Copies count one by one; a medium that publishes in two types stands in a row for each. */
export async function mediaOfQuestion(scope: Scope, query: ArticleQuery, most: number): Promise<MediumRow[]> {
  const unfolded = { ...query, fold: false }
  const days = await chosenDays(scope, unfolded, ['readers'])
  if (days) return mediaFromDays(scope, days, most)
  const rows = await publishersOf(scope, unfolded, {
    ...{ kind: 'media', like: '', sort: 'articles', order: 'desc', offset: 0, limit: most },
  })
  return rows.map(({ author: _, followers: __, accountType: ___, ...row }) => row)
}

type Sum = Omit<MediumRow, 'medium' | 'level' | 'total'>

async function mediaFromDays(scope: Scope, days: readonly ChosenDay[], most: number): Promise<MediumRow[]> {
  const assumed = await assumedOf(scope, days)
  const media = new Map<number, Sum>()
  const giveWay = givingWay()
  for (const day of days) {
    addDay(media, day, assumed)
    await giveWay()
  }
  const found = [...media.values()].filter(({ articles, mediaId }) => articles > 0 && mediaId > 0)
  const least = found.map(({ articles }) => articles).sort((a, b) => b - a)[most - 1] ?? 0
  const shown = found.filter(({ articles }) => articles >= least)
  const levels = await levelsOf(scope, days)
  // Names decide between media of as many articles, as the database puts them in order.
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from media where id = any(${[...new Set(shown.map(({ mediaId }) => mediaId))]}::int[]) order by name, id`.execute(
    scope.db,
  )
  const placeOf = new Map(rows.map(({ id }, place) => [id, place]))
  const nameOf = new Map(rows.map(({ id, name }) => [id, name]))
  return shown
    .sort(
      (a, b) =>
        b.articles - a.articles ||
        (placeOf.get(a.mediaId) ?? 0) - (placeOf.get(b.mediaId) ?? 0) ||
        a.mediaType - b.mediaType,
    )
    .slice(0, most)
    .map(sum => ({
      ...sum,
      ...{ medium: nameOf.get(sum.mediaId) ?? '', level: levels.get(sum.mediaId) ?? 0, total: found.length },
    }))
}

function addDay(
  media: Map<number, Sum>,
  { columns, readers, rows }: ChosenDay,
  assumed: ReadonlyMap<number, number>,
): void {
  if (!readers) throw new Error('readers were asked for')
  const sums = Array.from(columns.media, number => {
    const known = media.get(number)
    if (known) return known
    const [mediaId, mediaType] = [columns.known.mediumId(number), columns.known.mediaType(number)]
    const fresh: Sum = {
      ...{ mediaId, mediaType, articles: 0, positive: 0, negative: 0 },
      ...{ interactions: 0, readers: 0, estimatedReaders: 0 },
    }
    media.set(number, fresh)
    return fresh
  })
  for (const row of rows) {
    const sum = sums[columns.mediumOf[row] as number] as Sum
    const sentiment = columns.sentiments[row] as number
    sum.articles++
    if (sentiment === 1) sum.positive++
    else if (sentiment === -1) sum.negative++
    sum.interactions += columns.interactions[row] as number
    const [reads, estimate] = [readers.reads[row] as number, readers.estimates[row] as number]
    if (reads >= 0) sum.readers += reads
    else sum.estimatedReaders += estimate >= 0 ? estimate : (assumed.get(sum.mediaId) ?? 0)
  }
}

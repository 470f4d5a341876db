/** Panels that are parts of one answer, the overview. Pure. */
import type { Overview } from '@guanlan/features/charts/charts/contract'
import {
  authorIs,
  type Compared,
  mediaIs,
  mediaTypeIs,
  pointOf,
  sentimentIs,
} from '@guanlan/features/charts/charts/web'
import { byLine, bySentiment, type Drawn, sentiments } from './drawn.ts'
import type { FigureWords } from './words.ts'

type Asked = { from: string; to: string }

/** Volume, what is usual, and an earlier stretch point by point, whose figures open its articles. */
export function volumeTrend(
  overview: Overview,
  requested: Asked,
  w: FigureWords,
  compared: Pick<Compared, 'earlier' | 'name' | 'line' | 'silent'> | null = null,
): Drawn {
  const { trend } = overview
  const hasUsual = trend.some(point => point.usual !== null)
  const earlier = compared?.earlier.points.length === trend.length ? compared.earlier.points : null
  const earlierAt = hasUsual ? 2 : 1
  return {
    shape: 'line',
    data: {
      head: w.time,
      rows: trend.map(({ at }) => w.moment(at, overview.unit)),
      series: [
        { name: w.volume, values: trend.map(point => point.count) },
        ...(hasUsual ? [{ name: w.usual, values: trend.map(point => point.usual) }] : []),
        ...(earlier ? [{ name: compared?.name ?? '', values: earlier.map(({ count }) => count) }] : []),
      ],
    },
    partAt: ({ row, series }) => {
      const point = trend[row]
      if (!point) return null
      const then = series === earlierAt ? earlier?.[row] : undefined
      if (then) {
        const name = `${compared?.name} ${w.moment(then.from, overview.unit)}`
        return { name, count: then.count, filters: [], own: null, range: { from: then.from, to: then.to } }
      }
      const range = pointOf(overview, row, requested)
      return { name: w.moment(point.at, overview.unit), count: point.count, filters: [], own: null, range }
    },
    note: [overview.unit === 'hour' ? w.hourly : w.daily, compared && (compared.silent ?? compared.line)]
      .filter(Boolean)
      .join(' · '),
  }
}

export const sentimentShares = ({ total }: Overview, w: FigureWords): Drawn =>
  byLine(
    'ring',
    w.sentiment,
    w.articles,
    sentiments.map(sentiment => ({
      value: total[sentiment],
      tone: sentiment,
      part: {
        name: w.sentiments[sentiment],
        count: total[sentiment],
        filters: [sentimentIs(sentiment)],
        own: sentimentIs(sentiment),
      },
    })),
  )

export function sentimentTrend(overview: Overview, requested: Asked, w: FigureWords): Drawn {
  const { trend, unit } = overview
  return {
    shape: 'line',
    data: {
      head: w.time,
      rows: trend.map(({ at }) => w.moment(at, unit)),
      series: sentiments.map(sentiment => ({
        name: w.sentiments[sentiment],
        tone: sentiment,
        values: trend.map(point => point[sentiment]),
      })),
    },
    partAt: ({ row, series }) => {
      const [point, sentiment] = [trend[row], sentiments[series]]
      if (!point || !sentiment) return null
      const own = sentimentIs(sentiment)
      const name = `${w.moment(point.at, unit)} · ${w.sentiments[sentiment]}`
      return { name, count: point[sentiment], filters: [own], own, range: pointOf(overview, row, requested) }
    },
    note: w.net(net(overview.total)),
  }
}

/** Positive share less negative share, in percentage points. */
export const net = ({ count, positive, negative }: { count: number; positive: number; negative: number }): number =>
  count ? Math.round(((positive - negative) / count) * 100) : 0

export const mediaTypes = (overview: Overview, w: FigureWords): Drawn =>
  bySentiment(
    w.mediaType,
    overview.mediaTypes.map(each => {
      const own = mediaTypeIs(each.mediaType)
      return { ...each, part: { name: w.mediaTypeOf(each.mediaType), filters: [own], own } }
    }),
    w.sentiments,
  )

export const activeMedia = (overview: Overview, w: FigureWords): Drawn => {
  const known = overview.media.filter(({ mediaId }) => mediaId > 0)
  return {
    ...bySentiment(
      w.medium,
      known.map(each => ({
        ...each,
        part: {
          name: each.name,
          filters: [mediaTypeIs(each.mediaType), mediaIs(each.mediaId)],
          own: mediaIs(each.mediaId),
        },
      })),
      w.sentiments,
    ),
    note: w.mediaInAll(overview.total.media),
    ...(known.length === 0 && overview.total.count > 0 && { silent: w.noMedium(overview.total.count) }),
  }
}

/** By interactions; the name says how many articles that were. */
export const popularAccounts = (overview: Overview, w: FigureWords): Drawn => ({
  ...byLine(
    'bars',
    w.account,
    w.interactions,
    overview.authors.map(({ author, mediaType, count, interactions }) => ({
      value: interactions,
      part: {
        name: w.accountOf(author, mediaType),
        count,
        filters: [mediaTypeIs(mediaType), authorIs(author)],
        own: authorIs(author),
      },
    })),
  ),
  note: w.byInteractions,
  ...(overview.total.count > 0 &&
    overview.authors.every(({ interactions }) => interactions === 0) && {
      silent: overview.authors.length === 0 ? w.noAccount(overview.total.count) : w.noInteraction(overview.total.count),
    }),
})

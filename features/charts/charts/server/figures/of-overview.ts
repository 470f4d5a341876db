/** Charts that are parts of one answer, the overview. Pure. */
import type { Overview } from '../../contract.ts'
import { bySentiment, type Figure, plain, sentiments } from './figure.ts'
import type { FigureWords } from './words.ts'

/** Volume and what is usual. */
export function volumeTrend({ trend, unit }: Overview, w: FigureWords): Figure {
  const hasUsual = trend.some(point => point.usual !== null)
  return {
    ...plain(
      'line',
      {
        head: w.t('time'),
        rows: trend.map(({ at }) => w.moment(at, unit)),
        series: [
          { name: w.t('volume'), values: trend.map(point => point.count) },
          ...(hasUsual ? [{ name: w.t('usual'), values: trend.map(point => point.usual) }] : []),
        ],
      },
      trend.map(({ at }) => new Date(at)),
    ),
    note: w.t(unit === 'hour' ? 'hourly' : 'daily'),
  }
}

export function sentimentTrend({ trend, unit }: Overview, w: FigureWords): Figure {
  const lines = trend.map(point => ({ ...point, name: w.moment(point.at, unit) }))
  const { data, table } = bySentiment(w.t('time'), lines, w)
  const rows = table.rows.map(([, ...numbers], at) => [new Date(trend[at]?.at ?? 0), ...numbers])
  return { shape: 'line', data, table: { ...table, rows }, note: w.t(unit === 'hour' ? 'hourly' : 'daily') }
}

export const sentimentShares = ({ total }: Overview, w: FigureWords): Figure =>
  plain('ring', {
    head: w.t('sentiment'),
    rows: sentiments.map(sentiment => w.t(sentiment)),
    series: [{ name: w.t('articles'), values: sentiments.map(sentiment => total[sentiment]) }],
    tones: sentiments,
  })

export const mediaTypes = (overview: Overview, w: FigureWords): Figure =>
  bySentiment(
    w.t('mediaType'),
    overview.mediaTypes.map(each => ({ ...each, name: w.mediaTypeOf(each.mediaType) })),
    w,
  )

export const activeMedia = ({ media, total }: Overview, w: FigureWords): Figure => ({
  ...bySentiment(
    w.t('medium'),
    media.filter(({ mediaId }) => mediaId > 0).map(each => ({ ...each, more: [w.mediaTypeOf(each.mediaType)] })),
    w,
    { more: [w.t('mediaType')] },
  ),
  note: w.t('mediaInAll', { count: total.media }),
})

/** By interactions. */
export function popularAccounts({ authors }: Overview, w: FigureWords): Figure {
  const data = {
    head: w.t('account'),
    rows: authors.map(({ author, mediaType }) => w.accountOf(author, mediaType)),
    series: [{ name: w.t('interactions'), values: authors.map(({ interactions }) => interactions) }],
  }
  return {
    shape: 'bars',
    data,
    note: w.t('byInteractions'),
    table: {
      columns: [
        { title: w.t('account'), width: 36 },
        { title: w.t('mediaType') },
        { title: w.t('interactions') },
        { title: w.t('articles') },
      ],
      rows: authors.map(each => [each.author, w.mediaTypeOf(each.mediaType), each.interactions, each.count]),
    },
  }
}

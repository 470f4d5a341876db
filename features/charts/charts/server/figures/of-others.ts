/** Charts with an answer of their own. Pure. */
import type {
  HotSpot,
  HotWord,
  Negative,
  SplitField,
  SplitVolume,
  Touch,
  WeekHours,
  WordMoves,
} from '../../contract.ts'
import { bySentiment, type Figure, plain, type Split } from './figure.ts'
import type { FigureWords } from './words.ts'

/** Drawn beside each other; tables have all. */
const mostDrawn = 10
const mostMoves = 6
const weekdays = [1, 2, 3, 4, 5, 6, 7]
const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** Stories count every copy, whether the question folds or not. */
export const hotSpots = (spots: readonly HotSpot[], w: FigureWords): Figure =>
  bySentiment(
    w.t('story'),
    spots.map(spot => ({
      ...spot,
      name: spot.title,
      more: [
        spot.media,
        spot.mediaCount,
        new Date(spot.firstAt),
        new Date(spot.lastAt),
        spot.interactions,
        Math.round(spot.heat * 10) / 10,
      ],
    })),
    w,
    { more: [w.t('beganBy'), w.t('mediaCount'), w.t('firstAt'), w.t('lastAt'), w.t('interactions'), w.t('heat')] },
  )

export function hotWords(words: readonly HotWord[], w: FigureWords): Figure {
  const { table } = bySentiment(
    w.t('word'),
    words.map(each => ({ ...each, name: each.word, more: [each.before, each.isNew ? w.t('isNew') : null] })),
    w,
    { more: [w.t('beforeSeries'), w.t('isNew')] },
  )
  return {
    shape: 'cloud',
    data: {
      head: w.t('word'),
      rows: words.map(({ word }) => word),
      series: [{ name: w.t('articles'), values: words.map(({ count }) => count) }],
      tones: words.map(({ emotion }) => (emotion === '01' ? 'positive' : emotion === '-1' ? 'negative' : null)),
    },
    table,
    ...(words.some(({ estimated }) => estimated) && { note: w.t('estimatedWords') }),
  }
}

/** Words that rise and, below, words that fall: now and in the time just before. */
export function wordMoves({ risen, fallen, estimated }: WordMoves, w: FigureWords): Figure {
  const named = (words: readonly WordMoves['risen'][number][], sign: string) =>
    words.map(each => ({ ...each, name: `${sign} ${each.word}` }))
  const shown = [...named(risen.slice(0, mostMoves), '↑'), ...named(fallen.slice(0, mostMoves), '↓')]
  const all = [...named(risen, '↑'), ...named(fallen, '↓')]
  return {
    shape: 'pairs',
    data: {
      head: w.t('word'),
      rows: shown.map(({ name }) => name),
      series: [
        { name: w.t('nowSeries'), values: shown.map(({ count }) => count) },
        { name: w.t('beforeSeries'), values: shown.map(({ before }) => before) },
      ],
    },
    table: {
      columns: [{ title: w.t('word'), width: 24 }, { title: w.t('nowSeries') }, { title: w.t('beforeSeries') }],
      rows: all.map(({ name, count, before }) => [name, count, before]),
    },
    ...(estimated && { note: w.t('estimatedWords') }),
  }
}

/** @param within the place that is looked into; what lies in none of its parts is named as such */
export const regions = (
  places: readonly (Split & { region: number })[],
  within: number | null,
  w: FigureWords,
): Figure =>
  bySentiment(
    w.t('region'),
    places.map(each => ({
      ...each,
      name:
        each.region === within
          ? w.t('placeItself', { name: w.regionOf(each.region) })
          : w.regionOf(each.region || null),
    })),
    w,
    { most: mostDrawn },
  )

/** What senders told: groups with a name each, of which the last may be "nobody said". */
export function senderGroups(
  field: 'accountType' | 'gender' | 'position',
  groups: readonly (Split & { value: string })[],
  w: FigureWords,
): Figure {
  const titles = { accountType: 'accountType', gender: 'accountGender', position: 'articleLocation' } as const
  const head = w.t(titles[field])
  const lines = groups.map(each => ({ ...each, name: w.toldOf(field, each.value) }))
  return {
    shape: field === 'position' ? 'bars' : 'ring',
    data: {
      head,
      rows: lines.map(({ name }) => name),
      series: [{ name: w.t('articles'), values: lines.map(({ count }) => count) }],
    },
    table: bySentiment(head, lines, w).table,
  }
}

/** Readers that sites told and those that are estimated, beside each other and never added up. */
export function touch({ total, mediaTypes }: Touch, w: FigureWords): Figure {
  const shown = mediaTypes.filter(({ readers, estimatedReaders }) => readers + estimatedReaders > 0)
  const names = [w.t('toldReaders'), w.t('estimatedReaders')]
  return {
    shape: 'bars',
    data: {
      head: w.t('mediaType'),
      rows: shown.map(({ mediaType }) => w.mediaTypeOf(mediaType)),
      series: [
        { name: names[0] ?? '', values: shown.map(({ readers }) => readers) },
        { name: names[1] ?? '', values: shown.map(({ estimatedReaders }) => estimatedReaders) },
      ],
    },
    table: {
      columns: [w.t('mediaType'), w.t('articles'), ...names].map(title => ({ title })),
      rows: mediaTypes.map(each => [w.mediaTypeOf(each.mediaType), each.articles, each.readers, each.estimatedReaders]),
    },
    note: w.t('toldAndEstimated', { told: total.told, estimated: total.estimated }),
  }
}

/** Seven lines of 24 hours. */
export function weekHours(cells: WeekHours, w: FigureWords): Figure {
  const at = new Map(cells.map(cell => [cell.weekday * 24 + cell.hour, cell.count]))
  const figure = plain('heat', {
    head: w.t('weekday'),
    rows: weekdays.map(w.weekdayOf),
    series: hours.map(hour => ({
      name: String(hour),
      values: weekdays.map(weekday => at.get(weekday * 24 + hour) ?? 0),
    })),
  })
  return { ...figure, note: w.t('byClock') }
}

/** @param nameOf a part in words */
export function splitVolume(
  { by, unit, points, parts }: SplitVolume,
  nameOf: (value: string | null) => string,
  w: FigureWords,
): Figure {
  const tones = { '1': 'positive', '0': 'neutral', '-1': 'negative' } as const
  const figure = plain(
    'columns',
    {
      head: w.t('time'),
      rows: points.map(at => w.moment(at, unit)),
      series: parts.map(({ value, counts }) => ({
        name: nameOf(value),
        values: counts,
        ...(by === ('sentiment' satisfies SplitField) &&
          value !== null &&
          value in tones && { tone: tones[value as keyof typeof tones] }),
      })),
    },
    points.map(at => new Date(at)),
  )
  return { ...figure, note: w.t(by === 'monitor' ? 'inSeveral' : unit === 'hour' ? 'hourly' : 'daily') }
}

/** Where negative articles stand: a table of its cells. @param words of a dimension and of a level */
export function negativeCells(
  { cells, restCells }: Negative,
  words: { dimension: (value: string) => string; level: (value: string) => string },
  w: FigureWords,
): Figure {
  const columns = [w.t('dimension'), w.t('negativity'), w.t('mediaType'), w.t('region'), w.t('articles')]
  return {
    shape: null,
    data: { head: '', rows: [], series: [] },
    table: {
      columns: columns.map(title => ({ title })),
      rows: cells.map(cell => [
        cell.dimension === null ? w.t('noDimension') : words.dimension(cell.dimension),
        cell.level === null ? w.t('noLevel') : words.level(String(cell.level)),
        w.mediaTypeOf(cell.mediaType),
        w.regionOf(cell.region || null),
        cell.count,
      ]),
    },
    ...(restCells > 0 && { note: w.t('cellsLeftOut', { count: restCells }) }),
  }
}

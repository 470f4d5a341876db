/** Blocks of figures: from what the overview counted, so that they add up. Pure. */

import { regions } from '@guanlan/engine/text'
import { strings as articleWords } from '@guanlan/features/articles/strings'
import type { Overview } from '@guanlan/features/charts/contract'
import { type Phrase, say } from '@guanlan/platform/contract'
import type { Behind, ChartKind, Figure, PlainBlock, TemplateBlock } from '../../contract.ts'
import { madeStrings as words } from '../../strings/made.ts'
import { narrowed, ofRegion, ofSentiment, only } from './behind.ts'
import type { Made } from './made.ts'
import { momentIn, pointIn } from './moments.ts'
import { exact, joined, leadSentence, peakSentence, percent, shareSentence, volumeSentence } from './sentences.ts'

type Chart = Extract<PlainBlock, { kind: 'chart' }>
type Data = Chart['data']
const tones = ['positive', 'neutral', 'negative'] as const

const wordOf =
  ({ scope }: Made) =>
  (phrase: Phrase, values?: Record<string, unknown>) =>
    say(phrase, scope.locale, values)
export const titleOf = (block: TemplateBlock, made: Made): string => block.title || wordOf(made)(words[block.kind])

export function figuresOf(block: TemplateBlock, made: Made): PlainBlock {
  const { total, before } = made.facts.overview
  const t = wordOf(made)
  const share = (of: { negative: number; count: number }) => (of.count === 0 ? 0 : of.negative / of.count)
  const figure = (name: Phrase, value: number, was: number | null, more: Partial<Figure> = {}): Figure => ({
    name: t(name),
    value,
    before: was,
    unit: 'count',
    ...more,
  })
  const all = narrowed(made.base, [])
  const negative = narrowed(made.base, [ofSentiment('negative')])
  return {
    id: block.id,
    kind: 'figures',
    title: titleOf(block, made),
    figures: [
      figure(words.volume, total.count, before?.count ?? null, { behind: all }),
      figure(words.negativeCount, total.negative, before?.negative ?? null, { behind: negative, tone: 'negative' }),
      figure(words.negativeShare, share(total), before ? share(before) : null, { unit: 'share', tone: 'negative' }),
      figure(words.interactions, total.interactions, before?.interactions ?? null),
      figure(words.mediaCount, total.media, before?.media ?? null),
    ],
    ...(all && { behind: all }),
  }
}

export function summaryOf(block: TemplateBlock, made: Made): PlainBlock {
  const { overview } = made.facts
  const { locale } = made.scope
  const [leading] = overview.mediaTypes
  const sentences = [volumeSentence(overview, locale)]
  if (overview.total.count > 0) {
    sentences.push(peakSentence(overview.trend, at => pointIn(made.zone, at, overview.unit), locale))
    if (leading)
      sentences.push(
        leadSentence(
          { name: say(articleWords[leading.mediaType], locale), count: leading.count },
          overview.total.count,
          locale,
        ),
      )
  }
  const behind = narrowed(made.base, [])
  return {
    id: block.id,
    kind: 'text',
    paragraphs: [{ style: 'plain', runs: [{ text: joined(sentences, locale) }] }],
    ...(behind && { behind }),
  }
}

interface Drawn {
  chart: ChartKind
  data: Data
  sentence: string
  behindRows: (Behind | undefined)[]
}

/** A chart of what the overview counted; null: the block is no such chart. */
export function chartOf(block: TemplateBlock, made: Made): PlainBlock | null {
  const drawn = drawnOf(block, made)
  if (!drawn) return null
  const behind = narrowed(made.base, [])
  return {
    id: block.id,
    kind: 'chart',
    chart: block.chart ?? drawn.chart,
    title: titleOf(block, made),
    data: drawn.data,
    ...(block.sentence && { sentence: drawn.sentence }),
    ...(behind && { behind, behindRows: drawn.behindRows.map(row => row ?? null) }),
  }
}

function drawnOf(block: TemplateBlock, made: Made): Drawn | null {
  const { overview } = made.facts
  const { locale } = made.scope
  const t = wordOf(made)
  switch (block.kind) {
    case 'volumeTrend':
    case 'sentimentTrend':
      return trendOf(block.kind === 'sentimentTrend', made)
    case 'sentimentShares':
      return {
        chart: 'share',
        data: {
          head: t(words.sentimentShares),
          rows: tones.map(tone => t(words[tone])),
          series: [{ name: t(words.articles), values: tones.map(tone => overview.total[tone]) }],
          tones: [...tones],
        },
        sentence: shareSentence(overview.total, locale),
        behindRows: tones.map(tone => narrowed(made.base, [ofSentiment(tone)])),
      }
    case 'mediaTypes':
      return ranked(made, words.mediaType, overview.mediaTypes.slice(0, block.most), {
        name: row => say(articleWords[row.mediaType], locale),
        behind: row => narrowed(made.base, [only('mediaType', row.mediaType)]),
        chart: 'bar',
      })
    case 'activeMedia':
      return ranked(made, words.media, overview.media.slice(0, block.most), {
        name: row => row.name,
        behind: row => narrowed(made.base, [only('mediaType', row.mediaType), only('media', String(row.mediaId))]),
      })
    case 'regions':
      return ranked(made, words.region, overview.regions.slice(0, block.most), {
        name: row => regionName(row.region) ?? t(words.noRegion),
        behind: row => narrowed(made.base, ofRegion(row.region)),
      })
    case 'popularAccounts': {
      const rows = overview.authors.slice(0, block.most)
      return {
        chart: 'horizontal',
        data: {
          head: t(words.account),
          rows: rows.map(row => row.author),
          series: [{ name: t(words.interactions), values: rows.map(row => row.interactions) }],
        },
        sentence: rows[0]
          ? t(words.leadingAccount, { name: rows[0].author, count: exact(rows[0].interactions) })
          : t(words.nothing),
        behindRows: rows.map(row =>
          narrowed(made.base, [only('mediaType', row.mediaType), only('author', row.author)]),
        ),
      }
    }
    case 'hotWords': {
      const rows = (made.facts.words ?? []).slice(0, 50)
      return {
        chart: 'cloud',
        data: {
          head: t(words.word),
          rows: rows.map(({ word }) => word),
          series: [{ name: t(words.articles), values: rows.map(({ count }) => count) }],
          tones: rows.map(({ emotion }) => (emotion === '01' ? 'positive' : emotion === '-1' ? 'negative' : null)),
        },
        sentence: rows[0]
          ? t(words.leadingWord, { name: rows[0].word, count: exact(rows[0].count) })
          : t(words.nothing),
        behindRows: rows.map(({ by, word }) => narrowed(made.base, [only(by, word)])),
      }
    }
    default:
      return null
  }
}

const regionName = (code: number | null): string | null =>
  regions.find(each => each.code === String(code))?.short ?? null

interface Split {
  count: number
}
function ranked<Row extends Split>(
  made: Made,
  head: Phrase,
  rows: readonly Row[],
  {
    name,
    behind,
    chart = 'horizontal',
  }: { name: (row: Row) => string; behind: (row: Row) => Behind | undefined; chart?: ChartKind },
): Drawn {
  const t = wordOf(made)
  const [first] = [...rows].sort((a, b) => b.count - a.count)
  return {
    chart,
    data: {
      head: t(head),
      rows: rows.map(name),
      series: [{ name: t(words.articles), values: rows.map(({ count }) => count) }],
    },
    sentence: leadSentence(
      first && { name: name(first), count: first.count },
      made.facts.overview.total.count,
      made.scope.locale,
    ),
    behindRows: rows.map(behind),
  }
}

function trendOf(bySentiment: boolean, made: Made): Drawn {
  const { overview } = made.facts
  const { trend, unit } = overview
  const t = wordOf(made)
  const nameOf = (at: string) => pointIn(made.zone, at, unit)
  const volume = [
    { name: t(words.volume), values: trend.map(({ count }) => count) },
    { name: t(words.negative), values: trend.map(({ negative }) => negative), tone: 'negative' as const },
  ]
  const split = tones.map(tone => ({ name: t(words[tone]), values: trend.map(point => point[tone]), tone }))
  return {
    chart: 'line',
    data: { head: t(words.time), rows: trend.map(({ at }) => nameOf(at)), series: bySentiment ? split : volume },
    sentence: peakSentence(trend, nameOf, made.scope.locale),
    behindRows: trend.map((_, place) => narrowed(made.base, [], rangeOf(trend, place, made))),
  }
}

/** Of a point: to just before the next one, within the period. */
function rangeOf(trend: Overview['trend'], place: number, { asked }: Made): { from: string; to: string } {
  const start = trend[place]?.at ?? ''
  const next = trend[place + 1]?.at
  const end = next ? new Date(Date.parse(next) - 1) : asked.to
  return {
    from: new Date(Math.max(Date.parse(start), asked.from.getTime())).toISOString(),
    to: new Date(Math.min(end.getTime(), asked.to.getTime())).toISOString(),
  }
}

export function wordTableOf(block: TemplateBlock, made: Made): PlainBlock {
  const t = wordOf(made)
  const rows = (made.facts.words ?? []).slice(0, block.most)
  const total = made.facts.overview.total.count
  return {
    id: block.id,
    kind: 'table',
    title: titleOf(block, made),
    columns: [
      { title: t(words.word), align: 'start' },
      { title: t(words.articles), align: 'end' },
      { title: t(words.before), align: 'end' },
      { title: t(words.negativeShare), align: 'end' },
    ],
    rows: rows.map(({ word, count, before, negative }) => [
      word,
      count,
      before,
      percent(count === 0 ? 0 : negative / count),
    ]),
    ...(block.sentence && { sentence: t(words.listed, { shown: exact(rows.length), total: exact(total) }) }),
  }
}

export const periodOf = (made: Made): string =>
  say(words.period, made.scope.locale, {
    from: momentIn(made.zone, made.asked.from),
    to: momentIn(made.zone, made.asked.to),
  })

export function methodOf(block: TemplateBlock, made: Made): PlainBlock {
  const t = wordOf(made)
  const counted = t(words.methodScope, {
    period: periodOf(made),
    zone: made.zone,
    names: made.monitors,
    at: momentIn(made.zone, made.asked.until),
  })
  const lines = [counted, t(words.methodCount), t(words.methodSentiment), t(words.methodBefore)]
  return {
    id: block.id,
    kind: 'method',
    title: titleOf(block, made),
    paragraphs: lines.map(text => ({ style: 'bullet', runs: [{ text }] })),
  }
}

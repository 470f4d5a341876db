/** Charts of what the overview counted, so that they add up. Pure. */
import { regions } from '@guanlan/engine/text'
import { strings as articleWords } from '@guanlan/features/articles/articles/strings'
import { type Phrase, say } from '@guanlan/platform/contract'
import type { Behind, ChartKind, PlainBlock, SimpleTemplateBlock } from '../../contract.ts'
import { madeStrings as words } from '../../strings/made.ts'
import { narrowed, ofRegion, ofSentiment, only } from './behind.ts'
import { comparedSentiment, comparedTrend } from './compare.ts'
import { type Drawn, tones } from './drawn.ts'
import type { Made } from './made.ts'
import { titleOf, wordOf } from './say.ts'
import { exact, leadSentence, shareSentence } from './sentences.ts'
import { trendOf } from './trends.ts'

/** A chart of what the overview counted; null: the block is no such chart. */
export function chartOf(block: SimpleTemplateBlock, made: Made): PlainBlock | null {
  const drawn = drawnOf(block, made)
  if (!drawn) return null
  return {
    id: block.id,
    kind: 'chart',
    chart: block.chart ?? drawn.chart,
    title: titleOf(block, made),
    data: drawn.data,
    ...(block.sentence && { sentence: drawn.sentence }),
    behind: narrowed(made.base, []),
    behindRows: drawn.behindRows.map(row => row ?? null),
    ...(drawn.behindSeries && { behindSeries: drawn.behindSeries }),
  }
}

function drawnOf(block: SimpleTemplateBlock, made: Made): Drawn | null {
  const { overview } = made.facts
  const { locale } = made.scope
  const t = wordOf(made)
  switch (block.kind) {
    case 'volumeTrend':
    case 'sentimentTrend':
      return trendOf(block.kind === 'sentimentTrend', made)
    case 'compareTrend':
      return comparedTrend(made)
    case 'compareSentiment':
      return comparedSentiment(made)
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
          series: [{ name: t(words.interactionTotal), values: rows.map(row => row.interactions) }],
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

/** Regions of one level, as bars and as a map. Pure. */
import type { Filter } from '@guanlan/features/articles/articles/contract'
import type { RegionPart } from '@guanlan/features/charts/charts/contract'
import { filtersOfRemainder, provinceTiles, type RegionName } from '@guanlan/features/charts/charts/web'
import type { MapGround, MapOutlines } from '@guanlan/platform/web'
import { bySentiment, type Drawn, type Line } from './drawn.ts'
import type { RegionsQuestion } from './regions-question.ts'
import type { FigureWords } from './words.ts'

const fields = { release: 'region', mentioned: 'mentioned' } as const
const is = (field: Filter['field'], value: number): Filter => ({ field, is: 'is', values: [String(value)] })
const noPart = { count: 0, positive: 0, neutral: 0, negative: 0 }

/** Places of a level with something in them that can be looked into. */
export const innerOf = (
  parts: readonly RegionPart[],
  within: number | null,
  names: readonly RegionName[],
): number[] => {
  const above = new Set(names.map(({ parent }) => parent))
  return parts.flatMap(({ region }) => (region !== within && above.has(String(region)) ? [region] : []))
}

function lineOf(part: RegionPart, { of, within }: RegionsQuestion, names: readonly RegionName[], w: FigureWords): Line {
  const field = fields[of]
  const isRest = part.region === within
  const own = isRest ? null : is(field, part.region)
  const filters = isRest ? filtersOfRemainder(field, part.region, names) : [is(field, part.region)]
  const name = isRest ? w.placeItself(w.placeOf(part.region)) : w.placeOf(part.region || null)
  const isInner = innerOf([part], within, names).length > 0
  return { ...part, part: { name, filters, own, ...(isInner && { inner: { of, within: part.region } }) } }
}

/** The first ones, by sentiment. */
export function regionBars(
  parts: readonly RegionPart[],
  question: RegionsQuestion,
  total: number,
  names: readonly RegionName[],
  w: FigureWords,
  most = 10,
): Drawn {
  const isSilent = question.within === null && parts.every(({ region }) => region === 0)
  const shown = isSilent ? [] : parts.slice(0, most)
  return {
    ...bySentiment(
      w.region,
      shown.map(part => lineOf(part, question, names, w)),
      w.sentiments,
    ),
    ...(isSilent && total > 0 && { silent: question.of === 'release' ? w.noRegion(total) : w.noMention(total) }),
  }
}

/** All places of the level, those without an article, too. @param outlines null: a sketch of the provinces */
export function regionMap(
  parts: readonly RegionPart[],
  question: RegionsQuestion,
  total: number,
  names: readonly RegionName[],
  w: FigureWords,
  outlines: MapOutlines | null,
): Drawn {
  const { silent } = regionBars(parts, question, total, names, w)
  const known = new Set(parts.map(({ region }) => region))
  const quiet = names.flatMap(({ code, parent }) =>
    parent === (question.within === null ? null : String(question.within)) && !known.has(Number(code))
      ? [{ ...noPart, region: Number(code) }]
      : [],
  )
  const lines = silent ? [] : [...parts, ...quiet]
  const codes = lines.map(({ region }) => region)
  const drawn = lines.map(part => ({ ...lineOf(part, question, names, w), region: part.region }))
  return {
    shape: 'map',
    data: {
      head: w.region,
      rows: drawn.map(({ part }) => part.name),
      series: [{ name: w.articles, values: drawn.map(({ count }) => count) }],
    },
    map: groundOf(
      codes,
      question,
      outlines,
      drawn.map(({ part }) => part.name),
      w,
    ),
    partAt: ({ row }) => {
      const line = drawn[row]
      return line ? { ...line.part, count: line.count } : null
    },
    ...(silent && { silent }),
  }
}

function groundOf(
  codes: readonly number[],
  { within }: RegionsQuestion,
  outlines: MapOutlines | null,
  names: readonly string[],
  w: FigureWords,
): MapGround {
  if (outlines) {
    const has = new Set(outlines.features.map(({ properties }) => properties.adcode))
    return {
      kind: 'outlines',
      name: `regions ${within ?? 'all'}`,
      outlines,
      places: codes.map(code => (code !== within && has.has(String(code)) ? String(code) : null)),
    }
  }
  return {
    kind: 'tiles',
    places: codes.map((code, row) => {
      const tile = provinceTiles[code]
      return tile ? { column: tile.column, row: tile.row, label: w.onTile(names[row] ?? '', tile.letters) } : null
    }),
  }
}

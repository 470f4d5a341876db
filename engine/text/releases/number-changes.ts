// Numbers and dates that stand in the same words with another value.
import type { CommonRun } from './common-runs.ts'
import { type Letters, NUMBER_SIGN } from './letters.ts'
import { numberValue } from './number-value.ts'

/** UTF-16 offsets in the original, end exclusive. */
export interface TextPlace {
  readonly from: number
  readonly to: number
}
export interface NumberChange {
  readonly kind: 'number' | 'date'
  /** As they stand in the release and in the piece, with what they count where that is a common unit. */
  readonly before: string
  readonly after: string
  readonly inRelease: TextPlace
  readonly inPiece: TextPlace
}

/** Letters that are no numbers, among the nearest on both sides: with fewer the words are the same by chance. */
const LEAST_AROUND = 8
const NEAREST = 12
const EDGE = 2

interface Side {
  readonly text: string
  readonly letters: Letters
}

/** In the order of the piece. */
export function numberChanges(release: Side, piece: Side, runs: readonly CommonRun[]): NumberChange[] {
  const dates = [datesOf(release.text), datesOf(piece.text)] as const
  const changes = new Map<string, NumberChange>()
  for (const run of runs)
    for (let i = 0; i < run.length; i++) {
      const [one, other] = [release.letters.numbers.get(run.a + i), piece.letters.numbers.get(run.b + i)]
      if (one === undefined || other === undefined || numberValue(one) === numberValue(other)) continue
      if (!isWellPlaced(release.letters, piece.letters, run, i)) continue
      const inDates = [dateAround(dates[0], release.letters, run.a + i), dateAround(dates[1], piece.letters, run.b + i)]
      const isDate = inDates[0] !== undefined && inDates[1] !== undefined
      const inRelease = (isDate && inDates[0]) || counted(release, run.a + i)
      const inPiece = (isDate && inDates[1]) || counted(piece, run.b + i)
      const change: NumberChange = {
        kind: isDate ? 'date' : 'number',
        before: release.text.slice(inRelease.from, inRelease.to),
        after: piece.text.slice(inPiece.from, inPiece.to),
        ...{ inRelease, inPiece },
      }
      // Day and month of one date are one change.
      changes.set(`${inPiece.from}`, change)
    }
  return [...changes.values()]
}

/** Within the same words, and at no edge of them: there a number is cut off, or begins another sentence. */
function isWellPlaced(release: Letters, piece: Letters, { a, b, length }: CommonRun, at: number): boolean {
  const isWord = (place: number): boolean => release.signs[a + place] !== NUMBER_SIGN
  const begins = a === 0 && b === 0
  const ends = a + length === release.signs.length && b + length === piece.signs.length
  if ((at < EDGE && !begins) || (length - 1 - at < EDGE && !ends)) return false
  let around = 0
  for (let i = Math.max(0, at - NEAREST); i < Math.min(length, at + NEAREST + 1); i++) if (isWord(i)) around++
  return around >= LEAST_AROUND
}

const unit =
  /^\s?(?:[%％‰]|[万亿]?(?:美元|欧元|日元|港元|元)|公里|平方米|小时|分钟|[人名位家个台辆件座次倍米吨年月日天岁股套只])/u

function counted({ text, letters }: Side, at: number): TextPlace {
  const [from, to] = [letters.from[at]!, letters.to[at]!]
  return { from, to: to + (unit.exec(text.slice(to, to + 8))?.[0].length ?? 0) }
}

const figure = '[\\d０-９〇零一二三四五六七八九十]'
const date = new RegExp(
  `${figure}{4}\\s*年(?:\\s*${figure}{1,3}\\s*月)?(?:\\s*${figure}{1,3}\\s*[日号號])?|${figure}{1,3}\\s*月\\s*${figure}{1,3}\\s*[日号號]|${figure}{1,3}\\s*[月日号號]|${figure}{4}[-/.]${figure}{1,2}[-/.]${figure}{1,2}`,
  'gu',
)
const datesOf = (text: string): TextPlace[] =>
  Array.from(text.matchAll(date), ({ 0: found, index }) => ({ from: index, to: index + found.length }))

function dateAround(dates: readonly TextPlace[], { from, to }: Letters, at: number): TextPlace | undefined {
  return dates.find(place => place.from <= from[at]! && place.to >= to[at]!)
}

/**
 * Reads a file of vCards as a table: a row each, under the names of their properties. Versions 2.1 (as older phones write it, quoted-printable and
 * in any encoding), 3.0 and 4.0. Pictures, sounds and keys are passed over; nothing that a card points to is fetched.
 */
import { Buffer } from 'node:buffer'
import { SheetProblem } from './sheet-problem.ts'
import type { ReadRow, SheetBounds, SheetSource } from './sheet-source.ts'
import { encodingOf, type TextEncoding, textDecoder } from './text-encoding.ts'

/** Properties that become columns, in their order. */
export const cardColumns = ['FN', 'ORG', 'TITLE', 'EMAIL', 'TEL', 'X-WECHAT', 'CATEGORIES', 'LANG', 'NOTE'] as const
type Column = (typeof cardColumns)[number]
const known: ReadonlySet<string> = new Set(cardColumns)

/** Signs of one line as it stands in the file: a picture in one is not read any further. */
const longestLine = 64 * 1024
/** Lines that belong to one property: what goes on longer is cut. */
const mostJoined = 2_000

/** @throws SheetProblem */
export async function* readVcards(source: SheetSource, bounds: SheetBounds): AsyncGenerator<ReadRow> {
  const encoding = await encodingOf(() => source.open())
  yield { number: 1, cells: [...cardColumns] }
  let number = 1
  let card: Map<Column, string> | null = null
  /** Surname and given name apart: for a card that does not say what its person is called. */
  let formal = ''
  for await (const line of properties(lines(source, encoding))) {
    const property = propertyOf(line, encoding)
    if (!property) continue
    const { name, value } = property
    if (name === 'BEGIN' && value.toUpperCase() === 'VCARD') {
      card = new Map()
      formal = ''
    } else if (name === 'END' && card) {
      number++
      if (number > bounds.rows) throw new SheetProblem('tooManyRows', number)
      if (!card.get('FN') && formal !== '') card.set('FN', calledOf(formal))
      yield { number, cells: cardColumns.map(column => card?.get(column) ?? '') }
      card = null
    } else if (card) {
      if (name === 'N') formal = value
      const column = columnOf(property)
      if (!column || value === '') continue
      if (value.length > bounds.cell) throw new SheetProblem('cellTooLong', number + 1)
      const before = card.get(column)
      // The first of several counts, but a mobile before a number on a desk.
      if (before === undefined || (column === 'TEL' && property.isMobile)) card.set(column, value)
    }
  }
}

/** Of `N`, whose parts stand behind each other by semicolons: Chinese names without a blank, the surname first. */
function calledOf(formal: string): string {
  const [family = '', given = ''] = formal.split(';').map(part => part.trim())
  return /\p{Script=Han}/u.test(family + given) ? family + given : `${given} ${family}`.trim()
}

async function* lines(source: SheetSource, encoding: TextEncoding): AsyncGenerator<string> {
  const decoder = textDecoder(encoding)
  let rest = ''
  let isCut = false
  for await (const chunk of (await source.open()) as AsyncIterable<Buffer>) {
    const pieces = (rest + decoder.decode(chunk)).split(/\r\n|\n|\r(?!$)/)
    rest = pieces.pop() ?? ''
    for (const piece of pieces) {
      if (!isCut) yield piece
      isCut = false
    }
    if (rest.length > longestLine) {
      isCut = true
      rest = ''
    }
  }
  yield rest + decoder.end()
}

/** Lines that go on are put together: folded ones (a blank in front), and those of quoted-printable (`=` at the end). */
async function* properties(of: AsyncIterable<string>): AsyncGenerator<string> {
  let whole: string[] = []
  let isPrintable = false
  for await (const line of of) {
    const goesOn = whole.length > 0 && (/^[ \t]/.test(line) || (isPrintable && whole.at(-1)?.endsWith('=')))
    if (goesOn) {
      if (whole.length < mostJoined) whole.push(isPrintable ? line : line.slice(1))
      continue
    }
    if (whole.length > 0) yield joined(whole, isPrintable)
    whole = [line.replace(/^\ufeff/, '')]
    isPrintable = /^[^:]*;(?:ENCODING=)?QUOTED-PRINTABLE[;:]/i.test(line)
  }
  if (whole.length > 0) yield joined(whole, isPrintable)
}

const joined = (whole: readonly string[], isPrintable: boolean): string =>
  isPrintable ? whole.map(line => line.replace(/=$/, '')).join('') : whole.join('')

interface Property {
  name: string
  value: string
  isMobile: boolean
}

function propertyOf(line: string, encoding: TextEncoding): Property | null {
  const at = colonOf(line)
  if (at < 0) return null
  const [named = '', ...rest] = line.slice(0, at).split(';')
  const parameters = rest.join(';').toUpperCase()
  // `item1.EMAIL`: the group counts for nothing.
  const name = named
    .slice(named.lastIndexOf('.') + 1)
    .trim()
    .toUpperCase()
  if (/(?:ENCODING=)?(?:BASE64|(?<![A-Z])B)(?:;|$)/.test(parameters)) return null
  const raw = line.slice(at + 1)
  const isPrintable = /QUOTED-PRINTABLE/.test(parameters)
  const written = isPrintable ? printable(raw, charsetOf(parameters) ?? encoding) : raw
  return { name, value: plain(written, name), isMobile: /CELL|MOBILE/.test(parameters) }
}

/** The first one that stands in no quotes. */
function colonOf(line: string): number {
  let isQuoted = false
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '"') isQuoted = !isQuoted
    else if (line[at] === ':' && !isQuoted) return at
  }
  return -1
}

function columnOf({ name, value }: Property): Column | null {
  if (known.has(name)) return name as Column
  if (/^X-(?:WEIXIN|WECHAT-ID)$/.test(name)) return 'X-WECHAT'
  if (name === 'IMPP' && /^(?:wechat|weixin):/i.test(value)) return 'X-WECHAT'
  return null
}

function charsetOf(parameters: string): TextEncoding | null {
  const named = /CHARSET="?([\w-]+)/.exec(parameters)?.[1]
  if (named === undefined) return null
  if (/^GB/.test(named)) return 'gb18030'
  if (/^BIG5/.test(named)) return 'big5'
  return /^UTF-?8$/.test(named) ? 'utf-8' : null
}

function printable(text: string, encoding: TextEncoding): string {
  const bytes = Buffer.concat(
    text
      .split(/(=[\da-f]{2})/i)
      .map(part => (/^=[\da-f]{2}$/i.test(part) ? Buffer.from(part.slice(1), 'hex') : Buffer.from(part))),
  )
  const decoder = textDecoder(encoding)
  return decoder.decode(bytes) + decoder.end()
}

/** Escapes are gone; of an organisation with its departments the organisation stays. */
function plain(text: string, name: string): string {
  const parts = name === 'ORG' ? (/^(?:\\.|[^;\\])*/s.exec(text)?.[0] ?? text) : text
  return parts
    .replace(/\\n/gi, '\n')
    .replace(/\\(.)/gs, '$1')
    .replace(/^(?:tel|mailto|wechat|weixin|impp):/i, '')
    .trim()
}

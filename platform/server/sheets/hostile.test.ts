// Workbooks of texts that break out, read back by a strict parser of XML and by rules of Excel that are written down here once more.
import { buffer } from 'node:stream/consumers'
import { cleanXml } from '@guanlan/platform/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostileTexts } from '../../testing/hostile-texts.ts'
import { unzipped } from '../../testing/unzip.ts'
import { xmlElements } from '../../testing/xml-parts.ts'
import { longestCell } from './cell.ts'
import { sheetTitles } from './sheet-titles.ts'
import { writeWorkbook } from './write-workbook.ts'
import { styles } from './xlsx-parts.ts'

/** ECMA-376 22.9.2.19: from left to right, none within another. */
const asExcelReads = (text: string): string =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

const bookOf = async (titles: readonly string[], texts: readonly string[] = []) => {
  const columns = [{ key: 'text', title: texts[0] ?? '' }]
  const rows = texts.map(text => ({ text }))
  const sheets = titles.map((title, at) =>
    at % 2 === 0 ? { title, columns, rows } : { title, lines: [[title, title]] as const },
  )
  return unzipped(await buffer(writeWorkbook({ sheets, zone: 'UTC' })))
}

/** Texts of the cells of the first sheet that have one. */
const textsOf = (book: Map<string, Buffer>): string[] =>
  xmlElements(String(book.get('xl/worksheets/sheet1.xml')))
    .filter(({ name, text }) => name === 't' && text !== '')
    .map(({ text }) => asExcelReads(text))

test('every part is XML, every sheet has a title that Excel takes, and every cell the text it was given', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(hostileTexts(), { minLength: 1, maxLength: 4 }),
      fc.array(hostileTexts(), { maxLength: 6 }),
      async (titles, texts) => {
        const book = await bookOf(titles, texts)
        for (const part of book.values()) xmlElements(part.toString())
        const names = xmlElements(String(book.get('xl/workbook.xml')))
          .filter(({ name }) => name === 'sheet')
          .map(({ attributes }) => asExcelReads(attributes.name ?? ''))
        expect(names).toEqual(sheetTitles(titles))
        expect(textsOf(book)).toEqual([texts[0] ?? '', ...texts].map(cleanXml).filter(text => text !== ''))
      },
    ),
    { numRuns: 150 },
  )
})

test('what looks like Excel’s way of writing signs stays what it is', async () => {
  const texts = [
    '_x0041_',
    '_x0041_x0042_',
    '__x0041__',
    '_x005F_',
    '_x0041\r',
    '_x00\u000041_',
    'x_xABCD_',
    '\r_x000D_\r',
  ]
  expect(textsOf(await bookOf(texts, ['a', ...texts]))).toEqual(['a', 'a', ...texts.map(cleanXml)])
})

test('titles are of 1 to 31 characters without what Excel forbids, no two alike in any case', () => {
  fc.assert(
    fc.property(fc.array(hostileTexts(), { maxLength: 40 }), requested => {
      const titles = sheetTitles([...requested, ...requested.map(title => title.toUpperCase())])
      for (const title of titles) {
        expect(title.length).toBeGreaterThan(0)
        expect(title.length).toBeLessThanOrEqual(31)
        expect(title).not.toMatch(/[[\]:*?/\\\t\n\r]|^'|'$|^history$/i)
        expect(cleanXml(title)).toBe(title)
      }
      expect(new Set(titles.map(title => title.toLowerCase())).size).toBe(titles.length)
      expect(new Set(titles.map(title => title.toUpperCase())).size).toBe(titles.length)
    }),
  )
})

test('an apostrophe within a title stays, and no sign is cut in two', () => {
  expect(sheetTitles(["'It's'", `${'a'.repeat(30)}😀`, 'History', 'history'])).toEqual([
    "It's",
    'a'.repeat(30),
    'History 2',
    'history 3',
  ])
})

test('a text that is too long for a cell says how much of it is there; one that just fits is whole', async () => {
  const long = `${'字'.repeat(longestCell - 20)}😀${'末'.repeat(8_000)}`
  for (const lead of ['', 'a', 'ab']) {
    const [first, second] = textsOf(await bookOf(['a'], ['', 'x'.repeat(longestCell), lead + long]))
    expect(first).toBe('x'.repeat(longestCell))
    expect(second?.length).toBeLessThanOrEqual(longestCell)
    expect(second).toMatch(new RegExp(`… \\[${longestCell} / ${(lead + long).length}\\]$`))
    expect(second).not.toContain('\ufffd')
  }
})

test('what would be calculated is a text with the mark of a quoted one, also as a heading', async () => {
  const texts = [
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    ' =1',
    '\t=1',
    '＝1',
    '＋1',
    '－1',
    '＠1',
    '\ufeff=1',
    '\u0007=1',
    '\u200d=1',
  ]
  const cells = xmlElements(String((await bookOf(['a'], texts)).get('xl/worksheets/sheet1.xml')))
  expect(cells.filter(({ name }) => name === 'f')).toEqual([])
  const written = cells.filter(({ name }) => name === 'c').map(({ attributes }) => `${attributes.t} ${attributes.s}`)
  expect(written).toEqual(Array(texts.length + 1).fill(`inlineStr ${styles.quoted}`))
})

import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import yauzl from 'yauzl'
import { csvPieces, jsonLinesPieces } from './csv-pieces.ts'
import type { TablePieces } from './pieces.ts'
import { readSheet, usualBounds } from './read-sheet.ts'
import type { SheetRow } from './sheet.ts'
import { sourceOf } from './testing.ts'
import { xlsxPieces } from './xlsx-pieces.ts'

const zone = 'Asia/Shanghai'
const columns = [
  { key: 'title', title: '标题' },
  { key: 'url', title: '链接', isLink: true },
  { key: 'at', title: '时间' },
  { key: 'reads', title: '阅读' },
]
const row = (n: number, more: SheetRow = {}): SheetRow => ({
  title: `第${n}篇`,
  url: `https://example.com/${n}?a=1&b="2"`,
  at: new Date('2026-11-22T18:30:59Z'),
  reads: n,
  ...more,
})
const rows = (count: number) => Array.from({ length: count }, (_, n) => row(n + 1))

/** As a job writes it: the state of each piece has been through the database. */
async function fileOf(pieces: TablePieces, all: readonly SheetRow[], atOnce = 3): Promise<Buffer> {
  const first = await pieces.begin()
  const out = [first.bytes]
  let state = JSON.parse(JSON.stringify(first.state))
  for (let at = 0; at < all.length; at += atOnce) {
    const piece = await pieces.rows(state, all.slice(at, at + atOnce))
    out.push(piece.bytes)
    state = JSON.parse(JSON.stringify(piece.state))
  }
  out.push((await pieces.end(state)).bytes)
  return Buffer.concat(out)
}
async function cellsOf(file: Buffer, sheet?: string): Promise<string[][]> {
  const read: string[][] = []
  for await (const { cells } of readSheet(sourceOf(file), usualBounds, sheet)) read.push(cells)
  return read
}

describe('a workbook in pieces', () => {
  const about = { title: '说明', lines: [['监测项', '=青麓'] as const] }

  test('opens as one: what it is on its first sheet, its rows on the second', async () => {
    const pieces = xlsxPieces({ columns, zone, about, sheetTitle: '文章' })
    const file = await fileOf(pieces, [row(1, { title: '=1+1', url: 'javascript:alert(1)' }), ...rows(7).slice(1)])
    expect(await cellsOf(file)).toEqual([['监测项', '=青麓']])
    const read = await cellsOf(file, '文章')
    expect(read.slice(0, 3)).toEqual([
      ['标题', '链接', '时间', '阅读'],
      ['=1+1', 'javascript:alert(1)', '2026-11-23 02:30:59', '1'],
      ['第2篇', 'https://example.com/2?a=1&b="2"', '2026-11-23 02:30:59', '2'],
    ])
    expect(read).toHaveLength(8)
  })

  test('gives the same bytes again, and others in other batches are not asked for', async () => {
    const pieces = () => xlsxPieces({ columns, zone, about, sheetTitle: '文章' })
    expect(await fileOf(pieces(), rows(10))).toEqual(await fileOf(pieces(), rows(10)))
  })

  test('of more rows than one bears is several, packed together', async () => {
    const file = await fileOf(xlsxPieces({ columns, zone, rows: 10, rowsOfBook: 4 }), rows(10))
    const zip = await yauzl.fromBufferPromise(file)
    const books: Record<string, string[][]> = {}
    for await (const entry of zip.eachEntry())
      books[entry.fileName] = await cellsOf(await buffer(await zip.openReadStreamPromise(entry)))
    expect(Object.entries(books).map(([name, cells]) => [name, cells.length, cells.at(-1)?.[0]])).toEqual([
      ['1.xlsx', 5, '第4篇'],
      ['2.xlsx', 5, '第8篇'],
      ['3.xlsx', 3, '第10篇'],
    ])
  })

  test('without rows has its headings', async () => {
    expect(await cellsOf(await fileOf(xlsxPieces({ columns, zone }), []))).toEqual([['标题', '链接', '时间', '阅读']])
  })
})

describe('lines in pieces', () => {
  test.each([
    ['utf-8', ','],
    ['gb18030', ';'],
    ['gb18030', '\t'],
  ] as const)('come back from %s with %j, and nothing in them is calculated', async (encoding, separator) => {
    const all = [row(1, { title: '=1+1' }), row(2, { title: `甲${separator}"乙"\n丙𠮷` })]
    const file = await fileOf(csvPieces({ columns: columns.slice(0, 1), zone, encoding, separator }), all)
    const text = new TextDecoder(encoding).decode(file)
    expect(text).toBe(`标题\r\n'=1+1\r\n"甲${separator}""乙""\n丙𠮷"\r\n`)
    expect(file.subarray(0, 3).equals(Buffer.from('\ufeff'))).toBe(encoding === 'utf-8')
  })

  test('of JSON hold an object each, with moments in their zone', async () => {
    const lines = (await fileOf(jsonLinesPieces({ columns, zone }), [row(1), row(2, { reads: null })])).toString()
    expect(
      lines
        .trimEnd()
        .split('\n')
        .map(line => JSON.parse(line)),
    ).toEqual([
      { 标题: '第1篇', 链接: row(1).url, 时间: '2026-11-23T02:30:59+08:00', 阅读: 1 },
      { 标题: '第2篇', 链接: row(2).url, 时间: '2026-11-23T02:30:59+08:00', 阅读: null },
    ])
  })
})

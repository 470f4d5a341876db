import { buffer, text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { harmless } from './cell.ts'
import type { SheetBounds } from './sheet-source.ts'
import { readAll, sourceOf } from './testing.ts'
import { wallClock } from './wall-clock.ts'
import { writeSheet } from './write-sheet.ts'

const read = async (csv: string | Uint8Array, bounds?: Partial<SheetBounds>) =>
  (await readAll(sourceOf(csv), bounds)).map(({ cells }) => cells)
const zone = 'Asia/Shanghai'

describe('a table', () => {
  test('comes back as it was written, whatever stands in it', async () => {
    const columns = [
      { key: 'name', title: '名称' },
      { key: 'count', title: '数量' },
    ]
    const names = ['a,b', 'a"b', '两\n行', '=1+1', '-3', ' @x', "'quoted", "'=2", '𠮷', '']
    const rows = names.map((name, count) => ({ name, count }))
    const csv = await buffer(writeSheet('csv', { columns, rows, zone }))
    expect(csv.toString()).toMatch(/^\ufeff名称,数量\r\n/)
    expect((await read(csv)).slice(1).map(([name]) => name)).toEqual(names)
  })

  test('of many rows is written as fast as it is read, not faster', async () => {
    let made = 0
    function* rows() {
      for (; made < 100_000; made++) yield { n: 'x'.repeat(100) }
    }
    const out = writeSheet('csv', { columns: [{ key: 'n', title: 'n' }], rows: rows(), zone })
    await new Promise(resolve => out.once('readable', resolve))
    expect(made).toBeLessThan(2_000)
    out.destroy()
  })

  test('whose rows break off says so to the reader', async () => {
    function* rows() {
      yield { n: 1 }
      throw new Error('the database went away')
    }
    const broken = writeSheet('csv', { columns: [{ key: 'n', title: 'n' }], rows: rows(), zone })
    await expect(text(broken)).rejects.toThrow('the database went away')
  })
})

test.each([
  ['=HYPERLINK("http://x")', `'=HYPERLINK("http://x")`],
  ['  =1', `'  =1`],
  ['＝1', `'＝1`],
  ['\t=1', `'\t=1`],
  ['+86 10', `'+86 10`],
  ['@SUM(A1)', `'@SUM(A1)`],
  ["'=1", `''=1`],
  ['a=1', 'a=1'],
  ['观澜', '观澜'],
])('%j is shielded as %j', (cell, expected) => expect(harmless(cell)).toBe(expected))

test.each([
  ['Asia/Shanghai', '2026-11-22T18:30:00Z', '2026-11-23 02:30:00'],
  ['Europe/Berlin', '2026-03-29T00:59:59Z', '2026-03-29 01:59:59'],
  ['Europe/Berlin', '2026-03-29T01:00:00Z', '2026-03-29 03:00:00'],
  ['Asia/Kathmandu', '2026-01-01T00:00:00Z', '2026-01-01 05:45:00'],
])('in %s, %s is %s', (place, moment, expected) => expect(wallClock(place).text(new Date(moment))).toBe(expected))

/** `名称,地址` and the like, as Excel in China and in Taiwan saves them. */
const gb18030 = Buffer.from('c3fbb3c62cb5d8d6b70d0ab9dbc0bd2cb1b1bea90d0a', 'hex')
const big5 = Buffer.from('a657bad92ca661a77d0d0ac65bc4692cbb4fa55fa5ab0d0a', 'hex')
test.each<[string, Uint8Array, string[][]]>([
  [
    'UTF-8 with its mark',
    Buffer.from('\ufeff名,址\n甲,乙'),
    [
      ['名', '址'],
      ['甲', '乙'],
    ],
  ],
  [
    'UTF-8 without',
    Buffer.from('名,址\n甲,乙'),
    [
      ['名', '址'],
      ['甲', '乙'],
    ],
  ],
  [
    'GB18030',
    gb18030,
    [
      ['名称', '地址'],
      ['观澜', '北京'],
    ],
  ],
  [
    'Big5',
    big5,
    [
      ['名稱', '地址'],
      ['觀瀾', '臺北市'],
    ],
  ],
  [
    'UTF-16 with tabs',
    Buffer.from('\ufeff名\t址\n甲,1\t乙', 'utf16le'),
    [
      ['名', '址'],
      ['甲,1', '乙'],
    ],
  ],
  [
    'semicolons',
    Buffer.from('"a;,,,";b\n1,5;2'),
    [
      ['a;,,,', 'b'],
      ['1,5', '2'],
    ],
  ],
])('%s is read', async (_, file, expected) => expect(await read(file)).toEqual(expected))

test('quotation marks inside a cell are part of it', async () =>
  expect(await read('a,b\n=X("1"),5" wide')).toEqual([
    ['a', 'b'],
    ['=X("1")', '5" wide'],
  ]))

test('rows are counted as spreadsheet programs count them', async () => {
  expect(await readAll(sourceOf('a\n\n"two\nlines"\n,\nlast'))).toEqual([
    { number: 1, cells: ['a'] },
    { number: 3, cells: ['two\nlines'] },
    { number: 5, cells: ['last'] },
  ])
})

describe('a table that somebody sent is read no further than', () => {
  test.each<[string, string, Partial<SheetBounds>, string]>([
    ['so many rows', 'a\nb\nc\nd', { rows: 3 }, 'tooManyRows at row 4'],
    ['so many columns', `a\n${'x,'.repeat(10)}`, { columns: 5 }, 'tooManyColumns at row 2'],
    ['so long a cell', `a\n${'x'.repeat(11)}`, { cell: 10 }, 'cellTooLong at row 2'],
    ['a quote that never ends', `a\n"${'x'.repeat(1_000)}`, { cell: 10 }, 'cellTooLong at row 2'],
    ['so many bytes', 'aaaa\n'.repeat(1_000), { bytes: 1_000 }, 'tooLarge'],
    ['what is no table', 'a\n"b"c,"', {}, 'damaged at row 2'],
    ['what is no text', 'a\nb\0', {}, 'damaged'],
  ])('%s', async (_, csv, bounds, problem) => {
    await expect(read(csv, bounds)).rejects.toThrow(problem)
  })
})

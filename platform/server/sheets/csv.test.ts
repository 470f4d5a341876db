import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { harmless } from './cell.ts'
import { readCsv, type SheetBounds, usualBounds } from './read-csv.ts'
import { writeCsv } from './write-csv.ts'

const read = async (csv: string | Iterable<string | Buffer>, bounds?: Partial<SheetBounds>) => {
  const rows: string[][] = []
  const source = Readable.from(typeof csv === 'string' ? [Buffer.from(csv)] : csv, { objectMode: true })
  for await (const row of readCsv(source, { ...usualBounds, ...bounds })) rows.push(row)
  return rows
}

describe('a table', () => {
  test('comes back as it was written, whatever stands in it', async () => {
    const columns = [
      { key: 'name', title: '名称' },
      { key: 'count', title: '数量' },
    ]
    const names = ['a,b', 'a"b', '两\n行', '=1+1', '-3', ' @x', "'quoted", "'=2", '𠮷', '']
    const csv = await buffer(
      writeCsv(
        columns,
        names.map((name, count) => ({ name, count })),
      ),
    )
    expect(csv.toString()).toMatch(/^\ufeff名称,数量\r\n/)
    expect((await read([csv])).slice(1).map(([name]) => name)).toEqual(names)
  })

  test('of many rows is written as fast as it is read, not faster', async () => {
    let made = 0
    function* rows() {
      for (; made < 100_000; made++) yield { n: 'x'.repeat(100) }
    }
    const out = writeCsv([{ key: 'n', title: 'n' }], rows())
    await new Promise(resolve => out.once('readable', resolve))
    expect(made).toBeLessThan(2_000)
    out.destroy()
  })

  test('whose rows break off says so to the reader', async () => {
    function* rows() {
      yield { n: 1 }
      throw new Error('the database went away')
    }
    await expect(text(writeCsv([{ key: 'n', title: 'n' }], rows()))).rejects.toThrow('the database went away')
  })
})

test.each([
  ['=HYPERLINK("http://x")', `'=HYPERLINK("http://x")`],
  ['  =1', `'  =1`],
  ['＝1', `'＝1`],
  ['\t=1', `'\t=1`],
  ['+86 10', `'+86 10`],
  ['@SUM(A1)', `'@SUM(A1)`],
  ['a=1', 'a=1'],
  ['观澜', '观澜'],
])('%j is shielded as %j', (cell, expected) => expect(harmless(cell)).toBe(expected))

describe('a table that somebody sent is read no further than', () => {
  test.each<[string, string | Iterable<string>, Partial<SheetBounds>, string]>([
    ['so many rows', 'a\nb\nc\nd', { rows: 3 }, 'tooManyRows at row 4'],
    ['so many columns', `a\n${'x,'.repeat(10)}`, { columns: 5 }, 'tooManyColumns at row 2'],
    ['so long a cell', `a\n${'x'.repeat(11)}`, { cell: 10 }, 'cellTooLong at row 2'],
    ['a quote that never ends', `a\n"${'x'.repeat(1_000)}`, { cell: 10 }, 'cellTooLong at row 2'],
    [
      'so many bytes',
      (function* () {
        for (;;) yield 'aaaa\n'
      })(),
      { bytes: 1_000, rows: 1e9 },
      'tooLarge',
    ],
    ['what is no table', 'a\n"b"c,"', {}, 'damaged at row 2'],
  ])('%s', async (_, csv, bounds, problem) => {
    await expect(read(csv, bounds)).rejects.toThrow(problem)
  })
})

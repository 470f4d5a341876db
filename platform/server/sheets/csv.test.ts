import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { harmless } from './cell.ts'
import { readSheet, usualBounds } from './read-sheet.ts'
import type { SheetBounds, SheetSource } from './sheet-source.ts'
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

const rowsOf = (text: string) => text.split('\n').map(line => line.split(','))
/** 啫喱, 𨋢, 嚿, 瞓 and the like: Big5 has no place for them, Hong Kong's supplement has. */
const hongKong = '標題,正文\n𨋢門壞咗,嗰啲嘢喺邊度\n瞓覺,一嚿嘢\n啱啱返嚟,冚唪唥都係'
test('Big5 of Hong Kong is read to its last character', async () => {
  const file = iconv.encode(hongKong, 'big5-hkscs')
  expect(await read(file)).toEqual(rowsOf(hongKong))
  // Cut between the bytes of every character.
  const cut: SheetSource = {
    bytes: file.length,
    open: async () => Readable.from([...file].map(byte => Buffer.from([byte]))),
  }
  expect((await readAll(cut)).map(({ cells }) => cells)).toEqual(rowsOf(hongKong))
})

describe('a byte that is lost or broken in UTF-8 costs one mark', () => {
  const table = '标题,正文\n港口扩建,工程今天开工\n学校食堂,更换供应商'
  test.each<[string, (bytes: Buffer) => Buffer]>([
    ['a character without its end', bytes => cut(bytes, '工\n', 2, 1)],
    ['a character without its beginning', bytes => cut(bytes, '工程', 0, 1)],
    ['a character without its middle', bytes => cut(bytes, '堂', 1, 1)],
    ['the end of the file', bytes => bytes.subarray(0, -1)],
    ['a byte that no text has', bytes => Buffer.from(bytes).fill(0xff, bytes.indexOf('港'), bytes.indexOf('港') + 1)],
  ])('%s', async (_, damage) => {
    const rows = await read(damage(Buffer.from(table)))
    expect(rows[0]).toEqual(['标题', '正文'])
    const text = rows.join()
    expect(text.match(/\ufffd+/g)).toHaveLength(1)
    expect(text.match(/\ufffd/g)?.length).toBeLessThan(4)
    expect(text.replaceAll(/\ufffd/g, '').length).toBeGreaterThanOrEqual(table.length - 4)
  })
  const cut = (bytes: Buffer, at: string, from: number, length: number) => {
    const place = bytes.indexOf(at) + from
    return Buffer.concat([bytes.subarray(0, place), bytes.subarray(place + length)])
  }

  test('far behind a beginning of plain letters, too', async () => {
    const plain = 'plain,letters\n'.repeat(40_000)
    const utf8 = Buffer.from(`${plain}港口,扩建工程今天开工，预计两年完成\n`)
    expect((await read(utf8.subarray(0, -2))).at(-1)?.join()).toContain('扩建工程')
    const gb = Buffer.concat([Buffer.from(plain), iconv.encode('港口,扩建工程今天开工\n', 'gb18030')])
    expect((await read(gb)).at(-1)).toEqual(['港口', '扩建工程今天开工'])
  })

  test.each(['gb18030', 'big5'])('and a text in %s stays one', async encoding => {
    for (const text of ['名,址\n甲,乙', '聯通,電話\n港,口', '標題,正文,編號\n我們,公司,1'])
      expect(await read(iconv.encode(encoding === 'big5' ? text : text.replace('聯', '联'), encoding))).toHaveLength(2)
  })
})

test.each<[string, string, string[][]]>([
  [
    'a line for Excel',
    'sep=;\n名;址\n甲,1;乙',
    [
      ['名', '址'],
      ['甲,1', '乙'],
    ],
  ],
  [
    'such a line in capitals with a mark',
    '\ufeffSEP=\t\r\n名\t址\r\n甲\t乙',
    [
      ['名', '址'],
      ['甲', '乙'],
    ],
  ],
  [
    'such a line in quotes',
    '"sep=|"\n名|址\n甲|乙',
    [
      ['名', '址'],
      ['甲', '乙'],
    ],
  ],
  [
    'a title above semicolons',
    '某单位舆情表\n名;址;电话\n甲,一;乙;1\n丙,二;丁;2',
    [['某单位舆情表'], ['名', '址', '电话'], ['甲,一', '乙', '1'], ['丙,二', '丁', '2']],
  ],
  ['a title with a comma above tabs', '九月,十月\n名\t址\n甲\t乙', [['九月,十月'], ['名', '址'], ['甲', '乙']]],
  ['one column with commas in it', '名\n甲', [['名'], ['甲']]],
])('%s is understood', async (_, text, expected) => expect(await read(text)).toEqual(expected))

test('a separator and an encoding that were chosen are used, and what was found is told', async () => {
  const found: unknown[] = []
  const choose = async (bytes: Uint8Array, chosen: object) => {
    const rows: string[][] = []
    const reading = { chosen, onFound: (form: unknown) => void found.push(form) }
    for await (const { cells } of readSheet(sourceOf(bytes), usualBounds, undefined, reading)) rows.push(cells)
    return rows
  }
  expect(await choose(Buffer.from('a|b,c'), { separator: '|' })).toEqual([['a', 'b,c']])
  expect(await choose(Buffer.from('caf\u00e9;x', 'latin1'), { encoding: 'windows-1252' })).toEqual([['café', 'x']])
  expect(found).toEqual([
    { encoding: 'utf-8', separator: '|' },
    { encoding: 'windows-1252', separator: ';' },
  ])
})

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

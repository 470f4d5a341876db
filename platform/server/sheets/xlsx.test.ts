import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { packed, readAll, sheetXml, sourceOf, workbook } from './testing.ts'
import { writeSheet } from './write-sheet.ts'
import { builtInLook, columnOf, isRounded, lookOf, numberText } from './xlsx-values.ts'

const zone = 'Asia/Shanghai'
const columns = [
  { key: 'name', title: '名称' },
  { key: 'value', title: '=值' },
]
const read = async (file: Buffer) => (await readAll(sourceOf(file))).map(({ cells }) => cells)

describe('a workbook', () => {
  test('comes back as it was written, whatever stands in it', async () => {
    const names = ['a&b<c>"', '两\n行', '=1+1', '-3', "'=2", ' x ', '𠮷', '_x000D_', 'a\r\nb', '\ud800x']
    const rows = names.map((name, value) => ({ name, value }))
    const back = await read(await buffer(writeSheet('xlsx', { columns, rows, zone })))
    expect(back[0]).toEqual(['名称', '=值'])
    expect(back.slice(1)).toEqual(names.map((name, value) => [name.toWellFormed(), String(value)]))
  })

  test('shows moments in the zone, and keeps numbers, truths and empty places', async () => {
    const rows = [
      { name: '时', value: new Date('2026-11-22T18:30:59Z') },
      { name: '数', value: 0.1 },
      { name: '真', value: true },
      { name: null, value: '后' },
    ]
    const back = await read(await buffer(writeSheet('xlsx', { columns, rows, zone })))
    expect(back.slice(1)).toEqual([
      ['时', '2026-11-23 02:30:59'],
      ['数', '0.1'],
      ['真', 'TRUE'],
      ['', '后'],
    ])
  })

  test('never holds a formula: what would be calculated is marked as quoted text', async () => {
    const file = await buffer(
      writeSheet('xlsx', { columns, rows: [{ name: '=HYPERLINK("http://x")', value: 1 }], zone }),
    )
    const { openPackage } = await import('./xlsx-package.ts')
    const { usualBounds } = await import('./read-sheet.ts')
    const cells: string[] = []
    for await (const steps of (await openPackage(sourceOf(file), usualBounds)).xml('xl/worksheets/sheet1.xml'))
      for (const step of steps)
        if (step.kind === 'open' && step.name !== 'sheetView')
          cells.push(`${step.name} ${step.attributes.t ?? ''} ${step.attributes.s ?? ''}`)
    expect(cells).toContain('c inlineStr 3')
    expect(cells.some(cell => cell.startsWith('f '))).toBe(false)
  })

  test('of many rows is written as fast as it is read, not faster', async () => {
    let made = 0
    function* rows() {
      for (; made < 1_000_000; made++) yield { name: 'x'.repeat(100), value: made }
    }
    const out = writeSheet('xlsx', { columns, rows: rows(), zone })
    await new Promise(resolve => out.once('readable', resolve))
    expect(made).toBeLessThan(100_000)
    out.destroy()
  })

  test('whose rows break off says so to the reader', async () => {
    function* rows() {
      yield { name: 'a', value: 1 }
      throw new Error('the database went away')
    }
    await expect(text(writeSheet('xlsx', { columns, rows: rows(), zone }))).rejects.toThrow('the database went away')
  })

  test('of another program is read as people see it', async () => {
    const file = await workbook(
      sheetXml(
        '<row r="2"><c r="B2" t="s"><v>1</v></c><c r="A2" t="s"><v>0</v></c><c r="D2"><f>1+1</f><v>2</v></c><c r="XFD2" s="1"/></row>' +
          '<row r="9"><c t="str"><f>A1</f><v>x_x000D_y</v></c><c t="b"><v>0</v></c><c t="e"><v>#N/A</v></c><c s="1"><v>46000</v></c><c s="2"><v>46000.25</v></c><c><v>0.30000000000000004</v></c><c t="inlineStr"><is><r><t>a</t></r><r><t>b</t></r></is></c></row>',
      ),
      {
        'xl/sharedStrings.xml':
          '<sst><si><t>甲</t></si><si><r><t>乙</t></r><r><t>丙</t></r><rPh><t>yi</t></rPh></si></sst>',
        'xl/styles.xml':
          '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;\\ h:mm"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf/><xf numFmtId="14"/><xf numFmtId="170"/></cellXfs></styleSheet>',
      },
    )
    expect(await readAll(sourceOf(file))).toEqual([
      { number: 2, cells: ['甲', '乙丙', '', '2'] },
      { number: 9, cells: ['x\ry', 'FALSE', '#N/A', '2025-12-09', '2025-12-09 06:00:00', '0.3', 'ab'] },
    ])
  })
})

test.each([
  ['A1', 0],
  ['Z9', 25],
  ['AA1', 26],
  ['XFD1', 16_383],
  ['7', -1],
])('the address %s is column %d', (address, column) => expect(columnOf(address)).toBe(column))

test.each([
  ['General', 'number'],
  ['0.00%', 'number'],
  ['#,##0.00_);[Red](#,##0.00)', 'number'],
  ['"days" 0', 'number'],
  ['yyyy-mm-dd', 'day'],
  ['[$-804]yyyy"年"m"月"d"日"', 'day'],
  ['mmm', 'day'],
  ['yyyy/m/d h:mm', 'moment'],
  ['h:mm:ss', 'time'],
  ['[h]:mm', 'time'],
] as const)('the format %s shows a %s', (format, look) => expect(lookOf(format)).toBe(look))
test('formats without a declaration', () =>
  expect([0, 14, 22, 20, 57].map(builtInLook)).toEqual(['number', 'day', 'moment', 'time', 'day']))
test.each([
  ['1', 'day', true, '1904-01-02'],
  ['0.5', 'time', false, '12:00:00'],
  ['-1', 'day', false, '-1'],
  ['1e300', 'moment', false, '1e300'],
  ['x', 'number', false, 'x'],
] as const)('%s as %s is %s (1904: %s)', (written, look, old, expected) =>
  expect(numberText(written, look, old)).toBe(expected),
)

const many = (piece: string, times: number) => () =>
  Readable.from(
    (function* () {
      const block = piece.repeat(1_000)
      for (let at = 0; at < times; at += 1_000) yield Buffer.from(block)
    })(),
  )
const around = (before: string, middle: () => Readable, after: string) => () =>
  Readable.from(
    (async function* () {
      yield Buffer.from(before)
      yield* middle()
      yield Buffer.from(after)
    })(),
  )
const open = '<worksheet><sheetData>'
const close = '</sheetData></worksheet>'

describe('a hostile file is refused with a sentence, in little memory and time:', () => {
  test.each<[string, () => Promise<Buffer>, string]>([
    ['a packed file that is no workbook', () => packed({ 'inner.zip': Buffer.alloc(100) }), 'damaged'],
    [
      'packed files within one another',
      async () => packed({ 'xl/workbook.xml': await packed({ 'xl/workbook.xml': await workbook(sheetXml('')) }) }),
      'damaged',
    ],
    ['a hundred megabytes of zeros', () => workbook(many('\0'.repeat(1_000), 100_000)), 'damaged'],
    [
      'a text without an end',
      () => workbook(around(`${open}<row><c t="str"><v>`, many('a', 4_000_000), '')),
      'tooLarge',
    ],
    [
      'a tag with attributes without an end',
      () => workbook(around('<worksheet ', many('a="" ', 500_000), '/>')),
      'tooLarge',
    ],
    ['a comment without an end', () => workbook(around('<worksheet><!--', many('<x>', 1_000_000), '')), 'tooLarge'],
    ['elements within one another', () => workbook(many('<row>', 100_000)), 'damaged'],
    [
      'millions of texts',
      () =>
        workbook(sheetXml(''), {
          'xl/sharedStrings.xml': around('<sst>', many('<si><t>a</t></si>', 120_000), '</sst>'),
        }),
      'tooManyTexts',
    ],
    [
      'long texts that many cells share',
      () =>
        workbook(sheetXml(''), {
          'xl/sharedStrings.xml': around('<sst>', many(`<si><t>${'a'.repeat(30_000)}</t></si>`, 1_000), '</sst>'),
        }),
      'tooManyTexts',
    ],
    [
      'columns without an end',
      () => workbook(around(`${open}<row>`, many('<c><v>1</v></c>', 100_000), `</row>${close}`)),
      'tooManyColumns at row 1',
    ],
    [
      'a column far away',
      () => workbook(sheetXml('<row r="3"><c r="ZZZZ3"><v>1</v></c></row>')),
      'tooManyColumns at row 3',
    ],
    [
      'rows without an end',
      () => workbook(around(open, many('<row><c><v>1</v></c></row>', 150_000), close)),
      'tooManyRows',
    ],
    [
      'empty rows without an end',
      () => workbook(around(open, many('<row><c/><c/><c/><c/></row>', 500_000), close)),
      'tooLarge',
    ],
    [
      'a cell that is too long',
      () => workbook(sheetXml(`<row><c t="str"><v>${'长'.repeat(32_768)}</v></c></row>`)),
      'cellTooLong at row 1',
    ],
    [
      'entities of its own',
      () =>
        workbook(
          `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>${sheetXml('<row><c t="str"><v>&a;</v></c></row>')}`,
        ),
      'damaged',
    ],
    ['a text that is not there', () => workbook(sheetXml('<row><c t="s"><v>7</v></c></row>')), 'damaged at row 1'],
    ['a broken file', async () => (await workbook(sheetXml(''))).subarray(0, 300), 'damaged'],
    [
      'a file whose end is broken',
      async () => Buffer.concat([(await workbook(sheetXml('<row><c><v>1</v></c></row>'))).fill(7, 40, 90)]),
      'damaged',
    ],
    ['an old or locked workbook', async () => Buffer.from('d0cf11e0a1b11ae100000000', 'hex'), 'oldExcel'],
  ])('%s', { timeout: 60_000 }, async (_, make, problem) => {
    const source = sourceOf(await make())
    const bounds = { texts: 100_000, unpacked: 12 * 1024 * 1024, textUnits: 2 * 1024 * 1024 }
    const before = process.memoryUsage().rss
    const began = process.cpuUsage()
    await expect(readAll(source, bounds)).rejects.toThrow(problem)
    const { user } = process.cpuUsage(began)
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024)
    expect(user / 1e6).toBeLessThan(10)
  })
})

describe('a number of more than fifteen digits', () => {
  test.each([
    ['7012345678901234567', false],
    ['4902345678901233', false],
    ['-4902345678901233', false],
    ['112233445566778899001', false],
    ['7012345678901230000', true],
    ['4902345678901230', true],
    ['7.01234567890123E+18', true],
    ['7012345678901235000', true],
    ['4611686018427388000', true],
    ['1E21', true],
    ['490234567890123', false],
    ['0.12345678901234567', false],
    ['1234567890.1234567', false],
    ['12', false],
    ['x', false],
  ])('%s has lost digits: %s', (written, lost) => expect(isRounded(written)).toBe(lost))

  test('comes as it is written where its program kept all digits, and is named where not', async () => {
    const cells = ['7012345678901234567', '7.01234567890123E+18', '3', '7012345678901230000']
    const row = `<row r="1">${cells.map(cell => `<c><v>${cell}</v></c>`).join('')}</row>`
    const [read] = await readAll(sourceOf(await workbook(sheetXml(row))))
    expect(read?.cells[0]).toBe('7012345678901234567')
    expect(read?.rounded).toEqual([1, 3])
  })
})

import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readSheet, usualBounds } from './read-sheet.ts'
import { sheetTitles } from './sheet-titles.ts'
import { sourceOf } from './testing.ts'
import { wallClock } from './wall-clock.ts'
import { writeWorkbook } from './write-workbook.ts'
import { dataRow } from './xlsx-rows.ts'

async function read(file: Buffer, sheet: string): Promise<string[][]> {
  const rows: string[][] = []
  for await (const { cells } of readSheet(sourceOf(file), usualBounds, sheet)) rows.push(cells)
  return rows
}

test('each sheet comes back under its title, more rows than are packed at once included', async () => {
  const rows = Array.from({ length: 2_345 }, (_, at) => ({ name: `=${at}`, value: at }))
  const columns = [
    { key: 'name', title: '名称' },
    { key: 'value', title: '数' },
  ]
  const file = await buffer(
    writeWorkbook({
      sheets: [
        { title: '甲/乙', columns, rows },
        { title: '甲 乙', columns, rows: [{ name: '时', value: new Date('2026-11-22T18:30:59Z') }] },
        { title: '口径', lines: [['时间', '=1+1']] },
      ],
      zone: 'Asia/Shanghai',
    }),
  )
  expect(await read(file, '甲 乙')).toEqual([['名称', '数'], ...rows.map(({ name, value }) => [name, String(value)])])
  expect(await read(file, '甲 乙 2')).toEqual([
    ['名称', '数'],
    ['时', '2026-11-23 02:30:59'],
  ])
  expect(await read(file, '口径')).toEqual([['时间', '=1+1']])
})

test('a minute is not shown as the one before by programs that cut off what is below a second', () => {
  const columns = [{ key: 'at', title: '时' }]
  const clock = wallClock('UTC')
  for (let minute = 0; minute < 1_440; minute++) {
    const row = dataRow(columns, { at: new Date(Date.UTC(2026, 10, 22, 0, minute)) }, 1, clock)
    const billionths = BigInt((/<v>\d+\.?(\d*)<\/v>/.exec(row)?.[1] ?? '').padEnd(9, '0'))
    expect(((billionths * 86_400n) / 1_000_000_000n) % 60n, row).toBe(0n)
  }
})

test('rows that break off break the file off', async () => {
  async function* rows() {
    yield { name: 'a' }
    throw new Error('gone')
  }
  const sheets = [{ title: 'a', columns: [{ key: 'name', title: 'n' }], rows: rows() }]
  await expect(buffer(writeWorkbook({ sheets, zone: 'UTC' }))).rejects.toThrow('gone')
})

test('titles are those that Excel takes, no two alike', () => {
  const long = '很长的标题'.repeat(8)
  const titles = sheetTitles(['a:b', 'A B', '', long, long])
  expect(titles.slice(0, 3)).toEqual(['a b', 'A B 2', 'Sheet'])
  expect(new Set(titles.map(title => title.toLowerCase())).size).toBe(5)
  expect(Math.max(...titles.map(title => title.length))).toBeLessThanOrEqual(31)
})

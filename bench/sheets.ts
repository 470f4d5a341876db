// What a table of 100,000 rows × 20 columns costs as a file: rows a second and memory, writing and reading, workbook and CSV.
import { spawnSync } from 'node:child_process'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type Cell, readSheet, type SheetKind, sheetKinds, usualBounds, writeSheet } from '@guanlan/platform/server'
import { machine } from './machine.ts'

const rows = 100_000
const columns = Array.from({ length: 20 }, (_, at) => ({ key: `c${at}`, title: `第${at + 1}列` }))

/** Of each four cells two texts, a moment and a number. */
function* made(): Generator<Record<string, Cell>> {
  const cell = (row: number, at: number): Cell =>
    at % 4 === 0
      ? row * at
      : at % 4 === 1
        ? new Date(1_700_000_000_000 + row * 61_000)
        : `第 ${row} 行的文字 & text ${at}`
  for (let row = 0; row < rows; row++) yield Object.fromEntries(columns.map(({ key }, at) => [key, cell(row, at)]))
}

async function write(kind: SheetKind, path: string): Promise<void> {
  await pipeline(writeSheet(kind, { columns, rows: made(), zone: 'Asia/Shanghai' }), createWriteStream(path))
}

async function read(path: string): Promise<void> {
  const { size } = await stat(path)
  const open = async (range?: { first: number; last: number }) =>
    createReadStream(path, range && { start: range.first, end: range.last })
  let found = 0
  for await (const row of readSheet({ bytes: size, open }, { ...usualBounds, bytes: size })) found += row.cells.length
  if (found !== (rows + 1) * columns.length) throw new Error(`${found} cells`)
}

const [, , act, kind = '', path = ''] = process.argv
if (act) {
  // A process of its own for each, so that its memory is its own.
  const began = performance.now()
  await (act === 'write' ? write(kind as SheetKind, path) : read(path))
  const seconds = (performance.now() - began) / 1000
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  console.log(
    `${act} ${kind}: ${Math.round(rows / seconds)} rows/s, ${seconds.toFixed(1)} s, processor ${((userCPUTime + systemCPUTime) / 1e6).toFixed(1)} s, memory ${Math.round(maxRSS / 1024)} MB, file ${((await stat(path)).size / 1e6).toFixed(1)} MB`,
  )
} else {
  const folder = await mkdtemp(join(tmpdir(), 'guanlan-bench-'))
  for (const each of sheetKinds)
    for (const doing of ['write', 'read'])
      spawnSync(process.execPath, [import.meta.filename, doing, each, join(folder, each)], { stdio: 'inherit' })
  await rm(folder, { recursive: true })
  console.log(machine())
}

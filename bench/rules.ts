/**
 * How many articles a second find their rules: `npm run bench -- rules [--rules 1000,10000] [--articles N] [--data DIR] [--json]`.
 * Ends with 1 when a figure is not to be trusted: an answer that differs, a share of matches outside the agreed one.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { dataBeside } from './data.ts'
import { machine } from './machine.ts'
import { meanLength } from './rules/articles.ts'
import { measureReading } from './rules/reading.ts'
import { describe, doubts, type Figures } from './rules/report.ts'
import type { SizeFigures } from './rules/size.ts'
import { measureSteps } from './rules/steps.ts'
import { prepare } from './rules/workload.ts'

const { values: requested } = parseArgs({
  options: {
    rules: { type: 'string', default: '1000,10000,100000,1000000' },
    articles: { type: 'string', default: '2000' },
    data: { type: 'string', default: dataBeside },
    json: { type: 'boolean', default: false },
  },
})
const sizes = requested.rules.split(',').map(Number)
const count = Number(requested.articles)
if (![...sizes, count].every(number => Number.isInteger(number) && number > 0)) {
  process.stderr.write('--rules and --articles take whole numbers above 0\n')
  process.exit(2)
}

const reading = measureReading()
const say = (line: string): void => void process.stderr.write(`${line}\n`)
const workload = prepare(resolve(requested.data), count, say)
const folder = mkdtempSync(join(tmpdir(), 'bench-rules-'))
try {
  const file = join(folder, 'workload.json')
  writeFileSync(file, JSON.stringify(workload))
  const { measured, statistics, warmUp, real, skew } = workload
  const figures: Figures = {
    machine: machine(),
    date: new Date().toISOString(),
    articles: {
      real,
      measured: measured.length,
      statistics: statistics.length,
      warmUp: warmUp.length,
      meanLength: meanLength(measured),
    },
    skew,
    steps: measureSteps(measured),
    reading,
    sizes: sizes.map(size => measureSize(file, size)),
  }
  const doubted = doubts(figures)
  process.stdout.write(`${requested.json ? JSON.stringify({ ...figures, doubts: doubted }) : describe(figures)}\n`)
  for (const doubt of doubted) say(`NOT TO BE TRUSTED: ${doubt}.`)
  if (doubted.length > 0) process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true })
}

function measureSize(file: string, size: number): SizeFigures {
  say(`── ${size.toLocaleString('en')} rules`)
  const child = fileURLToPath(new URL('rules/size.ts', import.meta.url))
  const words = ['--expose-gc', '--max-old-space-size=16000', child, file, String(size)]
  const answer = execFileSync(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 2 ** 26 })
  return JSON.parse(answer.toString('utf8')) as SizeFigures
}

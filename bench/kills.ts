/**
 * What kills cost: `npm run bench -- kills [--kills 20] [--minutes 28800]`. Program and database are killed at random moments, half of the times in
 * the middle of an import, half while a server fills a monitor with what was imported; then both run to their end, and every article
 * and hit is compared with an installation that nobody disturbed. Ends with 1 when anything is lost or doubled.
 */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  addMonitors,
  type Contents,
  contentsOf,
  ended,
  killAtRandom,
  newInstallation,
  startImport,
  startWorkerServer,
  writeArticles,
} from '../apps/server/tests/crashing.ts'
import { machine } from './machine.ts'

const { values: options } = parseArgs({
  options: { kills: { type: 'string', default: '20' }, minutes: { type: 'string', default: '28800' } },
})
const [kills, minutes] = [options.kills, options.minutes].map(Number) as [number, number]
const rules = ['鹭行|北驰', '车门{6}打不开', '(客服|售后)-(招聘|转让)']
/** Wants many articles, so that filling takes a while. */
const late = '(鹭行|北驰|客服|售后|的|了)-车门'

const say = (line: string) => process.stdout.write(`${line}\n`)
const calm = await newInstallation()
const stormy = await newInstallation()
try {
  const file = join(calm, 'articles.jsonl')
  const articles = await writeArticles(file, minutes)
  say(`${machine()}; ${articles} articles`)
  const expected = await runThrough(calm, file, { importing: 0, filling: 0 })
  const half = Math.ceil(kills / 2)
  const found = await runThrough(stormy, file, { importing: half, filling: kills - half })
  const lost = without(expected.lines, found.lines)
  const doubled = without(found.lines, expected.lines)
  const filled = expected.lines.filter(line => line.includes(`:${late}`)).length
  say(`${expected.lines.length} articles, ${filled} of them found by the filling`)
  say(`lost or changed ${lost.length}, doubled or invented ${doubled.length}`)
  process.exitCode = lost.length + doubled.length + found.waiting > 0 ? 1 : 0
} finally {
  for (const folder of [calm, stormy]) await rm(folder, { recursive: true, force: true })
}

/** An import, then a new monitor that is filled from it. */
async function runThrough(
  data: string,
  file: string,
  { importing, filling }: { importing: number; filling: number },
): Promise<Contents> {
  await addMonitors(data, rules)
  const importIt = () => startImport(data, file)
  const inImport = await killAtRandom({ data, start: importIt, kills: importing, lifeMs: [200, 3_000] })
  const began = performance.now()
  if ((await ended(importIt())) !== 0) throw new Error('The last import failed')
  await addMonitors(data, [late])
  const serve = () => startWorkerServer(data)
  const inFilling = await killAtRandom({ data, start: serve, kills: filling, lifeMs: [500, 5_000] })
  const contents = await untilDone(data)
  const seconds = Math.round((performance.now() - began) / 1_000)
  const after = `${seconds} s from the last import to the end`
  say(`${inImport} kills of the import, ${inFilling} of the server that fills; ${after}`)
  return contents
}

/** A server works for a few seconds at a time, until nothing waits. */
async function untilDone(data: string): Promise<Contents> {
  for (let turn = 0; ; turn++) {
    const child = startWorkerServer(data)
    const exit = ended(child)
    await new Promise(resolve => setTimeout(resolve, 8_000))
    child.kill('SIGTERM')
    await exit
    const contents = await contentsOf(data)
    if (contents.waiting === 0 || turn === 20) return contents
  }
}

/** Each line counts as often as it stands there. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1)
  return lines.filter(line => {
    const n = left.get(line) ?? 0
    left.set(line, n - 1)
    return n <= 0
  })
}

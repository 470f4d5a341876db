// The wall clock jumps by a day, ahead and back, below a server and its database at work: nothing is lost or doubled, and nothing waits for a day; only what came in a day late by that clock warns nobody. By libfaketime, for these programs alone.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migratedInstallation, serveForTests } from '@guanlan/platform/testing'
import { expect, onTestFinished, test } from 'vitest'
import { faketime } from '../../../../tools/scale/parts/faketime.ts'
import { type Blow, liveThrough } from '../hard-days.ts'

const day = 86_400_000

test('after the clock was a day ahead and a day behind, an installation at work holds what a calm day leaves', async () => {
  const preload = await faketime()
  const dayBegan = Math.floor(Date.now() / 1_000) * 1_000
  const live = async (blows: readonly Blow[]) => {
    const [data, folder] = [await migratedInstallation(), await mkdtemp(join(tmpdir(), 'guanlan-clock-'))]
    onTestFinished(() => rm(data, { recursive: true, force: true }))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const clock = { preload, file: join(folder, 'clock') }
    return liveThrough({ data, blows, articles: 240, dayBegan, serve: serveForTests, clock })
  }
  const calm = await live([])
  const jumped = await live([
    { kind: 'clock', ahead: day, ms: 10_000 },
    { kind: 'clock', ahead: -day, ms: 10_000 },
  ])
  console.info(
    `clock: at rest ${jumped.seconds.toFixed(1)} s after it was right again; calm ${calm.seconds.toFixed(1)} s`,
  )
  // What came in while the clock stood a day ahead was a day old by it, and warns nobody (features/warnings/warnings/README.md, limits); nothing else is missing.
  expect(jumped.faults.filter(fault => !fault.includes('articles were due'))).toEqual([])
  const { incidents, clocks, ...contents } = jumped.contents
  const { incidents: expected, clocks: before, ...rest } = calm.contents
  expect(contents).toEqual(rest)
  // By their clock a day went by: whoever was to be told after hours was told as well, once.
  expect(clocks).toHaveLength(before.length)
  expect(clocks.filter(line => !/ running \d 1 [1-4]$/.test(line))).toEqual([])
  expect(incidents.filter(line => !expected.includes(line))).toEqual([])
  expect(incidents.length).toBeGreaterThanOrEqual(Math.floor((expected.length * 2) / 3) - 2)
}, 900_000)

// A day of kills and one that stands still, with exports, timers and warnings under way, end as a day on which nothing happened. Runs as `npm run test:long -- drill`.
import { rm } from 'node:fs/promises'
import { chance, migratedInstallation, serveForTests } from '@guanlan/platform/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Blow, type DayReport, type HardDay, liveThrough } from './hard-days.ts'

const kills = Number(process.env.GUANLAN_KILLS ?? 0)
const articles = Math.max(160, kills * 8)
const long = 3_600_000
const dayBegan = Math.floor(Date.now() / 1_000) * 1_000

const folders: string[] = []
afterAll(async () => void (await Promise.all(folders.map(folder => rm(folder, { recursive: true, force: true })))))

async function day(name: string, blows: readonly Blow[], more: Partial<HardDay> = {}): Promise<DayReport> {
  const data = await migratedInstallation()
  folders.push(data)
  const began = performance.now()
  const report = await liveThrough({ data, blows, articles, dayBegan, serve: serveForTests, ...more })
  const counts = Object.fromEntries(Object.entries(report.contents).map(([what, lines]) => [what, lines.length]))
  const all = ((performance.now() - began) / 1_000).toFixed(0)
  console.info(
    `${name}: ${JSON.stringify(counts)}; at rest ${report.seconds.toFixed(1)} s after the last blow; ${all} s in all`,
  )
  return report
}

describe.runIf(kills > 0)('what an installation at work holds is that of a calm day', () => {
  let calm: DayReport
  beforeAll(async () => {
    calm = await day('calm', [])
    expect(calm.faults).toEqual([])
    expect(calm.contents.incidents.length).toBeGreaterThan(20)
    expect(calm.contents.files).toHaveLength(1)
  }, long)

  test(
    `after ${kills} kills of the server, every third of them of the database as well`,
    async () => {
      const random = chance()
      const blows = Array.from({ length: kills }, (): Blow => ({ kind: 'kill', after: 700 + random() * 2_000 }))
      const report = await day(`${kills} kills`, blows)
      expect(report.faults).toEqual([])
      expect(report.contents).toEqual(calm.contents)
    },
    long,
  )

  test(
    'after the server and then the database stood still for 30 seconds each',
    async () => {
      const report = await day('frozen', [{ kind: 'freeze', ms: 30_000 }])
      expect(report.faults).toEqual([])
      expect(report.contents).toEqual(calm.contents)
    },
    long,
  )
})

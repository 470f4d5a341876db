// Server and database are killed (-9) during a crisis: no article of a set, clock, message, task or approval is lost or doubled.
import { rm } from 'node:fs/promises'
import { chance, isLong, migratedInstallation, serveForTests } from '@guanlan/platform/testing'
import { afterAll, expect, test } from 'vitest'
import { crisesUnderKills } from './crisis-under-kills.ts'

const folders: string[] = []
afterAll(async () => void (await Promise.all(folders.map(folder => rm(folder, { recursive: true, force: true })))))

test(
  'nothing of a crisis is lost or doubled, though server and database are killed meanwhile',
  async () => {
    const data = await migratedInstallation()
    folders.push(data)
    const { faults, ...reported } = await crisesUnderKills({
      data,
      random: chance(),
      serve: serveForTests,
      ...(isLong
        ? { kills: 20, lifeMs: [1_500, 4_000], batchMs: 100, clocks: 400 }
        : { kills: 2, lifeMs: [300, 1_200], batchMs: 250, clocks: 40 }),
    })
    console.info(JSON.stringify(reported))
    expect(faults).toEqual([])
    expect(reported.joined).toBeGreaterThan(5)
    expect(reported.approvals).toBeGreaterThan(0)
  },
  isLong ? 1_800_000 : 240_000,
)

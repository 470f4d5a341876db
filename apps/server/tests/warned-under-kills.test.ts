import { rm } from 'node:fs/promises'
import { chance, migratedInstallation } from '@guanlan/platform/testing'
import { afterAll, expect, test } from 'vitest'
import { warnUnderKills } from './warned-under-kills.ts'

const folders: string[] = []
afterAll(async () => void (await Promise.all(folders.map(folder => rm(folder, { recursive: true, force: true })))))

test('what was due arrives, once by number, though server and database are killed meanwhile', async () => {
  const data = await migratedInstallation()
  folders.push(data)
  const reported = await warnUnderKills({
    data,
    random: chance(),
    ...(process.env.GUANLAN_TESTS === 'long'
      ? { kills: 9, lifeMs: [1_500, 2_500] }
      : { kills: 2, lifeMs: [50, 500], databaseEach: 2, amidSending: true, batchMs: 250 }),
  })
  expect(reported.faults).toEqual([])
  expect(reported.incidents).toBeGreaterThan(5)
  expect(reported.webhooks).toBeGreaterThan(reported.incidents - 1)
}, 180_000)

import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addMonitors,
  type Contents,
  contentsOf,
  ended,
  killAtRandom,
  newInstallation,
  startImport,
  underWay,
  writeArticles,
} from './crashing.ts'

const folders: string[] = []
afterAll(async () => void (await Promise.all(folders.map(folder => rm(folder, { recursive: true, force: true })))))

const rules = ['鹭行|北驰', '车门{6}打不开', '(客服|售后)-(招聘|转让)']
async function prepared(): Promise<string> {
  const data = await newInstallation()
  folders.push(data)
  await addMonitors(data, rules)
  return data
}

/** What an import that nobody disturbs leaves. */
let file = ''
let expected: Contents
beforeAll(async () => {
  const calm = await prepared()
  file = join(calm, 'articles.jsonl')
  const articles = await writeArticles(file, 4 * 1_440)

  expect(await ended(startImport(calm, file))).toBe(0)
  expected = await contentsOf(calm)
  expect(expected.lines).toHaveLength(articles)
}, 120_000)

test('five kills of program and database in the middle of an import leave exactly what no kill leaves', async () => {
  const data = await prepared()
  const start = () => startImport(data, file)
  expect(await killAtRandom({ data, start, kills: 5, lifeMs: [100, 1_000] })).toBe(5)
  expect(await ended(start())).toBe(0)
  expect(await contentsOf(data)).toEqual(expected)
}, 180_000)

test('an import whose database is killed twice goes on by itself, and nothing is lost or doubled', async () => {
  const data = await prepared()
  const child = startImport(data, file)
  const exit = ended(child)
  let [kills, killed] = [0, 0]
  while (kills < 2) {
    const database = await underWay(data, child, killed)
    if (database === null) break
    await new Promise(resolve => setTimeout(resolve, 300))
    process.kill(database, 'SIGKILL')
    killed = database
    kills++
  }
  expect(kills).toBe(2)
  expect(await exit).toBe(0)
  expect(await contentsOf(data)).toEqual(expected)
}, 120_000)

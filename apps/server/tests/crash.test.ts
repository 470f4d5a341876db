import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chance, migratedInstallation } from '@guanlan/platform/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addMonitors,
  type Contents,
  contentsOf,
  copyOf,
  countDays,
  ended,
  killAtRandom,
  lastWords,
  startImport,
  underWay,
  writeArticles,
} from './crashing.ts'

const folders: string[] = []
afterAll(async () => void (await Promise.all(folders.map(folder => rm(folder, { recursive: true, force: true })))))

const isLong = process.env.GUANLAN_TESTS === 'long'
const [kills, days] = isLong ? [5, 4] : [2, 2]

const rules = ['鹭行|北驰', '车门{6}打不开', '(客服|售后)-(招聘|转让)']
/** With the rules, before any article. */
let base = ''
async function prepared(): Promise<string> {
  const data = await copyOf(base)
  folders.push(data)
  return data
}

/** What an import that nobody disturbs leaves. */
let file = ''
let expected: Contents
beforeAll(async () => {
  base = await migratedInstallation()
  folders.push(base)
  await addMonitors(base, rules)
  const calm = await prepared()
  file = join(calm, 'articles.jsonl')
  const articles = await writeArticles(file, days * 1_440)

  expect(await ended(startImport(calm, file))).toBe(0)
  expected = await contentsOf(calm)
  expect(expected.lines).toHaveLength(articles)
})

test('kills of program and database in the middle of an import leave exactly what no kill leaves', async () => {
  const data = await prepared()
  const start = () => startImport(data, file)
  expect(await killAtRandom({ data, start, kills, lifeMs: [100, 1_000], random: chance() })).toBe(kills)
  expect(await ended(start()), await lastWords(data)).toBe(0)
  expect(await contentsOf(data)).toEqual(expected)
}, 180_000)

test('an import whose database is killed goes on by itself, and nothing is lost or doubled', async () => {
  const data = await prepared()
  const child = startImport(data, file)
  const exit = ended(child)
  let [done, killed] = [0, 0]
  while (done < kills / 2) {
    const database = await underWay(data, child, killed)
    if (database === null) break
    await new Promise(resolve => setTimeout(resolve, 300))
    process.kill(database, 'SIGKILL')
    killed = database
    done++
  }
  expect(done).toBe(Math.ceil(kills / 2))
  expect(await exit, await lastWords(data)).toBe(0)
  expect(await contentsOf(data)).toEqual(expected)
})

test('days that charts had counted before kills amid an import are right after them, and when they are counted anew', async () => {
  const data = await prepared()
  // Found by this one, every article is counted: a day with few is read from its rows.
  await addMonitors(data, ['的|了|一'])
  const most = join(data, 'most.jsonl')
  const lines = (await readFile(file, 'utf8')).split('\n')
  await writeFile(most, lines.filter((_, n) => n % 8 !== 0).join('\n'))
  expect(await ended(startImport(data, most))).toBe(0)
  const before = await countDays(data)
  expect(before).toMatchObject({ wrong: 0 })
  expect(before.days).toBeGreaterThanOrEqual(days)

  const start = () => startImport(data, file)
  expect(await killAtRandom({ data, start, kills, lifeMs: [100, 800], random: chance() })).toBe(kills)
  expect(await ended(start()), await lastWords(data)).toBe(0)
  const after = await countDays(data)
  expect(after).toMatchObject({ wrong: 0 })
  expect(after.articles).toBeGreaterThan(before.articles)
  expect(after.counted).toBeGreaterThan(before.counted)
}, 180_000)

import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { catalogueTopics } from '../../contract.ts'
import { catalogue, catalogueFile, entriesIn, entriesNamed, textOf } from './entries.ts'

const doubled = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at)

test('every line can be read, no address and no name stands twice, every topic has entries', async () => {
  const entries = await catalogue()
  expect(entries.length).toBeGreaterThanOrEqual(250)
  expect(doubled(entries.map(({ url }) => url))).toEqual([])
  for (const name of ['name', 'nameTW', 'nameEn'] as const)
    expect(doubled(entries.map(entry => entry[name]))).toEqual([])
  for (const topic of catalogueTopics) expect(entries.some(entry => entry.topic === topic)).toBe(true)
  for (const { checked, state } of entries) expect(checked === null).toBe(state === null)
})

test('addresses are written as they are stored', async () => {
  for (const { url } of await catalogue()) expect(new URL(url).href).toBe(url)
})

test('what is written is what was read', async () => {
  const text = await readFile(catalogueFile, 'utf8')
  expect(textOf(entriesIn(text))).toBe(text)
})

test('a faulty line is named', async () => {
  const [head = '', first = ''] = (await readFile(catalogueFile, 'utf8')).split('\n')
  expect(() => entriesIn(`${head}\n${first}\n${first.replace('http', 'ftp')}`)).toThrow('line 3')
})

test('a medium is named by its whole name, with all its sections, in any language', async () => {
  const all = await catalogue()
  const named = (name: string) => entriesNamed(all, name).map(entry => entry.name)
  expect(named('明报·即时')).toEqual(['明报·即时'])
  expect(named('人民网').length).toBeGreaterThan(1)
  expect(named("PEOPLE'S DAILY ONLINE")).toEqual(named('人民网'))
  expect(named('人民')).toEqual([])
  expect(named('新')).toEqual([])
})

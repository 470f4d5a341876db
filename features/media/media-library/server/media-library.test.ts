import { openFeature, resultRows } from '@guanlan/platform/testing'
import { expect, test } from 'vitest'
import { mediaLibraryServer, mediaLibraryWorks } from './index.ts'

const { as, databases, undo, upload } = openFeature([mediaLibraryServer], ['media_library'])
const path = '/inews/media-library'
const member = as()
const add = async (name: string) => (await member('POST', path, { name })).data
const names = async () => (await member('GET', path)).data.list.map(({ name }: { name: string }) => name)

test('one is added, changed and found', async () => {
  const made = await add('甲')
  expect(made).toMatchObject({ name: '甲', version: 1, updatedBy: '成员 71' })
  expect((await member('PUT', `${path}/${made.id}`, { name: '乙', version: 1 })).data).toMatchObject({
    name: '乙',
    version: 2,
  })
  expect((await member('GET', `${path}?like=${encodeURIComponent('乙')}`)).data).toMatchObject({
    total: 1,
    list: [{ name: '乙' }],
  })
})

test('a save based on an older version is refused', async () => {
  const { id } = await add('甲')
  await member('PUT', `${path}/${id}`, { name: '乙', version: 1 })
  expect(await member('PUT', `${path}/${id}`, { name: '丙', version: 1 })).toMatchObject({
    http: 409,
    key: 'platform.changedSince',
  })
  expect(await names()).toEqual(['乙'])
})

test('those chosen are removed, and come back', async () => {
  for (const name of ['甲', '乙', '丙']) await add(name)
  const { data, operation } = await member('POST', `${path}/remove`, { allOf: { like: '' } })
  expect(data).toEqual({ changed: 3 })
  expect(await names()).toEqual([])
  expect((await undo(operation)).http).toBe(200)
  expect(await names()).toHaveLength(3)
})

test.each([
  ['no name', { name: ' ' }, 400, 'A name has 1 to 50 characters'],
  ['a long name', { name: '长'.repeat(51) }, 400, 'A name has 1 to 50 characters'],
  ['a name that is taken', { name: '甲' }, 409, '"甲" exists already'],
])('%s is refused by the field', async (_, body, http, msg) => {
  await add('甲')
  expect(await as('member', 7, 'en')('POST', path, body)).toMatchObject({ http, problems: [{ field: 'name', msg }] })
})

test('rows of a file are looked at, taken over and taken back, and what is exported is what was imported', async () => {
  const resultOf = (id: number) => resultRows(databases(), mediaLibraryWorks, { orgId: 7, id })
  await add('甲')
  const file = (await upload(`${path}/import/file`, 'a.csv', `Name\n甲\n乙\n${'长'.repeat(51)}`)).data.id
  const { columns, faulty } = (await member('POST', `${path}/import/check`, { file })).data
  expect([columns, faulty.map(({ number }: { number: number }) => number)]).toEqual([['name'], [4]])
  const { data, operation } = await member('POST', `${path}/import`, { file, columns })
  expect(await resultOf(data.task)).toHaveLength(2)
  const { task } = (await member('POST', `${path}/export`, { chosen: { allOf: {} }, columns: ['name'] })).data
  expect(await resultOf(task)).toEqual([['名称'], ['乙'], ['甲']])
  expect((await undo(operation)).http).toBe(200)
  expect(await names()).toEqual(['甲'])
})

test('readers see and change nothing; another organisation sees nothing', async () => {
  const { id } = await add('甲')
  expect((await as('reader')('GET', path)).data.total).toBe(1)
  expect((await as('reader')('POST', path, { name: '乙' })).http).toBe(403)
  const other = as('orgAdmin', 8)
  expect((await other('GET', path)).data.total).toBe(0)
  expect((await other('GET', `${path}/${id}`)).http).toBe(404)
  expect((await other('POST', `${path}/remove`, { ids: [id] })).data).toEqual({ changed: 0 })
})

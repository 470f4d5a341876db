import { openDocuments, withScope } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Folder } from '../contract.ts'
import { exportsServer, newExportKey, saveExport } from './index.ts'

const { as, databases, undo } = openFeature(
  [exportsServer(openDocuments(null))],
  ['downloads', 'download_folders', 'download_field_sets'],
)
const path = '/inews/downloadInfoFolder'
const member = as()
const add = async (name: string, more: object = {}): Promise<Folder> =>
  (await member('POST', path, { folderType: 'report', name, ...more })).data
const names = async (): Promise<string[]> =>
  (await member('GET', `${path}?folderType=report&pageSize=100`)).data.list.map(({ name }: Folder) => name)
const keep = (folderId: number | null, name = '周报.docx') =>
  withScope(databases().app, { orgId: 7, userId: 71 }, scope =>
    saveExport(scope, { folderType: 'report', folderId, name, format: 'docx', key: newExportKey(7), bytes: 12 }),
  )

describe('folders', () => {
  let top: Folder
  let below: Folder
  beforeEach(async () => {
    top = await add('周报')
    below = await add('十一月', { fatherId: top.id })
  })

  test('are a tree of each type, arranged and renamed', async () => {
    const other = await add('月报')
    expect(await names()).toEqual(['周报', '十一月', '月报'])
    expect((await member('GET', `${path}?folderType=download`)).data.list).toEqual([])
    const move = { folderType: 'report', idPrev: 0, id: other.id, idNext: top.id, fatherId: 0 }
    expect((await member('POST', `${path}/sort`, move)).http).toBe(200)
    expect(await names()).toEqual(['月报', '周报', '十一月'])
    const renamed = await member('PUT', path, { id: below.id, name: ' 11 月 ', version: 1 })
    expect(renamed.data).toMatchObject({ name: '11 月', version: 2, fatherId: top.id })
    expect((await member('PUT', path, { id: below.id, name: '十一', version: 1 })).http).toBe(409)
  })

  test.each([
    ['a name taken by a sibling', () => ({ name: '周报' }), 'exports.folderTaken', 'name'],
    ['no name', () => ({ name: '  ' }), 'exports.folderName', 'name'],
    [
      'a father of another type',
      () => ({ folderType: 'download', name: '甲', fatherId: top.id }),
      'exports.folderMissing',
      'fatherId',
    ],
  ])('refuse %s', async (_, draft, key, field) => {
    const { http, problems } = await member('POST', path, { folderType: 'report', ...draft() })
    expect(http).toBeGreaterThanOrEqual(400)
    expect(problems).toMatchObject([{ key, field }])
  })

  test('are not moved below themselves, nor deeper than six', async () => {
    const into = { folderType: 'report', idPrev: 0, id: top.id, idNext: 0, fatherId: below.id }
    expect((await member('POST', `${path}/sort`, into)).key).toBe('exports.folderIsBelow')
    let father = below.id
    for (let depth = 3; depth <= 6; depth++) father = (await add(`第${depth}层`, { fatherId: father })).id
    const { problems } = await member('POST', path, { folderType: 'report', name: '第七层', fatherId: father })
    expect(problems).toMatchObject([{ key: 'exports.folderTooDeep' }])
  })

  test('removed, they leave their records in no folder, and come back with them', async () => {
    const id = await keep(below.id)
    const { data, operation } = await member('DELETE', path, { id: top.id })
    expect(data).toEqual({ folders: 2, records: 1 })
    expect((await member('GET', `${path}?folderType=report`)).data).toMatchObject({ list: [], unsorted: 1 })
    expect((await undo(operation)).http).toBe(200)
    const { list } = (await member('GET', `/inews/downloadInfo?folderType=report&folder=${below.id}`)).data
    expect(list).toMatchObject([{ id, folderId: below.id, state: 'done', bytes: 12 }])
  })

  test('belong to their organisation, and readers only look', async () => {
    const stranger = as('member', 8)
    expect((await stranger('GET', `${path}?folderType=report`)).data.list).toEqual([])
    expect((await stranger('DELETE', path, { id: top.id })).http).toBe(404)
    expect((await as('reader')('POST', path, { name: '甲' })).http).toBe(403)
    expect((await as('reader')('GET', `${path}?folderType=report`)).data.total).toBe(2)
  })
})

describe('records', () => {
  test('are renamed with their ending, moved, pinned and found', async () => {
    const folder = await add('专报')
    const id = await keep(null)
    const change = { id, fileName: '十一月第三周', folderId: folder.id, pinned: true }
    const { data } = await member('PUT', '/inews/downloadInfo', change)
    expect(data).toMatchObject({ fileName: '十一月第三周.docx', folderId: folder.id, pinned: true, expiresAt: null })
    const found = async (query: string) =>
      (await member('GET', `/inews/downloadInfo?folderType=report&${query}`)).data.total
    expect(await found(`like=${encodeURIComponent('第三')}`)).toBe(1)
    expect(await found('like=100%25')).toBe(0)
    expect(await found('folder=0')).toBe(0)
    expect((await as('member', 8)('PUT', '/inews/downloadInfo', change)).http).toBe(404)
    expect((await member('GET', '/DownloadInfo/list')).data.list).toMatchObject([{ id }])
  })

  test('removed, they are gone for everybody until it is taken back', async () => {
    const id = await keep(null)
    expect((await member('DELETE', '/inews/downloadInfo', { idList: [] })).key).toBe('articles.selectData')
    const { data, operation } = await member('DELETE', `/DownloadInfo/delete/${id}`)
    expect(data).toEqual({ changed: 1 })
    expect((await member('GET', '/inews/downloadInfo?folderType=report')).data.total).toBe(0)
    expect((await undo(operation)).http).toBe(200)
    expect((await member('GET', '/inews/downloadInfo?folderType=report')).data.total).toBe(1)
  })

  test('tell their state after 30 days', async () => {
    await keep(null)
    await databases()
      .worker.updateTable('downloads')
      .set({ expires_at: new Date(0) })
      .execute()
    const { list } = (await member('GET', '/inews/downloadInfo?folderType=report&state=expired')).data
    expect(list).toMatchObject([{ state: 'expired' }])
    expect((await member('GET', `/inews/downloadInfo/file/${list[0].id}`)).key).toBe('exports.fileMissing')
  })
})

// Report cases: published of a report or a file, read by everybody they are for, used as a template.
import { randomUUID } from 'node:crypto'
import { articleServer } from '@guanlan/features/articles/articles/server'
import { reportsServer } from '@guanlan/features/reports/reports/server'
import { type Database, openDocuments } from '@guanlan/platform/server'
import { formOf, openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { resourcesServer } from '../../resources/server/index.ts'
import { reportCasesServer } from './index.ts'

/** The database of workers, which is there once the tests begin. */
const system = new Proxy({} as Database, {
  get: (_, name) => {
    const { worker } = databases()
    const value = Reflect.get(worker, name)
    return typeof value === 'function' ? value.bind(worker) : value
  },
})
const { as, databases, undo } = openFeature(
  [articleServer, reportsServer(openDocuments(null)), resourcesServer, reportCasesServer({ system })],
  ['report_cases', 'reports', 'report_templates', 'stored_files'],
)
const admin = as('orgAdmin')
const path = '/inews/reportCase'
const pdf = async () => {
  const { payload: body, headers } = await formOf('样例.pdf', '%PDF-1.4\n%EOF\n')
  return admin('POST', `${path}/file`, body, headers)
}

test('a file is published, listed, found by its title, fetched, deleted and brought back', async () => {
  const sent = await pdf()
  const made = await admin('POST', path, { title: '周报样例', fileId: sent.data.id })
  expect(made.data).toMatchObject({ source: 'file', fileKind: 'pdf', own: true })
  const found = await as('reader')('GET', `${path}?titleLike=${encodeURIComponent('周报')}`)
  expect(found.data).toMatchObject({ total: 1, list: [{ title: '周报样例' }] })
  expect((await as('reader')('GET', `${path}/${made.data.id}/file`)).http).toBe(200)
  expect((await admin('POST', `${path}/${made.data.id}/template`)).http).toBe(409)
  const removed = await admin('DELETE', `${path}?id=${made.data.id}`)
  expect(removed.data).toEqual({ changed: 1 })
  expect((await undo(removed.operation, admin)).http).toBe(200)
  expect((await admin('GET', `${path}/${made.data.id}`)).http).toBe(200)
})

test('a save based on an older version, a title that is taken, both sources and none are refused', async () => {
  const { id } = (await admin('POST', path, { title: '甲', fileId: (await pdf()).data.id })).data
  expect((await admin('POST', path, { id, version: 1, title: '乙' })).data).toMatchObject({ title: '乙', version: 2 })
  expect((await admin('POST', path, { id, version: 1, title: '丙' })).http).toBe(409)
  expect((await admin('POST', path, { title: '乙', fileId: (await pdf()).data.id })).http).toBe(409)
  for (const source of [{}, { reportId: 1, fileId: 1 }])
    expect((await admin('POST', path, { title: '丁', ...source })).http).toBe(400)
  expect((await admin('POST', path, { title: '戊', fileId: (await pdf()).data.id, everybody: true })).http).toBe(403)
})

test('a report that is not released is refused; members do not publish, others see only what is for everybody', async () => {
  const { rows } = await sql<{ id: number }>`
    insert into report_cases (org_id, title, document, template) values (7, ${randomUUID()}, '{"title": "样例", "blocks": []}',
      '{"format": "guanlan-report-template", "version": 1, "name": "模板甲", "kind": "regular", "blocks": [], "look": {}}') returning id`.execute(
    databases().worker,
  )
  const id = rows[0]?.id
  expect((await admin('POST', path, { title: '己', reportId: 999_999 })).http).toBe(404)
  expect((await as()('POST', path, { title: '庚', fileId: 1 })).http).toBe(403)
  const other = as('member', 8)
  expect((await other('GET', `${path}/${id}`)).http).toBe(404)
  expect((await other('POST', `${path}/${id}/template`)).http).toBe(404)
  await sql`update report_cases set everybody = true where id = ${id}`.execute(databases().worker)
  expect((await other('GET', path)).data.list).toMatchObject([{ own: false, everybody: true }])
  expect((await other('POST', `${path}/${id}/template`)).data).toMatchObject({ name: '模板甲' })
  expect((await as('reader', 8)('POST', `${path}/${id}/template`)).http).toBe(403)
  expect((await as('orgAdmin', 8)('DELETE', `${path}?id=${id}`)).data).toEqual({ changed: 0 })
})

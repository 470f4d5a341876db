// Policies: kept by hand, with the texts they had before; read by strangers only where they are for everybody, or by a link.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { articleServer } from '@guanlan/features/articles/articles/server'
import type { Database } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { resourcesServer } from '../../resources/server/index.ts'
import { policiesServer } from './index.ts'
import { lookAtPolicies } from './look.ts'

let text = '第一条 灯塔应当亮着。'
const site = createServer(
  (_, reply) =>
    void reply
      .setHeader('content-type', 'text/html; charset=utf-8')
      .end(
        `<html><head><title>灯塔办法</title></head><body><article><h1>灯塔办法</h1><p>${text.repeat(20)}</p></article></body></html>`,
      ),
)
await new Promise<void>(resolve => site.listen(0, '127.0.0.1', resolve))
site.unref()
const host = `127.0.0.1:${(site.address() as AddressInfo).port}`
const trustedHosts = new Set([host])

/** The database of workers, which is there once the tests begin. */
const system = new Proxy({} as Database, {
  get: (_, name) => {
    const { worker } = databases()
    const value = Reflect.get(worker, name)
    return typeof value === 'function' ? value.bind(worker) : value
  },
})
const { as, databases, undo, upload } = openFeature(
  [articleServer, resourcesServer, policiesServer({ system, trustedHosts })],
  ['policies', 'policy_versions', 'deliveries', 'source_hosts'],
)
const admin = as('orgAdmin')
const path = '/inews/policy'
const save = (more: object = {}) =>
  admin('POST', `${path}/save`, { title: '灯塔办法', number: '观发〔2026〕1号', ...more })

test('one is added, found by its number, changed with the text before kept, removed and brought back', async () => {
  const { data } = await save({ body: '旧文', inForceOn: '2020-01-01' })
  expect(data).toMatchObject({ own: true, state: 'inForce', version: 1 })
  const found = await as('reader')('POST', `${path}/list`, { titleLike: '〔2026〕' })
  expect(found.data).toMatchObject({ total: 1, list: [{ title: '灯塔办法' }] })
  expect((await save({ id: data.id, version: 1, body: '新文' })).data).toMatchObject({ body: '新文', version: 2 })
  expect((await admin('GET', `${path}/${data.id}/versions`)).data).toMatchObject([{ body: '旧文', byLook: false }])
  expect((await save({ id: data.id, version: 1, body: '再新' })).http).toBe(409)
  const removed = await admin('DELETE', `${path}/delete?id=${data.id}`)
  expect(removed.data).toEqual({ changed: 1 })
  expect((await admin('GET', `${path}/${data.id}`)).http).toBe(404)
  expect((await undo(removed.operation, admin)).http).toBe(200)
  expect((await admin('GET', `${path}/${data.id}`)).data.body).toBe('新文')
})

test.each([
  ['no title', { title: ' ' }, 400, 'title'],
  ['an end before the begin', { inForceOn: '2026-02-01', endedOn: '2026-01-01' }, 400, 'endedOn'],
  ['an address that is none', { url: 'file:///etc/passwd' }, 400, 'url'],
  ['for everybody by an administrator', { everybody: true }, 403, 'everybody'],
])('refused: %s', async (_, more, http, field) => {
  const reply = await save(more)
  expect([reply.http, reply.problems?.[0]?.field]).toEqual([http, field])
})

test('members read and do not publish; another organisation and strangers see only what is for everybody', async () => {
  const { id } = (await save()).data
  expect((await as()('POST', `${path}/save`, { title: '别的' })).http).toBe(403)
  const other = as('orgAdmin', 8)
  expect((await other('POST', `${path}/list`, {})).data.total).toBe(0)
  expect((await other('GET', `${path}/${id}`)).http).toBe(404)
  expect((await other('DELETE', `${path}/delete?id=${id}`)).data).toEqual({ changed: 0 })
  expect((await other('GET', `${path}/public/${id}`)).http).toBe(404)
  await sql`update policies set everybody = true where id = ${id}`.execute(databases().worker)
  expect((await other('GET', `${path}/${id}`)).data).toMatchObject({ own: false, title: '灯塔办法' })
  expect((await other('GET', `${path}/public/${id}`)).data.title).toBe('灯塔办法')
  expect((await other('POST', `${path}/save`, { title: '改', id, version: 1 })).http).toBe(404)
})

test('a link opens one policy, an altered one nothing', async () => {
  const { id } = (await save()).data
  const { token } = (await admin('POST', `${path}/share`, { id })).data
  expect((await as('reader', 8)('GET', `/shared/policy/${token}`)).data).toMatchObject({ id, title: '灯塔办法' })
  expect((await as('reader', 8)('GET', `/shared/policy/${token.slice(0, -2)}aa`)).http).toBe(404)
})

test('a page that has changed becomes a version, and whoever follows is told once', async () => {
  const url = `http://${host}/a`
  const read = await admin('POST', `${path}/read`, { url })
  expect(read.data).toMatchObject({ title: '灯塔办法' })
  const { id } = (await save({ url, body: read.data.body })).data
  expect((await as()('POST', `${path}/follow`, { id, follows: true })).data).toEqual({ changed: 1 })
  text = '第一条 灯塔可以灭着。'
  await sql`update source_hosts set free_at = now(), asked_until = null`.execute(databases().worker)
  await lookAtPolicies({ system: databases().worker, trustedHosts })
  const now = (await admin('GET', `${path}/${id}`)).data
  expect(now.body).toContain('可以灭着')
  expect((await admin('GET', `${path}/${id}/versions`)).data).toMatchObject([{ byLook: true }])
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from deliveries`.execute(databases().worker)
  expect(rows[0]?.n).toBe(1)
  await lookAtPolicies({ system: databases().worker, trustedHosts })
  expect((await admin('GET', `${path}/${id}/versions`)).data).toHaveLength(1)
})

test('files are sent, attached in order, read by whoever reads the policy, and by nobody else', async () => {
  const sendFile = async (name: string, content: string) =>
    (await upload(`${path}/file`, name, content, 'orgAdmin')).data
  const [first, second] = [await sendFile('附件一.pdf', '%PDF-1.4 一'), await sendFile('附件二.pdf', '%PDF-1.4 二')]
  const { data } = await save({ attachments: [second.id, first.id] })
  expect(data.attachments.map(({ name }: { name: string }) => name)).toEqual(['附件二.pdf', '附件一.pdf'])
  const other = as('orgAdmin', 8)
  expect((await as('reader')('GET', `${path}/${data.id}/file/${first.id}`)).http).toBe(200)
  expect((await other('GET', `${path}/${data.id}/file/${first.id}`)).http).toBe(404)
  await sql`update policies set everybody = true where id = ${data.id}`.execute(databases().worker)
  expect((await other('GET', `${path}/${data.id}/file/${first.id}`)).http).toBe(200)
  const kept = (await save({ id: data.id, version: data.version, body: '新' })).data
  expect(kept.attachments).toHaveLength(2)
  const fewer = (await save({ id: data.id, version: kept.version, attachments: [first.id] })).data
  expect(fewer.attachments).toEqual([{ fileId: first.id, name: '附件一.pdf', bytes: expect.any(Number) }])
  expect((await as()('GET', `${path}/${data.id}/file/${second.id}`)).http).toBe(404)
  const foreign = await save({ id: data.id, version: fewer.version, attachments: [2_000_000] })
  expect([foreign.http, foreign.problems?.[0]?.field]).toEqual([400, 'attachments.0'])
})

// Several people at one report: both keep their work, a clash is named, versions come back, a second person releases, the bin gives back.
import { filling, monitorServer, openMonitorSaves } from '@guanlan/features/monitors/monitors/server'
import { openDocuments } from '@guanlan/platform/server'
import { finishTasks, openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { newArticle } from '../../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../../articles/articles/server/testing/store-articles.ts'
import { type Block, type ChangeRecord, changesBetween, type Report } from '../../contract.ts'
import { reportsServer, reportsWorks } from '../index.ts'
import { purgeDeletedReports } from './bin.ts'

const noListener = { on: () => () => {}, onReconnect: () => {}, listening: async () => {}, close: async () => {} }
const { as, databases, undo } = openFeature(
  [reportsServer(openDocuments(null)), monitorServer(openMonitorSaves(noListener))],
  [
    'reports',
    'report_settings',
    'deliveries',
    'hits',
    'org_articles',
    'tasks',
    'monitor_versions',
    'rule_changes',
    'monitors',
    'article_grams',
    'articles',
  ],
)
const member = as()
const admin = as('orgAdmin')
const hour = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * hour)
let report: Report

const store = (count: number, from: number) =>
  databases()
    .worker.transaction()
    .execute(tx =>
      storeArticles(
        tx,
        Array.from({ length: count }, (_, n) =>
          newArticle({
            title: `灯塔第${from + n}条`,
            body: `灯塔正文${String.fromCharCode(0x4e00 + (from + n) * 53).repeat(30)}`,
            media: '青麓日报',
            publishedAt: ago(2 + n),
          }),
        ),
        new Map(),
      ),
    )
const read = async (): Promise<Report> => (await member('GET', `/report/get/${report.id}`)).data

beforeEach(async () => {
  await store(10, 0)
  const monitor = (await member('POST', '/inews/monitor', { kind: 'item', name: '灯塔', rule: '灯塔' })).data.id
  await finishTasks(databases(), [filling()])
  const { reportId } = (
    await member('POST', '/report/add', { reportName: '周报', templateId: 'weekly', monitors: [monitor], period: '3d' })
  ).data
  await finishTasks(databases(), reportsWorks())
  report = (await member('GET', `/report/get/${reportId}`)).data
})

type Caller = typeof member
const edited = (from: ChangeRecord, change: (block: Block) => Block | null): ChangeRecord => ({
  ...from,
  document: { ...from.document, blocks: from.document.blocks.flatMap(block => change(block) ?? []) },
})
const save = (by: Caller, after: ChangeRecord, from: Report = report) =>
  by('PUT', '/report/changes', { reportId: report.id, version: from.version, changes: changesBetween(from, after) })
const retitled = (id: string, title: string) =>
  edited(report, block => (block.id === id ? ({ ...block, title } as Block) : block))
const titleOf = ({ document }: Report, id: string) => {
  const found = document.blocks.find(block => block.id === id)
  return found && 'title' in found ? found.title : undefined
}
const withTitles = () => report.document.blocks.filter(block => 'title' in block).map(({ id }) => id)

test('two people who changed different blocks both keep their work; each hears of the other’s', async () => {
  const [one = '', two = ''] = withTitles()
  expect((await save(member, retitled(one, '甲的'))).data).toEqual({ version: report.version + 1, report: null })
  const second = await save(admin, retitled(two, '乙的'))
  expect(second.data.version).toBe(report.version + 2)
  expect(titleOf(second.data.report, one)).toBe('甲的')
  const now = await read()
  expect([titleOf(now, one), titleOf(now, two), now.edits[one]?.by === now.edits[two]?.by]).toEqual([
    '甲的',
    '乙的',
    false,
  ])
})

test('the same block is refused with its name and who changed it, and nothing is lost on either side', async () => {
  const [one = ''] = withTitles()
  await save(member, retitled(one, '甲的'))
  const refused = await save(admin, retitled(one, '乙的'))
  expect(refused).toMatchObject({
    http: 409,
    key: 'reports.blockChanged',
    problems: [{ field: `changes.blocks.${one}`, msg: expect.stringContaining((await read()).edits[one]?.by ?? '?') }],
  })
  const now = await read()
  expect(titleOf(now, one)).toBe('甲的')
  // Chosen knowingly: begun from theirs.
  const mine = { ...now, document: { ...now.document, blocks: retitled(one, '乙的').document.blocks } }
  expect((await save(admin, mine, now)).http).toBe(200)
  expect(titleOf(await read(), one)).toBe('乙的')
})

test('a session is kept as a version by itself, others by name; one is brought back and that taken back', async () => {
  const [one = ''] = withTitles()
  await save(member, retitled(one, '甲的'))
  const named = await member('POST', '/report/versions', { reportId: report.id, name: '初稿' })
  expect(named.data).toMatchObject({ name: '初稿', reason: 'named' })
  const versions = (await member('GET', `/report/versions/${report.id}`)).data
  expect(versions.map((version: { reason: string }) => version.reason)).toEqual(['named', 'session'])
  const before = await read()
  const restored = await member('POST', '/report/version/restore', {
    reportId: report.id,
    versionId: versions[1].id,
    version: before.version,
  })
  expect(restored.data.document).toEqual(report.document)
  expect(
    (await member('POST', '/report/version/restore', { reportId: report.id, versionId: versions[1].id, version: 1 }))
      .http,
  ).toBe(409)
  await undo(restored.operation)
  expect(titleOf(await read(), one)).toBe('甲的')
})

test('up to date: what it would be is shown, nothing changes; one more block has its question and moment', async () => {
  await store(3, 500)
  await finishTasks(databases(), [filling()])
  const monitor = (await member('POST', '/inews/monitor', { kind: 'item', name: '灯塔二', rule: '灯塔' })).data.id
  await finishTasks(databases(), [filling()])
  const { reportId } = (
    await member('POST', '/report/add', { reportName: '二', templateId: 'weekly', monitors: [monitor], period: '3d' })
  ).data
  await finishTasks(databases(), reportsWorks())
  report = (await member('GET', `/report/get/${reportId}`)).data
  await sql`update reports set document = jsonb_set(document, '{blocks}', (document->'blocks') - 0) where id = ${reportId}`.execute(
    databases().worker,
  )
  const before = await read()
  const { data } = await member('POST', '/report/refresh', { reportId })
  expect(data.blocks.map(({ id }: Block) => id)).toEqual(before.document.blocks.map(({ id }) => id))
  expect((await read()).document).toEqual(before.document)
  const figures = data.blocks.find(({ kind }: Block) => kind === 'figures')
  expect(figures.figures[0].value).toBe(13)
  const made = await member('POST', '/report/block', {
    reportId,
    block: { id: 'x', kind: 'articleTable', fold: false },
  })
  expect(made.data).toMatchObject({ kind: 'articles', total: 13 })
  expect(made.data.id).toMatch(/^added-/)
  expect(await member('POST', '/report/block', { reportId, block: { id: 'x', kind: 'heading' } })).toMatchObject({
    http: 400,
    problems: [{ field: 'block.kind' }],
  })
})

test('comments: a thread is answered and resolved, who is mentioned is told, nobody deletes another’s', async () => {
  const [one = ''] = withTitles()
  const { rows } = await sql<{
    id: number
  }>`select user_id as id from memberships where org_id = 7 and role = 'orgAdmin'`.execute(databases().worker)
  const first = await member('POST', '/report/comments', {
    reportId: report.id,
    blockId: one,
    text: '请核对',
    mentions: [rows[0]?.id, 999_999],
  })
  await admin('POST', '/report/comments', {
    reportId: report.id,
    blockId: 'zz',
    threadId: first.data.id,
    text: '已核对',
  })
  await admin('POST', '/report/comments/resolve', { id: first.data.id, resolved: true })
  const all = (await member('GET', `/report/comments/${report.id}`)).data
  expect(all).toMatchObject([
    { text: '请核对', blockId: one, isMine: true, resolvedAt: expect.any(String) },
    { text: '已核对', blockId: one, threadId: first.data.id, isMine: false },
  ])
  const reported = await sql<{ user_id: number }>`select user_id from deliveries where org_id = 7`.execute(
    databases().worker,
  )
  expect(reported.rows.map(({ user_id }) => user_id)).toEqual([rows[0]?.id])
  expect((await member('DELETE', `/report/comments/${all[1].id}`)).http).toBe(404)
  expect((await member('POST', '/report/comments', { reportId: report.id, blockId: one, text: ' ' })).http).toBe(400)
})

test('who has it open is told to the others, and is gone after 40 seconds of silence', async () => {
  await member('POST', '/report/presence', { reportId: report.id, blockId: 'b1' })
  const { data } = await admin('POST', '/report/presence', { reportId: report.id })
  expect(data).toMatchObject({
    version: report.version,
    people: expect.arrayContaining([expect.objectContaining({ blockId: 'b1', isMe: false })]),
  })
  await sql`update presence set seen_at = now() - interval '41 seconds' where place = 'b1'`.execute(databases().worker)
  expect((await admin('POST', '/report/presence', { reportId: report.id })).data.people).toHaveLength(1)
})

test('review and release: a second person where it is wanted; released it is read alone until taken back', async () => {
  const act = async (by: Caller, expected: string) =>
    by('POST', '/report/review', { reportId: report.id, version: (await read()).version, act: expected })
  expect((await member('PUT', '/report/settings', { secondPerson: true })).http).toBe(403)
  await admin('PUT', '/report/settings', { secondPerson: true })
  expect(await act(member, 'release')).toMatchObject({ http: 409, key: 'reports.reviewFirst' })
  expect((await act(member, 'submit')).data).toMatchObject({ state: 'review' })
  expect(await act(member, 'release')).toMatchObject({ http: 409, key: 'reports.secondPersonOnly' })
  expect((await act(admin, 'release')).data).toMatchObject({ state: 'released', releasedBy: expect.any(String) })
  const [one = ''] = withTitles()
  expect(await save(member, retitled(one, '改'), await read())).toMatchObject({ http: 409, key: 'reports.released' })
  for (const [path, body] of [['/report/generate', { reportId: report.id }]] as const)
    expect(await member('POST', path, body)).toMatchObject({ http: 409, key: 'reports.released' })
  expect((await member('POST', '/report/list', { state: 'released' })).data.total).toBe(1)
  expect((await act(member, 'takeBack')).data).toMatchObject({ state: 'draft', releasedBy: null })
  expect((await save(member, retitled(one, '改'), await read())).http).toBe(200)
})

test('deleted reports lie in the bin, come back, and go for good after 30 days', async () => {
  const total = async (place: string) => (await member('POST', '/report/list', { place })).data.total
  await member('DELETE', '/report/delete', { allOf: {} })
  expect([await total('here'), await total('bin'), (await member('GET', `/report/get/${report.id}`)).http]).toEqual([
    0, 1, 404,
  ])
  expect((await member('DELETE', '/report/delete', { ids: [report.id] })).data).toEqual({ changed: 0 })
  expect((await member('POST', '/report/restore', { ids: [report.id] })).data).toEqual({ changed: 1 })
  expect((await member('POST', '/report/purge', { ids: [report.id] })).data).toEqual({ changed: 0 })
  await member('DELETE', '/report/delete', { ids: [report.id] })
  const age = (days: number) =>
    sql`update reports set deleted_at = now() - make_interval(days => ${days})`.execute(databases().worker)
  await age(29)
  await purgeDeletedReports(databases().worker)
  expect(await total('bin')).toBe(1)
  await age(31)
  await purgeDeletedReports(databases().worker)
  expect(await total('bin')).toBe(0)
})

test('readers do none of it, and another organisation finds nothing', async () => {
  const { data: version } = await member('POST', '/report/versions', { reportId: report.id, name: '一' })
  const [one = ''] = withTitles()
  const reader = as('reader')
  const other = as('orgAdmin', 8)
  const body = { reportId: report.id, version: report.version, changes: changesBetween(report, retitled(one, '改')) }
  expect((await reader('PUT', '/report/changes', body)).http).toBe(403)
  expect((await other('PUT', '/report/changes', body)).http).toBe(404)
  expect((await reader('POST', '/report/review', { reportId: report.id, version: 1, act: 'submit' })).http).toBe(403)
  for (const path of [
    `/report/versions/${report.id}`,
    `/report/version/${version.id}`,
    `/report/comments/${report.id}`,
  ])
    expect([path, (await other('GET', path)).http]).toEqual([path, 404])
  expect((await other('POST', '/report/presence', { reportId: report.id })).http).toBe(404)
  expect(
    (
      await member('PUT', '/report/changes', {
        ...body,
        changes: { blocks: [{ id: 'a', before: null, after: { id: 'b', kind: 'pageBreak' } }] },
      })
    ).http,
  ).toBe(400)
})

import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dataReportsServer } from './index.ts'

const { as, databases, undo } = openFeature([dataReportsServer], ['data_reports', 'sources', 'deliveries'])
const path = '/api/dataFeedbackInfo'
const member = as()
const expected = { kind: 'collect', content: '请采集', url: 'https://a.example/notices' }
const report = async (draft: object = expected, ask = member) => (await ask('POST', path, draft)).data
const list = async (question = '', ask = member) => (await ask('GET', `${path}?${question}`)).data

test('a report is processed, and who reported it reads the answer', async () => {
  const { id, version } = await report(expected, as('reader'))
  expect(await list()).toMatchObject({ total: 1, list: [{ id, flag: 0, createdBy: '成员 72', answeredAt: null }] })
  const done = await member('PUT', path, { id, version, flag: 2, assignee: 71, answer: '已采集' })
  expect(done.data).toMatchObject({ flag: 2, answer: '已采集', assigneeName: '成员 71', version: 2 })
  expect(await list('mine=true', as('reader'))).toMatchObject({ list: [{ id, answer: '已采集' }] })
  expect(await list('mine=false', as('orgAdmin'))).toMatchObject({ list: [{ id }] })
  expect(await list('mine=true', as('orgAdmin'))).toMatchObject({ total: 0 })
  expect((await member('GET', `${path}/figures`)).data).toMatchObject({ open: 0, answered: 1 })
  await undo(done.operation)
  expect(await list('flag=0')).toMatchObject({ total: 1, list: [{ answer: '', answeredAt: null }] })
})

test('whoever reported hears of the answer, once for each answer; whoever answers does not', async () => {
  const { id } = await report(
    { kind: 'product', content: '图表空白', page: '/overview?range=7d', requestId: 'a-1' },
    as('reader'),
  )
  expect((await member('GET', `${path}/${id}`)).data).toMatchObject({ page: '/overview?range=7d', requestId: 'a-1' })
  const reported = async () =>
    (
      await sql<{ to: number }>`select user_id as to from deliveries where org_id = 7 order by id`.execute(
        databases().worker,
      )
    ).rows
  await member('PUT', path, { id, version: 1, flag: 1, answer: '在看' })
  expect(await reported()).toEqual([])
  await member('PUT', path, { id, version: 2, flag: 2, answer: '已修复' })
  expect(await reported()).toEqual([{ to: 72 }])
  await member('PUT', path, { id, version: 3, flag: 2, answer: '已修复' })
  expect(await reported()).toHaveLength(1)
  const own = await report({ ...expected, url: 'https://own.example/' })
  await member('PUT', path, { id: own.id, version: 1, flag: 2, answer: '好' })
  expect(await reported()).toHaveLength(1)
})

test('the same is joined to the first open report and answered with it', async () => {
  const first = await report()
  const second = await report(expected, as('orgAdmin'))
  expect(second.joinedTo).toBe(first.id)
  expect((await report({ ...expected, url: 'https://b.example/' })).joinedTo).toBeNull()
  expect(await list('like=a.example')).toMatchObject({ total: 1, list: [{ id: first.id, joined: 1 }] })
  await member('PUT', path, { id: first.id, version: 1, flag: 3, answer: '对方禁止' })
  expect((await member('GET', `${path}/${second.id}`)).data).toMatchObject({ flag: 3, answer: '对方禁止' })
  expect((await report()).joinedTo).toBeNull()
})

test('the page behind a report, and no other key', async () => {
  const [first, second] = [await report(), await report({ ...expected, url: 'https://b.example/' })]
  expect(await list('pageSize=1')).toMatchObject({ list: [{ id: second.id }], total: 2, next: String(second.id) })
  expect(await list(`after=${second.id}`)).toMatchObject({ list: [{ id: first.id }], total: null, next: null })
  expect(await list('after=999999999999999')).toMatchObject({ list: [{}, {}] })
  for (const after of ['x', '-1', '1e3', '9'.repeat(40)])
    expect(await member('GET', `${path}?after=${after}`)).toMatchObject({ http: 400, problems: [{ field: 'after' }] })
})

test('an older version does not overwrite', async () => {
  const { id } = await report()
  await member('PUT', path, { id, version: 1, flag: 1 })
  expect(await member('PUT', path, { id, version: 1, flag: 2 })).toMatchObject({
    http: 409,
    key: 'platform.changedSince',
  })
})

test.each([
  ['nothing said', { kind: 'wrong', content: ' ' }, 'content'],
  ['no address', { kind: 'collect', content: '请采集' }, 'url'],
  ['no web address', { ...expected, url: 'javascript:alert(1)' }, 'url'],
  ['a page elsewhere', { kind: 'product', content: '错', page: '//evil.example' }, 'page'],
  ['an article that is not there', { kind: 'wrong', content: '错', articleId: 99 }, 'articleId'],
])('%s is refused by the field', async (_, draft, field) =>
  expect(await member('POST', path, draft)).toMatchObject({ http: 400, problems: [{ field }] }),
)

test('a source of somebody else and a member of nobody are refused', async () => {
  await sql`insert into sources (id, kind, url, name, media_type, host, shared) values (5, 'feed', 'https://x.example/', '甲', 1, 'x.example', false)`.execute(
    databases().worker,
  )
  const { id } = await report()
  expect(await member('PUT', path, { id, version: 1, flag: 1, sourceId: 5 })).toMatchObject({
    problems: [{ field: 'sourceId' }],
  })
  expect(await member('PUT', path, { id, version: 1, flag: 1, assignee: 99_999 })).toMatchObject({
    problems: [{ field: 'assignee' }],
  })
})

test('readers report and do not process; another organisation sees nothing', async () => {
  const { id } = await report()
  expect((await as('reader')('PUT', path, { id, version: 1, flag: 1 })).http).toBe(403)
  const stranger = as('orgAdmin', 8)
  expect((await list('', stranger)).total).toBe(0)
  expect((await stranger('GET', `${path}/${id}`)).http).toBe(404)
  expect((await stranger('PUT', path, { id, version: 1, flag: 1 })).http).toBe(404)
})

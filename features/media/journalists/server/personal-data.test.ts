// What is known of people beside their names: who sees it, where it is kept, and how it goes.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { at, mail, openBook, path } from './testing/open-book.ts'

const { as, databases, undo, member, admin, stranger, add, saveWays, waysOf, taskRows } = openBook()
/** All that the database holds beside the articles, as text. */
const everything = async () => {
  const { rows } = await sql<{ all: string }>`
    select concat_ws(' ', (select string_agg(j::text, ' ') from journalists j), (select string_agg(w::text, ' ') from journalist_ways w),
      (select string_agg(t::text, ' ') from journalist_talks t), (select string_agg(o::text, ' ') from operation_rows o),
      (select string_agg(o::text, ' ') from operations o)) as all`.execute(databases().worker)
  return rows[0]?.all ?? ''
}

test('ways to reach people are shown to who may see them alone, and each look is in the record', async () => {
  const { id } = await add('王晓')
  await saveWays(id, [mail('wx@example.com'), { kind: 'mobile', value: '+86 138-0000-0000' }])
  const shown = await member('POST', `${path}/list`, {})
  expect(JSON.stringify(shown.data)).not.toMatch(/example|138/)
  expect(shown.data.list).toMatchObject([{ ways: 2 }])
  expect((await member('POST', `${path}/contacts`, { id })).http).toBe(403)
  expect((await saveWays(id, [], member)).http).toBe(403)
  expect((await admin('POST', `${path}/contacts`, { idList: [id] })).data).toMatchObject([
    {
      name: '王晓',
      ways: [{ kind: 'mail', value: 'wx@example.com', consent: 'given', source: '名片' }, { consent: 'unknown' }],
    },
  ])
  const { rows } = await sql<{ code: string }>`
    select code from operations where code like 'journalists.contacts' and user_id = 70`.execute(databases().worker)
  expect(rows).toHaveLength(1)
  expect((await stranger('POST', `${path}/contacts`, { id })).http).toBe(404)
})

test('history keeps no way, and taking back loses none', async () => {
  const { id } = await add('王晓')
  await saveWays(id, [mail('first@example.com')])
  const { operation } = await saveWays(id, [mail('second@example.com')])
  const { rows } = await sql<{ all: string }>`select string_agg(o::text, ' ') as all from operation_rows o`.execute(
    databases().worker,
  )
  expect(rows[0]?.all).not.toMatch(/example|名片/)
  expect((await undo(operation, admin)).http).toBe(200)
  expect(await waysOf(id)).toEqual(['first@example.com'])
})

test.each([
  [{ kind: 'mail', value: '没有' }, '邮箱形如 name@example.com'],
  [{ kind: 'mobile', value: '12' }, '手机号为 5 到 25 位数字，可带 +、空格和连字符'],
  [{ kind: 'weixin', value: 'a b' }, '微信号为 1 到 60 个字符，不含空格'],
])('%s is refused', async (way, msg) => {
  const { id } = await add('王晓')
  expect(await saveWays(id, [way])).toMatchObject({ http: 400, problems: [{ field: 'ways.0.value', msg }] })
})

test('erased: gone from list, history and files, and a counted line stays', async () => {
  const { id } = await add('王晓', { notes: '喜欢长江', entries: [at('观潮日报')] })
  const other = await add('李明')
  await member('PUT', `${path}/update`, { id, version: 1, name: '王晓明', notes: '喜欢黄河' })
  await saveWays(id, [mail('wx@example.com')])
  await saveWays(id, [mail('wx2@example.com')])
  const talked = await member('POST', `${path}/talks/add`, {
    journalistId: id,
    at: new Date().toISOString(),
    way: 'mail',
    about: '旧选题',
  })
  await member('DELETE', `${path}/talks/del/${talked.data[0].id}`)
  const { task } = (
    await admin('POST', `${path}/contacts/export`, { chosen: { allOf: {} }, columns: ['name', 'mail'] })
  ).data
  expect(await taskRows(task)).toContainEqual(['王晓明', 'wx2@example.com'])
  expect((await stranger('POST', `${path}/erase`, { id })).http).toBe(404)
  expect((await as('reader')('POST', `${path}/erase`, { id })).http).toBe(403)
  expect((await member('POST', `${path}/erase`, { id })).data).toEqual({ changed: 1 })
  expect(await everything()).not.toMatch(/王晓|长江|黄河|观潮|wx|旧选题/)
  expect(await everything()).toMatch(/李明/)
  const { rows } = await sql<{
    left: boolean
  }>`select expires_at > now() as left from tasks where id = ${task}`.execute(databases().worker)
  expect(rows).toEqual([{ left: false }])
  const { data } = await member('POST', `${path}/list`, {})
  expect([data.total, data.erased, data.list[0].id]).toEqual([1, 1, other.id])
  const { rows: acts } = await sql`select 1 from operations where code = 'journalists.erase'`.execute(
    databases().worker,
  )
  // The refused attempt, too.
  expect(acts).toHaveLength(2)
})

test('the plain export has no way; the other is refused without the right, and both are in the record', async () => {
  const { id } = await add('王晓', { entries: [at('观潮日报', { beat: '水利' })] })
  await saveWays(id, [mail('wx@example.com')])
  const plain = await member('POST', `${path}/export`, { chosen: { allOf: {} }, columns: ['name', 'media'] })
  expect(await taskRows(plain.data.task)).toEqual([
    ['姓名', '任职媒体'],
    ['王晓', '观潮日报（水利）'],
  ])
  const reached = { chosen: { ids: [id] }, columns: ['name', 'mail', 'sources'] }
  expect((await member('POST', `${path}/contacts/export`, reached)).http).toBe(403)
  const { task } = (await admin('POST', `${path}/contacts/export`, reached)).data
  expect(await taskRows(task)).toEqual([
    ['姓名', '邮箱', '联系方式来源'],
    ['王晓', 'wx@example.com', '邮箱 本人同意 名片'],
  ])
  const { rows } = await sql<{ code: string }>`
    select code from operations where code in ('journalists.export', 'journalists.exportContacts') order by id`.execute(
    databases().worker,
  )
  expect(rows.map(({ code }) => code)).toEqual([
    'journalists.export',
    'journalists.exportContacts',
    'journalists.exportContacts',
  ])
})

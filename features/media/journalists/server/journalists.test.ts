// The book of journalists: who stands in it, what was said with whom, who may be one, who signs articles, sheets and vCards.
import type { MediaType } from '@guanlan/features/articles/articles/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import { purgeJournalists } from './erase.ts'
import { at, mail, openBook, path } from './testing/open-book.ts'

const { as, databases, undo, upload, member, admin, stranger, add, names, saveWays, waysOf, taskRows } = openBook()
/** All that the database holds beside the articles, as text. */
const everything = async () => {
  const { rows } = await sql<{ all: string }>`
    select concat_ws(' ', (select string_agg(j::text, ' ') from journalists j), (select string_agg(w::text, ' ') from journalist_ways w),
      (select string_agg(t::text, ' ') from journalist_talks t), (select string_agg(o::text, ' ') from operation_rows o),
      (select string_agg(o::text, ' ') from operations o)) as all`.execute(databases().worker)
  return rows[0]?.all ?? ''
}

test('one is added, found by medium, beat and tag, changed by version', async () => {
  const made = await add('王晓', { entries: [at('观潮日报', { beat: '水利', from: '2024-01-01' })], tags: ['重点'] })
  expect(made).toMatchObject({ name: '王晓', version: 1, ways: 0, talks: 0, entries: [{ name: '观潮日报' }] })
  await add('李明', { doNotCall: true })
  for (const like of ['王', '观潮', '水利', '重点']) expect(await names({ like })).toEqual(['王晓'])
  expect(await names({ like: '%' })).toEqual([])
  expect(await names({ tag: '重点' })).toEqual(['王晓'])
  expect(await names({ call: 'mayNot' })).toEqual(['李明'])
  expect((await member('GET', `${path}/list?like=${encodeURIComponent('水利')}`)).data.total).toBe(1)
  const change = (body: object) => member('PUT', `${path}/update`, { name: '王晓', ...body })
  expect((await change({ id: made.id, version: 1, role: '首席' })).data).toMatchObject({ role: '首席', version: 2 })
  expect(await change({ id: made.id, version: 1, role: '副' })).toMatchObject({ http: 409 })
})

test('an entry of the library is named as it is called now, and found by its reference', async () => {
  const { rows } = await sql<{
    id: number
  }>`insert into media (name, media_type) values ('海门晚报', 2) returning id`.execute(databases().worker)
  const entry = `m${rows[0]?.id}`
  const made = await add('王晓', { entries: [{ entry }] })
  expect(made.entries).toMatchObject([{ entry, name: '海门晚报', medium: '海门晚报' }])
  await sql`update media set name = '海门都市报' where id = ${rows[0]?.id}`.execute(databases().worker)
  expect((await member('GET', `${path}/${made.id}`)).data.entries).toMatchObject([{ name: '海门都市报' }])
  expect(await names({ entry })).toEqual(['王晓'])
  expect(await member('POST', `${path}/add`, { name: '乙', entries: [{ entry: 'm999999' }] })).toMatchObject({
    http: 400,
    problems: [{ field: 'entries.0.entry' }],
  })
})

test.each([
  ['no name', { name: ' ' }, 'name', '姓名为 1 到 200 个字符'],
  ['a long name', { name: '长'.repeat(201) }, 'name', '姓名为 1 到 200 个字符'],
  [
    'days reversed',
    { name: '甲', entries: [at('报', { from: '2025-02-01', to: '2025-01-01' })] },
    'entries.0.to',
    '结束日期不能早于开始日期',
  ],
  ['a post nowhere', { name: '甲', entries: [{}] }, 'entries.0.medium', '请选择媒体或填写名称'],
  ['a long tag', { name: '甲', tags: ['长'.repeat(31)] }, 'tags.0', '每个标签 1 到 30 个字符'],
  ['too many tags', { name: '甲', tags: Array.from({ length: 21 }, (_, n) => `t${n}`) }, 'tags', '最多 20 个标签'],
])('%s is refused by the field', async (_, body, field, msg) => {
  expect(await member('POST', `${path}/add`, body)).toMatchObject({ http: 400, problems: [{ field, msg }] })
})

test('ids come by path, query and body; two that differ are refused', async () => {
  const [a, b, c, d] = [await add('甲'), await add('乙'), await add('丙'), await add('丁')]
  expect((await member('DELETE', `${path}/del/${a.id}`)).data).toEqual({ changed: 1 })
  expect((await member('DELETE', `${path}/del?id=${b.id}`)).data).toEqual({ changed: 1 })
  expect((await member('DELETE', `${path}/del`, { idList: [c.id] })).data).toEqual({ changed: 1 })
  expect(await member('DELETE', `${path}/del/${d.id}`, { id: a.id })).toMatchObject({
    http: 400,
    problems: [{ field: 'id' }],
  })
  expect(await member('POST', `${path}/del`, {})).toMatchObject({ http: 400 })
  expect(await names()).toEqual(['丁'])
  expect((await member('PUT', `${path}/update/${d.id}`, { name: '丁一', version: 1 })).data.name).toBe('丁一')
})

test('who is taken off the list comes back with all ways and talks, and is erased after 30 days', async () => {
  const { id } = await add('王晓')
  await saveWays(id, [mail('wx@example.com')])
  await member('POST', `${path}/talks/add`, {
    journalistId: id,
    at: new Date().toISOString(),
    way: 'phone',
    about: '选题',
  })
  const { operation } = await member('POST', `${path}/remove`, { ids: [id] })
  expect(await names()).toEqual([])
  expect((await admin('POST', `${path}/contacts`, { id })).http).toBe(404)
  await purgeJournalists(databases().worker)
  await undo(operation)
  expect((await member('GET', `${path}/${id}`)).data).toMatchObject({ ways: 1, talks: 1 })
  expect(await waysOf(id)).toEqual(['wx@example.com'])
  await member('POST', `${path}/remove`, { ids: [id] })
  await sql`update journalists set removed_at = now() - interval '31 days'`.execute(databases().worker)
  await purgeJournalists(databases().worker)
  expect(await everything()).not.toMatch(/王晓|wx@|选题/)
  expect((await member('POST', `${path}/list`, {})).data.erased).toBe(1)
})

test('a conversation is written down with who, when and about what; quiet relations are found', async () => {
  const [a, b] = [await add('甲'), await add('乙')]
  const talk = (journalistId: number, at: string, more: object = {}) =>
    member('POST', `${path}/talks/add`, { journalistId, at, way: 'meeting', about: '年报', ...more })
  const old = new Date(Date.now() - 100 * 86_400_000).toISOString()
  expect((await talk(a.id, old)).data).toMatchObject([{ about: '年报', by: '成员 71', way: 'meeting' }])
  await talk(b.id, new Date().toISOString())
  await add('丙')
  expect(await names({ relation: 'quiet' })).toEqual(['甲'])
  expect(await names({ relation: 'never' })).toEqual(['丙'])
  expect(await names({ relation: 'spoken' })).toEqual(['乙'])
  expect(await talk(a.id, new Date(Date.now() + 86_400_000).toISOString())).toMatchObject({
    http: 400,
    problems: [{ field: 'at', msg: '沟通时间不能晚于现在' }],
  })
  expect((await talk(a.id, old, { about: ' ' })).http).toBe(400)
  expect((await stranger('GET', `${path}/talks/${a.id}`)).http).toBe(404)
})

test('two that may be one are offered with reasons and joined field by field; taken back, both are there', async () => {
  const one = await add('王晓', { entries: [at('观潮日报', { to: '2024-05-01' })], role: '记者' })
  const other = await add('王晓', { entries: [at('海门晚报', { from: '2024-06-01' })], notes: '换了单位' })
  const third = await add('赵六')
  await add('王晓', { entries: [at('山城早报')] })
  await saveWays(one.id, [mail('a@example.com')])
  await saveWays(other.id, [mail('A@example.com'), { kind: 'mobile', value: '13800000000' }])
  await saveWays(third.id, [{ kind: 'mobile', value: '+86 138 0000 0000' }])
  const offered = async () =>
    (await member('POST', `${path}/twins`)).data.map(
      (pair: { one: { id: number }; other: { id: number }; reasons: string[] }) => [
        pair.one.id,
        pair.other.id,
        ...pair.reasons,
      ],
    )
  expect(await offered()).toEqual([
    [one.id, other.id, 'mail', 'apart'],
    [other.id, third.id, 'mobile'],
  ])
  const merging = {
    id: one.id,
    version: 1,
    other: other.id,
    otherVersion: 1,
    name: '王晓',
    role: '记者',
    notes: '换了单位',
    entries: [at('观潮日报'), at('海门晚报')],
  }
  expect((await member('POST', `${path}/merge`, { ...merging, other: one.id })).http).toBe(400)
  expect((await member('POST', `${path}/merge`, { ...merging, otherVersion: 2 })).http).toBe(409)
  const { data, operation } = await member('POST', `${path}/merge`, merging)
  expect(data).toMatchObject({ id: one.id, role: '记者', notes: '换了单位', ways: 2, entries: [{}, {}] })
  expect(await offered()).toEqual([[one.id, third.id, 'mobile']])
  expect((await undo(operation)).http).toBe(200)
  expect((await member('GET', `${path}/${other.id}`)).data).toMatchObject({ ways: 2, notes: '换了单位' })
  expect(await waysOf(one.id)).toEqual(['a@example.com'])
  await member('POST', `${path}/merge`, {
    ...merging,
    version: (await member('GET', `${path}/${one.id}`)).data.version,
    otherVersion: (await member('GET', `${path}/${other.id}`)).data.version,
  })
  await member('POST', `${path}/erase`, { id: one.id })
  expect(await everything()).not.toMatch(/换了单位|海门/)
})

test('signatures: people are told from agencies, by medium, and those in the book are not offered', async () => {
  const signed = (author: string, media: string, n: number, mediaType: MediaType = 'web') =>
    Array.from({ length: n }, (_, at) =>
      newArticle({
        title: `${media}${author}${at}`,
        body: `${media}${author}${at}`.repeat(30),
        media,
        mediaType,
        author,
        hits: [{ orgId: 7, monitorId: 1, version: 1 }],
        publishedAt: new Date(Date.now() - 86_400_000),
      }),
    )
  await databases()
    .worker.transaction()
    .execute(tx =>
      storeArticles(
        tx,
        [
          ...signed('本报记者 王晓 李明', '观潮日报', 3),
          ...signed('王晓', '海门晚报', 2),
          ...signed('新华社', '观潮日报', 4),
          ...signed('责任编辑 丁一', '海门晚报', 1),
          ...signed('周末进山', '微博', 5, 'weibo'),
        ],
        new Map(),
      ),
    )
  const offered = async (more: object = {}) =>
    (await member('POST', `${path}/signatures`, more)).data.list.map((each: Record<string, unknown>) => [
      each.name,
      each.medium,
      each.articles,
      each.role,
      each.sameName,
    ])
  expect(await offered()).toEqual([
    ['李明', '观潮日报', 3, 'reporter', 0],
    ['王晓', '观潮日报', 3, 'reporter', 0],
    ['王晓', '海门晚报', 2, 'author', 0],
    ['丁一', '海门晚报', 1, 'editor', 0],
  ])
  await add('王晓', { entries: [at('观潮日报')] })
  expect(await offered({ like: '王' })).toEqual([['王晓', '海门晚报', 2, 'author', 1]])
  // Who wrote, and whom nobody spoke to: those of the book alone, until somebody does.
  const unspoken = async (who = member) => (await who('GET', `${path}/unspoken`)).data
  await add('没写过', { entries: [at('观潮日报')] })
  expect(await unspoken()).toMatchObject({
    total: 1,
    list: [{ name: '王晓', medium: '观潮日报', articles: 3, lastTalkAt: null }],
  })
  expect((await unspoken(stranger)).list).toEqual([])
  const { id } = (await unspoken()).list[0]
  await member('POST', `${path}/talks/add`, {
    journalistId: id,
    at: new Date().toISOString(),
    way: 'phone',
    about: '新平台',
  })
  expect(await unspoken()).toEqual({ list: [], total: 0 })
  expect((await member('POST', `${path}/signatures`, { pageSize: 1 })).data).toMatchObject({ total: 3, next: '1' })
  expect((await stranger('POST', `${path}/signatures`, {})).data.total).toBe(0)
})

test('a sheet is looked at, taken over and taken back; what is known is changed, nothing is blanked', async () => {
  const known = await add('王晓', { entries: [at('观潮日报')], notes: '旧备注' })
  const sheet =
    '姓名,媒体,报道领域,标签,邮箱,备注\n王晓,观潮日报,水利,重点,wx@example.com,\n王晓,海门晚报,,,,\n李明,,,,坏邮箱,\n,观潮日报,,,,\n'
  const file = (await upload(`${path}/import/file`, 'a.csv', sheet)).data.id
  const { columns, faulty } = (await member('POST', `${path}/import/check`, { file })).data
  expect(columns).toEqual(['name', 'medium', 'beat', 'tags', 'mail', 'notes'])
  expect(
    faulty.map((row: { number: number; problems: { field: string }[] }) => [row.number, row.problems[0]?.field]),
  ).toEqual([
    [4, 'mail'],
    [5, 'name'],
  ])
  expect(await member('POST', `${path}/import`, { file, columns })).toMatchObject({
    http: 403,
    key: 'journalists.contactsForbidden',
  })
  const mine = columns.map((column: string) => (column === 'mail' ? null : column))
  const { data, operation } = await member('POST', `${path}/import`, { file, columns: mine })
  const refused = await taskRows(data.task)
  expect(refused).toHaveLength(2)
  expect((await member('GET', `${path}/${known.id}`)).data).toMatchObject({
    notes: '旧备注',
    tags: ['重点'],
    entries: [{ beat: '水利' }],
  })
  expect((await member('POST', `${path}/list`, {})).data.total).toBe(3)
  expect((await undo(operation)).http).toBe(200)
  expect((await member('POST', `${path}/list`, {})).data).toMatchObject({ total: 1, list: [{ tags: [] }] })
})

test('a file of vCards becomes people, whatever encoding and version; pictures and scripts are texts or nothing', async () => {
  const cards = [
    'BEGIN:VCARD\r\nVERSION:3.0\r\nN:王;晓;;;\r\nFN:王晓\r\nORG:观潮日报;要闻部\r\nTITLE:首席记者\r\nTEL;TYPE=WORK:010-12345678\r\nTEL;TYPE=CELL:13800000000\r\nEMAIL;TYPE=INTERNET:wx@exa\r\n mple.com\r\nNOTE:<script>alert(1)</script>\\, 爱水\r\nPHOTO;ENCODING=b;TYPE=JPEG:' +
      'A'.repeat(200_000) +
      '\r\nEND:VCARD\r\n',
    'BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=E6=9D=8E;=E6=\r\n=98=8E;;;\r\nX-WECHAT:lm88\r\nEND:VCARD\r\n',
  ].join('')
  const file = (await upload(`${path}/import/file`, 'people.vcf', cards)).data.id
  const checked = (await member('POST', `${path}/import/check`, { file })).data
  expect([checked.rows, checked.faultyRows, checked.missing]).toEqual([2, 0, []])
  expect(checked.first.map(({ cells }: { cells: string[] }) => cells)).toEqual([
    ['王晓', '观潮日报', '首席记者', 'wx@example.com', '13800000000', '', '', '', '<script>alert(1)</script>, 爱水'],
    ['李明', '', '', '', '', 'lm88', '', '', ''],
  ])
  expect((await upload(`${path}/import/file`, 'a.vcf', 'no card')).http).toBe(415)
  const gbk = Buffer.from([
    ...Buffer.from('BEGIN:VCARD\r\nFN:'),
    0xcd,
    0xf5,
    0xcf,
    0xfe,
    ...Buffer.from('\r\nORG:'),
    0xb1,
    0xa8,
    0xc9,
    0xe7,
    ...Buffer.from('\r\nEND:VCARD\r\n'),
  ])
  const second = (await upload(`${path}/import/file`, 'gbk.vcf', gbk)).data.id
  expect((await member('POST', `${path}/import/check`, { file: second })).data.first[0].cells.slice(0, 2)).toEqual([
    '王晓',
    '报社',
  ])
})

test('readers see and change nothing; another organisation sees nothing', async () => {
  const { id } = await add('甲')
  const reader = as('reader')
  expect((await reader('POST', `${path}/list`, {})).data.total).toBe(1)
  expect((await reader('POST', `${path}/add`, { name: '乙' })).http).toBe(403)
  expect((await stranger('POST', `${path}/list`, {})).data.total).toBe(0)
  expect((await stranger('GET', `${path}/${id}`)).http).toBe(404)
  expect((await stranger('DELETE', `${path}/del/${id}`)).http).toBe(404)
  expect((await stranger('PUT', `${path}/update`, { id, version: 1, name: '乙' })).http).toBe(404)
})

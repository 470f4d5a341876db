// Entering and uploading articles through HTTP and the whole product: what arrives, where it goes, what is refused.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { migratedDatabase, readAll, sheetXml, sourceOf, workbook } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostOfTests } from './host.ts'
import { type Caller, openProduct, type Product } from './product.ts'

let product: Product
let member: Caller
let monitor = 0
const orgId = 41
beforeAll(async () => {
  const database = await migratedDatabase()
  product = await openProduct(database.url)
  member = await product.member(orgId, 'uploader@example.com', 'orgAdmin')
  const { body } = await member.ask('POST', '/inews/monitor', { kind: 'item', name: '不匹配', rule: '绝不出现的词' })
  monitor = body.data.id
  return () => database.drop()
})
afterAll(() => product.close())

async function send(name: string, content: Buffer | string): Promise<number> {
  const boundary = 'a-boundary'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`
  const payload = Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)])
  const { body } = await member.ask('POST', '/ua/upload/article/file', payload, {
    'content-type': `multipart/form-data; boundary=${boundary}`,
  })
  return body.data.id
}
const check = async (file: number, columns: (string | null)[] | null = null, form: object = {}) =>
  (await member.ask('POST', '/ua/upload/article/file/check', { file, columns, form })).body
async function start(file: number, more: object = {}) {
  const { data } = await check(file)
  const { headings, columns } = data
  const { body } = await member.ask('POST', '/ua/upload/article/file/start', { file, headings, columns, ...more })
  await product.settled()
  return body.data.task as number
}
const stored = async () => {
  const { rows } = await sql<{ title: string; media: string; sentiment: number; reads: number | null; at: string }>`
    select a.title, m.name as media, a.sentiment, a.reads, to_char(a.published_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as at
    from articles a join media m on m.id = a.media_id where a.only_org = ${orgId} order by a.title`.execute(
    product.databases.worker,
  )
  return rows
}
const inMonitor = async () => {
  const question = { monitor, from: '2026-09-01T00:00:00Z', to: '2026-11-29T00:00:00Z' }
  const { body } = await member.ask('POST', '/inews/monitorArticle/list', question)
  return body.data.list.map((row: { title: string }) => row.title)
}

test('an article written by hand goes into the chosen monitors, whatever their rules want', async () => {
  const article = {
    title: '手工录入',
    body: '一篇手工录入的文章。',
    media: '内部通讯',
    publishedAt: '2026-11-02 08:30',
  }
  const { body } = await member.ask('POST', '/ua/upload/article/enter', { article, monitors: [monitor], labels: [] })
  expect(body.data).toEqual({ accepted: 1, same: [], refused: [], leftOut: [] })
  await product.settled()
  expect(await inMonitor()).toEqual(['手工录入'])
  const wrong = await member.ask('POST', '/ua/upload/article/enter', { article: { title: '' }, monitors: [] })
  expect(wrong.body.data.refused[0]).toMatchObject({ field: 'title' })
  const foreign = await member.ask('POST', '/ua/upload/article/enter', { article, monitors: [999_999] })
  expect(foreign.body.problems[0]).toMatchObject({ field: 'monitors', key: 'intake.monitorMissing' })
})

test('a table as spreadsheet programs write it is understood, its bad rows come back with the reason, and a second time it adds nothing', async () => {
  const table = Buffer.from(
    '\uFEFF标题;正文;媒体类型;媒体;发布时间;情感;阅读\n上传甲;甲的正文;微信;观潮号;2026-11-03 09:00;负面;1200\n;;微信;观潮号;2026-11-03 09:00;;\n上传乙;乙的正文;网站;乙网;昨天的明天;;\n',
    'utf16le',
  )
  const file = await send('舆情.csv', table)
  const { data } = await check(file)
  expect(data).toMatchObject({ rows: 3, faultyRows: 2, remembered: false })
  expect(data.first[0]).toMatchObject({
    title: '上传甲',
    mediaType: 'weixin',
    sentiment: -1,
    publishedAt: '2026-11-03T01:00:00.000Z',
    problem: null,
  })
  expect(data.first[2].problem).toContain('发布时间')
  const before = (await stored()).length
  const task = await start(file, { monitors: [monitor] })
  expect(await stored()).toContainEqual({
    title: '上传甲',
    media: '观潮号',
    sentiment: -1,
    reads: 1200,
    at: '2026-11-03 09:00',
  })
  expect(await inMonitor()).toContain('上传甲')
  const { body: uploads } = await member.ask('POST', '/ua/upload/article/list', {})
  expect(uploads.data.list[0]).toMatchObject({ id: task, file: '舆情.csv', state: 'done', accepted: 1, refused: 2 })
  const refused = await member.ask('GET', `/inews/task/${task}/result`)
  expect(refused.status).toBe(200)
  await start(await send('舆情.csv', table))
  expect((await stored()).length).toBe(before + 1)
})

test('which column is which is remembered for tables with the same headings', async () => {
  const table = '甲列,乙列\n记住的标题,记住的正文\n'
  const file = await send('a.csv', table)
  expect((await check(file)).data.columns).toEqual([null, null])
  const headings = ['甲列', '乙列']
  await member.ask('POST', '/ua/upload/article/file/start', { file, headings, columns: ['title', 'body'] })
  expect((await check(await send('b.csv', table))).data).toMatchObject({ columns: ['title', 'body'], remembered: true })
})

test('JSON lines are read gzipped too; a line that is none is refused alone', async () => {
  const lines = [
    { title: '行一', body: '行一正文', time: '2026-11-04T00:00:00Z' },
    null,
    { title: '行二', body: '行二正文' },
  ]
  const text = lines.map(line => (line ? JSON.stringify(line) : '{broken')).join('\n')
  await start(await send('items.jsonl.gz', gzipSync(text)))
  const titles = (await stored()).map(({ title }) => title)
  expect(titles).toEqual(expect.arrayContaining(['行一', '行二']))
  const { body } = await member.ask('POST', '/ua/upload/article/list', {})
  expect(body.data.list[0]).toMatchObject({ accepted: 2, refused: 1 })
})

test.each([
  ['damaged.csv.gz', Buffer.concat([gzipSync('标题\n甲'.repeat(1_000)).subarray(0, 40)])],
  ['empty.csv', '标题,正文\n'],
  ['old.jsonl', '\n\n'],
])('%s is refused with a sentence that names the file', async (name, content) => {
  const answer = await check(await send(name, content))
  expect(answer.problems[0].field).toBe('file')
})

test('a bomb is not unpacked to its end', async () => {
  const bomb = gzipSync(Buffer.alloc(100 * 1024 * 1024, 97))
  const answer = await check(await send('bomb.csv.gz', bomb))
  expect(answer.problems[0].key).toMatch(/^platform\.sheet/)
})

test('a page is read as collection reads it, to be entered; an address inside the own network is not', async () => {
  const server = createServer(
    (_, reply) =>
      void reply
        .setHeader('content-type', 'text/html; charset=utf-8')
        .end(
          `<title>港口扩建</title><article><h1>港口扩建</h1><p>${'港口扩建工程今天开工，预计两年完成。'.repeat(20)}</p></article>`,
        ),
  )
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  product.trustedHosts.add(host)
  const page = await member.ask('POST', '/ua/upload/article/read', { url: `http://${host}/a` })
  server.close()
  expect(page.body.data).toMatchObject({ title: '港口扩建', url: `http://${host}/a` })
  expect(page.body.data.body).toContain('预计两年完成')
  const { body } = await member.ask('POST', '/ua/upload/article/read', { url: 'http://127.0.0.1:1/' })
  expect(body.problems[0]).toMatchObject({ field: 'url', key: 'intake.pageUnreadable' })
})

test('a template comes as a table, too', async () => {
  for (const kind of ['csv', 'xlsx'])
    expect((await member.ask('GET', `/ua/upload/article/template?kind=${kind}`)).status).toBe(200)
})

test('ids of nineteen digits are different ones however they are handed in, and one that lost its digits is refused by name', async () => {
  const [one, other] = ['7012345678901234567', '7012345678901234568']
  const before = (await stored()).length
  const items = [one, other].map(id => `{"sourceId":${id},"title":"长号 ${id}","body":"${id} 号。"}`)
  const pushed = await member.ask('POST', '/ua/upload/article/addBatch', Buffer.from(`{"items":[${items}]}`), {
    'content-type': 'application/json',
  })
  expect(pushed.body.data).toMatchObject({ accepted: 2, same: [], refused: [] })
  const added = await member.ask('POST', '/ua/upload/article/add', Buffer.from(items[0] as string), {
    'content-type': 'application/json',
  })
  expect(added.body.data).toMatchObject({ accepted: 1 })
  await start(await send('long.jsonl', items.join('\n')))
  await product.settled()
  // The push, and a file, whose name is part of what its articles are known by.
  expect((await stored()).length).toBe(before + 4)
  const row = (n: number, id: string) =>
    `<row r="${n}"><c t="inlineStr"><is><t>表格 ${n}</t></is></c><c t="inlineStr"><is><t>第 ${n} 行。</t></is></c>${id}</row>`
  const table = await workbook(
    sheetXml(
      `<row r="1"><c t="inlineStr"><is><t>标题</t></is></c><c t="inlineStr"><is><t>正文</t></is></c><c t="inlineStr"><is><t>编号</t></is></c></row>${row(2, `<c><v>${one}</v></c>`)}${row(3, '<c><v>7.01234567890123E+18</v></c>')}`,
    ),
  )
  const { data } = await check(await send('long.xlsx', table))
  expect(data).toMatchObject({ rows: 2, faultyRows: 1 })
  expect(data.first[0].problem).toBeNull()
  expect(data.first[1].problem).toContain('文本')
})

test('what is pushed is taken as it is written: counts, names in angle brackets, the marks of addresses; a time that cannot be is named', async () => {
  const text = (n: number) => `第${n}段，说的是${String.fromCodePoint(0x5e00 + 37 * n).repeat(20)}。`
  const of = (n: number, more: object) => ({ title: `如实 ${n}`, body: text(n), media: '如实日报', ...more })
  const at = (name: string) => `https://paper.example/${name}`
  const { body } = await member.ask('POST', '/ua/upload/article/addBatch', {
    source: '如实',
    items: [
      of(1, { sourceId: 'a', reads: '8万+', likes: '2.5亿', comments: '3,456' }),
      of(2, { sourceId: 'b', reads: '不少', shares: '7.2k' }),
      of(3, { sourceId: 'c', title: '如实 3 Map<string, Dog> 与 <Cell>' }),
      of(4, { url: `${at('d?SerialNo=4')}&fbclid=x#comments` }),
      of(4, { url: at('d?SerialNo=4#wechat_redirect') }),
      of(5, { url: at('d?SerialNo=5') }),
      of(6, { sourceId: 'f', publishedAt: '0001-01-01T00:00:00Z' }),
    ],
  })
  expect(body.data).toMatchObject({ accepted: 5, same: [{ position: 4, as: 3 }] })
  expect(body.data.refused).toMatchObject([{ position: 6, field: 'publishedAt' }])
  expect(body.data.leftOut).toMatchObject([{ position: 1, field: 'reads' }])
  await product.settled()
  const { rows } = await sql`
    select title, reads, likes, shares, comments, extra -> 'atLeast' as "atLeast" from articles
    where only_org = ${orgId} and title like '如实 %' order by title`.execute(product.databases.worker)
  const none = { reads: null, likes: null, shares: null, comments: null, atLeast: null }
  expect(rows).toEqual([
    { ...none, title: '如实 1', reads: 80_000, likes: 250_000_000, comments: 3_456, atLeast: { reads: 80_000 } },
    { ...none, title: '如实 2', shares: 7_200 },
    { ...none, title: '如实 3 Map<string, Dog> 与 <Cell>' },
    { ...none, title: '如实 4' },
    { ...none, title: '如实 5' },
  ])
})

test('rows that are one article are counted and named, by the row they are the same as', async () => {
  const cells = ['甲,x1', '乙,x2', '甲之二,x1', ',x4', '丙,x3', '甲之三,x1']
  const file = await send('same.csv', `标题,编号\n${cells.join('\n')}\n`)
  expect((await check(file)).data).toMatchObject({ rows: 6, faultyRows: 1, sameRows: 2 })
  const task = await start(file)
  const { body } = await member.ask('POST', '/ua/upload/article/list', {})
  expect(body.data.list[0]).toMatchObject({ accepted: 3, same: 2, refused: 1 })
  const result = await product.app.inject({
    url: `/inews/task/${task}/result`,
    headers: {
      ...{ host: hostOfTests, orgid: String(orgId) },
      authorization: `Bearer ${await member.freshToken()}`,
    },
  })
  const rows = await readAll(sourceOf(result.rawPayload))
  expect(rows.map(({ cells: [number, why] }) => [number, why]).slice(1)).toEqual([
    ['4', '与第 2 行是同一篇文章'],
    ['5', '标题：标题和正文不能都为空'],
    ['7', '与第 2 行是同一篇文章'],
  ])
})

test('a call that brings one article twice says so', async () => {
  const items = ['a', 'b', 'a', 'a'].map(sourceId => ({ sourceId, title: `同一篇 ${sourceId}` }))
  const { body } = await member.ask('POST', '/ua/upload/article/addBatch', { items })
  expect(body.data).toMatchObject({
    accepted: 2,
    same: [
      { position: 2, as: 0 },
      { position: 3, as: 0 },
    ],
  })
})

test('counts as platforms show them are numbers, and what is none is named and keeps no row out', async () => {
  const cells = ['数甲,20万+', '数乙,3.6万', '数丙,"12,345"', '数丁,50000+', '数戊,很多']
  const file = await send('counts.csv', `标题,阅读\n${cells.join('\n')}\n`)
  const { data } = await check(file)
  expect(data).toMatchObject({ rows: 5, faultyRows: 0 })
  expect(data.first[4]).toMatchObject({ title: '数戊', problem: null, leftOut: [expect.stringContaining('阅读')] })
  await start(file)
  const reads = (await stored()).filter(({ title }) => /^数.$/.test(title)).map(({ title, reads }) => [title, reads])
  expect(reads.sort()).toEqual(
    [
      ['数甲', 200_000],
      ['数乙', 36_000],
      ['数丙', 12_345],
      ['数丁', 50_000],
      ['数戊', null],
    ].sort(),
  )
  const { body } = await member.ask('POST', '/ua/upload/article/add', { title: '数己', reads: '7.8k', likes: '不详' })
  expect(body.data).toMatchObject({ accepted: 1, refused: [], leftOut: [{ field: 'likes' }] })
})

test('a title above the headings and a line for Excel are passed over', async () => {
  await start(await send('above.csv', 'sep=;\n某局舆情表;;\n标题;正文;编号\n上有标题甲;一,二;1\n上有标题乙;三;2\n'))
  const titles = (await stored()).map(({ title }) => title)
  expect(titles).toEqual(expect.arrayContaining(['上有标题甲', '上有标题乙']))
  expect(titles).not.toContain('标题')
})

test('encoding, separator and the row of headings are found, and can be chosen', async () => {
  const file = await send('form.csv', '甲列|乙列\n一|二\n标题|正文\n选定的标题|正文,带逗号\n')
  expect((await check(file)).data).toMatchObject({
    form: { encoding: 'utf-8', separator: ',', headingRow: 1 },
    headings: ['甲列|乙列'],
  })
  const form = { separator: '|', headingRow: 3, encoding: 'utf-8' }
  const { data } = await check(file, null, form)
  expect(data).toMatchObject({ form, headings: ['标题', '正文'], columns: ['title', 'body'], rows: 1 })
  await start(file, { form, headings: data.headings, columns: data.columns })
  expect((await stored()).map(({ title }) => title)).toContain('选定的标题')
  const wrong = await check(file, null, { encoding: 'big5' })
  expect(wrong.data.form.encoding).toBe('big5')
  expect(wrong.data.headings[0]).not.toContain('甲列')
  const refused = await check(file, null, { encoding: 'klingon' })
  expect(refused.problems[0].field).toContain('encoding')
})

test('a heading row that is the last one leaves nothing to take', async () => {
  const answer = await check(await send('last.csv', '甲,一\n乙,二\n标题,正文\n'), null, { headingRow: 3 })
  expect(answer.problems[0]).toMatchObject({ field: 'file', key: 'intake.emptyFile' })
  const beyond = await check(await send('last.csv', '标题,正文\n甲,一\n'), null, { headingRow: 9 })
  expect(beyond.problems[0]).toMatchObject({ field: 'file', key: 'intake.emptyFile' })
})

test('a file with tabs is taken by its name', async () => {
  await start(await send('tabs.tsv', '标题\t正文\n制表符甲\t一,二\n'))
  expect((await stored()).map(({ title }) => title)).toContain('制表符甲')
})

test('a heading row that is the last one, below titles, leaves nothing to take without anybody saying where it is', async () => {
  const answer = await check(await send('last.csv', '某局舆情表\n2026年11月\n标题,正文,媒体\n'))
  expect(answer.problems[0]).toMatchObject({ field: 'file', key: 'intake.emptyFile' })
})

test('a file of 100,000 equal ids is one article, and says so before anything is taken', async () => {
  const lines = Array.from({ length: 100_000 }, (_, n) => `{"id":5012345678901234567,"title":"同号 ${n}"}`)
  const { data } = await check(await send('equal.jsonl', lines.join('\n')))
  expect(data).toMatchObject({ rows: 100_000, faultyRows: 0, sameRows: 99_999 })
})

test.each([
  ['zero-width signs', '\u200b\u200c\u2060'],
  ['controls and directions', '\u0007\u202e\u2066\u2069'],
  ['fillers and blanks', '\u3164\u2800\u00ad \u3000'],
])(
  'a title of nothing but %s is none: without a text the article is named, with one its first sentence stands there',
  async (_, title) => {
    const item = { sourceId: `invisible ${title}`, title }
    const { body } = await member.ask('POST', '/ua/upload/article/addBatch', {
      items: [item, { ...item, body: '无形标题的正文。第二句。' }],
    })
    expect(body.data).toMatchObject({ accepted: 1, refused: [{ position: 0, field: 'title' }] })
    await product.settled()
    expect((await stored()).map(one => one.title)).toContain('无形标题的正文。')
  },
)

test('a rule of 10,000 apostrophes is a word as any other, and finds nothing that has none', async () => {
  for (const rule of ["'".repeat(10_000), '’'.repeat(10_000), `标题+${"'".repeat(9_990)}`]) {
    const { body } = await member.ask('POST', '/inews/monitor', { kind: 'item', name: '撇号', rule })
    expect(body.data).toMatchObject({ rule })
    await product.settled()
    const question = { monitor: body.data.id, from: '2026-09-01T00:00:00Z', to: '2026-11-29T00:00:00Z' }
    expect((await member.ask('POST', '/inews/monitorArticle/list', question)).body.data.total).toBe(0)
  }
})

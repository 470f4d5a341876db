// An export from its order to its file, over HTTP on a real database: the rows are those of the list, whoever is killed on the way.
import { purgeDownloads } from '@guanlan/features/handling/exports/server'
import { cancelTask } from '@guanlan/platform/server'
import { testFiles } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { fields, linesOf, openExports, path, range, whole } from './testing/exports.ts'

const { as, databases, member, arrive, idsOf, finish, order, recordOf, made, limit, used } = openExports()

describe('the whole of a list', () => {
  test('is a file with as many rows as the list has, in its order, with the question in words', async () => {
    await arrive(30)
    const { record, text } = await made(whole())
    expect(linesOf(text)).toEqual(['标题,情感', ...Array.from({ length: 30 }, (_, n) => `第${30 - n}篇,负面`)])
    expect(record).toMatchObject({ state: 'done', rows: 30, rowsDone: 30, format: 'csv', isMine: true, pinned: false })
    expect(record.bytes).toBe(Buffer.byteLength(text))
    expect(record.about).toContainEqual({ label: '监测项', value: '青麓' })
    expect(record.fileName).toMatch(/^青麓 2026-.*\.csv$/)
  })

  test('is that of the moment of the order: what changes until it is made changes nothing', async () => {
    await arrive(5)
    const { data } = await order(whole())
    const [id = 0] = await idsOf()
    await member('POST', '/inews/data/monitorArticle/remove', { idList: [id] })
    await arrive(3, { title: '后来的', publishedAt: new Date('2026-11-20T23:00:00Z') })
    await finish()
    expect(linesOf((await member('GET', `${path}/file/${data.id}`)).file)).toHaveLength(6)
  })

  test('folded has a row a story, and otherwise one an article', async () => {
    await arrive(3, { title: '同一件事', body: '同一件事的正文'.repeat(40) })
    const total = async (fold: boolean) =>
      (await member('POST', '/inews/monitorArticle/list', { ...range, monitor: 700, fold })).data.total
    for (const fold of [true, false]) expect((await made(whole({ fold }))).record.rows).toBe(await total(fold))
    expect(await total(true)).toBe(1)
  })

  test('has the columns in their order and under their names, with what people made of the article', async () => {
    await arrive(1, { url: 'https://example.com/1', likes: 2, shares: 3, keywords: ['车门', '召回'], reads: 40 })
    const [id = 0] = await idsOf()
    await sql`insert into labels (org_id, id, name) overriding system value values (7, 1, '重点')`.execute(
      databases().worker,
    )
    await member('POST', '/inews/data/monitorArticle/labels', { idList: [id], labels: [1] })
    await member('POST', `/inews/data/monitorArticle/${id}/notes`, { text: '已核实' })
    const all = [
      { key: 'reads' },
      { key: 'title', title: '新闻标题' },
      ...fields(
        'labels',
        'monitors',
        'keywords',
        'interactions',
        'level',
        'mediaType',
        'publishedAt',
        'reach',
        'copies',
        'notes',
        'review',
        'body',
      ),
    ]
    const { text } = await made({ ...whole(), fields: all })
    expect(linesOf(text)).toEqual([
      '阅读数,新闻标题,标签,监测项,关键词,互动量,负面级别,媒体类型,发布时间,预计触达,相似文章数,批注,审核,正文',
      '40,第1篇,重点,青麓,车门、召回,5,严重,网页,2026-11-20 08:00:00,40,0,已核实,未审核,正文一',
    ])
  })
})

test('what is known of a time or a count by half stands so in lists, in the reading pane and in files', async () => {
  const extra = { time: { written: '0001-01-01', of: 'arrival' }, atLeast: { reads: 100_000, likes: 700 } }
  await arrive(1, { reads: 100_000, likes: 800, extra })
  await arrive(1, { reads: 100_000, extra: null, title: '另一篇' })
  const { list } = (await member('POST', '/inews/monitorArticle/list', { ...range, monitor: 700 })).data
  const known = list.map((row: { timeOfArrival: boolean; atLeast: string[] }) => [row.timeOfArrival, row.atLeast])
  expect(known).toEqual(
    expect.arrayContaining([
      [true, ['reads']],
      [false, []],
    ]),
  )
  const [id] = list.filter((row: { timeOfArrival: boolean }) => row.timeOfArrival).map((row: { id: number }) => row.id)
  const { timeInfo, interactionInfo } = (await member('GET', `/inews/monitorArticle/articles/${id}`)).data
  expect([timeInfo.ofArrival, interactionInfo.atLeast]).toEqual([true, ['reads']])
  const { text } = await made({ ...whole(), fields: fields('title', 'timeOfArrival', 'reads', 'likes') })
  expect(linesOf(text).toSorted()).toEqual(
    ['另一篇,,100000,', '标题,发布时间说明,阅读数,点赞数', '第1篇,到达时间,100000+,800'].toSorted(),
  )
  await sql`insert into article_edits (org_id, article_id, published_at, updated_at, dated_at) values (7, ${id}, ${range.from}, now(), ${range.from})`.execute(
    databases().worker,
  )
  expect((await member('GET', `/inews/monitorArticle/articles/${id}`)).data.timeInfo.ofArrival).toBe(false)
  expect((await made({ ...whole(), fields: fields('timeOfArrival') })).text).not.toContain('到达时间')
})

test('those that were ticked are in the file, in the order they were named; a stranger’s are not', async () => {
  await arrive(4)
  const [a = 0, b = 0, c = 0] = await idsOf()
  const ticked = { ticked: { idList: [c, a], monitor: 700 }, fields: fields('title'), format: 'jsonl' }
  const { text } = await made(ticked)
  expect(text).toBe('{"title":"第2篇"}\n{"title":"第4篇"}\n')
  expect(b).toBeGreaterThan(0)
  await databases().worker.deleteFrom('org_articles').where('org_id', '=', 8).execute()
  const { problems } = await order({ ...ticked, ticked: { idList: [a] } }, as('member', 8))
  expect(problems).toMatchObject([{ key: 'exports.articlesMissing', field: 'ticked' }])
})

describe('an order', () => {
  test.each([
    ['nothing', {}, 'articles.selectData', 'ticked'],
    ['a field twice', { fields: fields('title', 'title') }, 'exports.fieldDoubled', 'fields'],
    ['an unknown field', { fields: fields('secret') }, 'exports.fieldUnknown', 'fields.0.key'],
    ['an unknown format', { format: 'exe' }, 'exports.formatUnknown', 'format'],
    [
      'more than 90 days',
      { whole: { question: { from: '2026-01-01T00:00:00Z', to: range.to }, until: range.to } },
      'articles.rangeTooLong',
      'to',
    ],
  ])('of %s is refused by the name of the field', async (name, more, key, field) => {
    const body = name === 'nothing' ? { fields: fields('title') } : { ...whole(), ...more }
    const { problems } = await order(body)
    expect(problems).toMatchObject([{ key, field }])
  })

  test('of no rows, or of more than one may have, is refused before it starts', async () => {
    expect((await order(whole())).key).toBe('exports.nothing')
    await arrive(3)
    await limit('eachDownloadCount', 2)
    const { key, msg } = await order(whole())
    expect([key, msg]).toEqual(['exports.tooManyRows', expect.stringContaining('共 3 条，超过单次可导出的 2 条')])
    expect((await member('POST', `${path}/preview`, whole())).data).toMatchObject({ rows: 3, problem: msg })
    expect((await member('GET', path)).data.total).toBe(0)
  })

  test('above the level of the organisation is refused with the names of the fields', async () => {
    await arrive(1)
    await limit('downloadFieldLevel', 1)
    const { http, msg } = await order({ ...whole(), fields: fields('title', 'body', 'reach') })
    expect([http, msg]).toEqual([403, expect.stringContaining('正文、预计触达')])
    expect((await made(whole())).record.state).toBe('done')
    expect((await member('GET', `${path}/options`)).data).toMatchObject({ level: 1 })
  })

  test('given twice within a minute is one, and spends one', async () => {
    await arrive(2)
    await limit('downloadCount', 2)
    const body = whole()
    const [first, second] = await Promise.all([order(body), order(body)])
    expect(first.data.id).toBe(second.data.id)
    expect(await used()).toBe(1)
    expect((await member('GET', `${path}/options`)).data).toMatchObject({ ordersLeft: 1, ordersADay: 2 })
  })

  test('is given back when it is cancelled, by whichever way, and leaves nothing', async () => {
    await arrive(2)
    await limit('downloadCount', 1)
    const { data } = await order(whole())
    expect((await order({ ...whole(), fileName: '另一份' })).http).toBe(403)
    await databases()
      .worker.transaction()
      .execute(async db => {
        const { rows } = await sql<{ id: number }>`select task_id::int as id from downloads`.execute(db)
        await cancelTask({ orgId: 7, db }, rows[0]?.id ?? 0)
      })
    expect(await used()).toBe(0)
    expect((await recordOf(data.id)).state).toBe('cancelled')
    await purgeDownloads(databases().worker, await testFiles())
    const { rows } = await sql`select 1 from download_rows`.execute(databases().worker)
    expect(rows).toEqual([])
    const again = await member('POST', `${path}/${data.id}/again`)
    expect(again.data).toMatchObject({ state: 'waiting', rows: 2 })
    expect((await member('POST', `${path}/${again.data.id}/cancel`)).data.state).toBe('cancelled')
  })

  test('tells beforehand what it gives: rows, size, and the first as they will stand', async () => {
    await arrive(8)
    const { data } = await member('POST', `${path}/preview`, { ...whole(), format: 'xlsx' })
    expect(data).toMatchObject({
      rows: 8,
      problem: null,
      columns: [{ key: 'title', title: '标题' }, { key: 'sentiment' }],
    })
    expect(data.first).toHaveLength(5)
    expect(data.first[0]).toEqual(['第8篇', '负面'])
    expect(data.bytes).toBeGreaterThan(100)
  })

  test('is not for readers, and another organisation gets nothing of it', async () => {
    await arrive(1)
    expect((await order(whole(), as('reader'))).http).toBe(403)
    const { record } = await made(whole())
    const stranger = as('orgAdmin', 8)
    expect((await stranger('GET', `${path}/file/${record.id}`)).http).toBe(404)
    expect((await stranger('POST', `${path}/${record.id}/again`)).http).toBe(404)
    expect((await stranger('GET', path)).data.total).toBe(0)
  })
})

test('a file is fetched in parts, as long as it is the same file', async () => {
  await arrive(3)
  const { record, text } = await made(whole())
  const get = (headers: object) => member('GET', `${path}/file/${record.id}`, undefined, headers)
  const all = await get({})
  expect(all.headers['content-disposition']).toContain(encodeURIComponent('青麓'))
  const { etag } = all.headers
  const part = await get({ range: 'bytes=5-', 'if-range': etag })
  expect([part.http, part.headers['content-range']]).toEqual([206, `bytes 5-${record.bytes! - 1}/${record.bytes}`])
  expect((await get({ range: 'bytes=5-', 'if-range': '"other"' })).http).toBe(200)
  expect((await get({ range: 'bytes=100000-' })).http).toBe(416)
  expect(text).toContain('第1篇')
})

test('a search that was not at its end when it was ordered is walked on, none missed and none twice', async () => {
  await arrive(40, { title: '潮位', hits: [] })
  const search = whole({ monitor: undefined, fold: false })
  const { data } = await order({ ...search, whole: { ...search.whole, query: '潮位' }, fields: fields('body') })
  // As it stands after an order that found no end: nothing kept, nothing counted.
  await sql`delete from download_rows`.execute(databases().worker)
  await sql`update downloads set row_count = null`.execute(databases().worker)
  await finish()
  const record = await recordOf(data.id)
  expect(record).toMatchObject({ rows: 40, rowsDone: 40, state: 'done' })
  const lines = linesOf((await member('GET', `${path}/file/${data.id}`)).file).slice(1)
  expect(new Set(lines).size).toBe(40)
})

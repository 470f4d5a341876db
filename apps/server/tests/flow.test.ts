import { gzipSync } from 'node:zlib'
import { evaluate, parse } from '@guanlan/engine/rules'
import { canonicalise } from '@guanlan/engine/text'
import { articlesOf } from '@guanlan/pipeline'
import { migratedDatabase } from '@guanlan/platform/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, openProduct, type Product, type Reply } from './product.ts'

let product: Product
let member: Caller
const range = { from: '2026-11-01T00:00:00Z', to: '2026-11-30T00:00:00Z' }

beforeAll(async () => {
  const database = await migratedDatabase()
  product = await openProduct(database.url)
  member = await product.member(21, 'member@example.com', 'orgAdmin')
  return () => database.drop()
})
afterAll(() => product.close())

const article = (more: object) => ({
  title: '云锦茶业发布新品',
  body: '云锦茶业今天发布了三款新茶。',
  media: '青麓日报',
  publishedAt: '2026-11-10 08:00:00',
  ...more,
})
const handIn = (items: unknown[]) => member.ask('POST', '/ua/upload/article/addBatch', { items })
async function monitor(name: string, rule: string): Promise<number> {
  const made = await member.ask('POST', '/inews/monitor', { kind: 'item', name, rule })
  expect(made.body.msg).toBe('')
  await product.settled()
  return made.body.data.id
}
const list = async (id: number | undefined, more: object = {}): Promise<Reply> =>
  (await member.ask('POST', '/inews/monitorArticle/list', { ...range, monitor: id, pageSize: 200, ...more })).body.data

describe('an article', () => {
  test('handed in twice is there once, with the newer counts', async () => {
    const id = await monitor('云锦', '云锦茶业')
    await handIn([article({ sourceId: 'tea-1', likes: 3 })])
    await product.settled()
    await handIn([article({ sourceId: 'tea-1', likes: 9 })])
    await product.settled()
    expect(await list(id)).toMatchObject({ total: 1, list: [{ likes: 9 }] })
  })

  test('that arrives before the monitor is found by the filling, one that comes after by the matcher', async () => {
    await handIn([article({ sourceId: 'early', title: '雾凇列车首发' })])
    await product.settled()
    const id = await monitor('雾凇', '雾凇列车')
    expect((await list(id)).total).toBe(1)
    await handIn([article({ sourceId: 'late', title: '雾凇列车加开' })])
    await product.settled()
    expect((await list(id)).total).toBe(2)
  })

  test('comes with the words that wanted it, in the places where the reader sees them', async () => {
    await handIn([
      article({ sourceId: 'marked', title: '「岚　山」電車延誤', body: '<script>alert(1)</script>電車在岚山站延误。' }),
    ])
    const id = await monitor('岚山', '岚山+电车')
    const [row] = (await list(id)).list
    expect(row.titleHits.map((hit: Reply) => row.title.slice(hit.from, hit.to))).toEqual(['岚 山', '電車'])
    const detail = await member.ask('GET', `/inews/monitorArticle/articles/${row.id}`)
    const { body } = detail.body.data.baseInfo
    expect(detail.body.data.bodyHits.map((hit: Reply) => body.slice(hit.from, hit.to))).toEqual(['電車', '岚山'])
    // Kept as it was written: the screen shows text, never markup.
    expect(body).toContain('<script>')
  })
})

describe('a batch', () => {
  test('keeps its good articles and names the bad ones', async () => {
    const reply = await handIn([
      article({ sourceId: 'good-1' }),
      { body: '' },
      'not an article',
      article({ publishedAt: '0000-01-01' }),
      article({ publishedAt: '9999-12-31T00:00:00Z' }),
      article({ region: -4 }),
      article({ mediaType: 'telegraph' }),
      article({ sourceId: 'good-2', title: 'half \ud83d and zero \u0000', publishedAt: undefined }),
    ])
    expect(reply.body.data.accepted).toBe(2)
    expect(reply.body.data.refused.map((item: Reply) => [item.position, item.field, item.msg])).toEqual([
      [1, 'title', '标题和正文不能都为空'],
      [2, '', '不是一个对象'],
      [3, 'publishedAt', '发布时间早于 1990 年或晚于明天'],
      [4, 'publishedAt', '发布时间早于 1990 年或晚于明天'],
      [5, 'region', '数值超出范围'],
      [6, 'mediaType', '媒体类型须为以下之一：web、press、broadcast、weibo、weixin、app、fmn、bbs、comment、program'],
    ])
  })

  test('that is no JSON is refused in words', async () => {
    const reply = await member.ask('POST', '/ua/upload/article/addBatch', '{"items":[', {
      'content-type': 'application/json',
      'accept-language': 'en',
    })
    expect(reply).toMatchObject({
      status: 400,
      body: { key: 'platform.malformed', msg: 'The body could not be read: it is not valid JSON' },
    })
  })

  test('that is packed is refused, never unpacked', async () => {
    const packed = gzipSync(JSON.stringify({ items: [article({ body: 'x'.repeat(64 * 1024 * 1024) })] }))
    for (const [type, status] of [
      ['application/json', 400],
      ['application/gzip', 400],
    ] as const) {
      const reply = await member.ask('POST', '/ua/upload/article/addBatch', packed, {
        'content-type': type,
        'content-encoding': 'gzip',
      })
      expect([type, reply.status]).toEqual([type, status])
    }
  })

  test('of fifty megabytes is refused by its size', async () => {
    const reply = await member.ask(
      'POST',
      '/ua/upload/article/addBatch',
      JSON.stringify({ items: [article({ body: '长'.repeat(18_000_000) })] }),
      { 'content-type': 'application/json' },
    )
    expect(reply).toMatchObject({ status: 413, body: { code: 1008 } })
  })
})

describe('a monitor', () => {
  test('lists exactly what the definition finds in a newsroom of some hours', async () => {
    const minute = Math.floor(Date.parse('2026-11-12T00:00:00Z') / 60_000)
    const written = Array.from({ length: (process.env.GUANLAN_TESTS === 'long' ? 24 : 6) * 60 }, (_, n) =>
      articlesOf(minute + n),
    ).flat()
    for (let start = 0; start < written.length; start += 500) await handIn(written.slice(start, start + 500))
    await product.settled()
    const rules = ['鹭行|北驰', '车门+冻-(招聘|转让)', 't:召回', '车门{6}打不开', '鹭行^3', 'c:客服', '(车主+联名){12}']
    for (const [index, text] of rules.entries()) {
      const { rule } = parse(text)
      const expected = written.filter(raw => {
        const title = raw.title || (raw.body?.split(/(?<=[。！？!?])|\n/, 1)[0] ?? '').slice(0, 80).trim()
        return rule && evaluate(rule, { title: canonicalise(title), body: canonicalise(raw.body ?? '') })
      })
      const id = await monitor(`规则 ${index}`, text)
      const found = await list(id, { from: '2026-11-11T23:59:00Z', to: '2026-11-13T00:00:59Z' })
      expect(expected.length, text).toBeGreaterThan(0)
      expect([text, found.total]).toEqual([text, expected.length])
    }
  })

  test('that is changed loses what only the old rule wanted and gains the rest', async () => {
    await handIn([article({ sourceId: 'p1', title: '松针汽水' }), article({ sourceId: 'p2', title: '柏叶汽水' })])
    await product.settled()
    const id = await monitor('汽水', '松针汽水')
    const changed = await member.ask('PUT', `/inews/monitor/${id}`, { kind: 'item', name: '汽水', rule: '柏叶汽水' })
    expect(changed.body.data.version).toBe(2)
    await product.settled()
    expect((await list(id)).list.map((row: Reply) => row.title)).toEqual(['柏叶汽水'])
    const history = await member.ask('GET', `/inews/monitor/History?id=${id}`)
    expect(history.body.data.map((one: Reply) => one.rule)).toEqual(['柏叶汽水', '松针汽水'])
    expect(history.body.data[0].changedBy).toBe('member@example.com')
  })

  test('with a wrong rule is refused with the sentence and the field', async () => {
    const reply = await member.ask('POST', '/inews/monitor', {
      kind: 'item',
      name: '错的',
      form: { groups: [{ words: 'a,b+c', frequency: 1 }] },
    })
    expect(reply).toMatchObject({
      status: 400,
      body: { problems: [{ field: 'form.groups.0.words', msg: '同一组监测词中不能同时出现“+”和“,”' }] },
    })
  })

  test('keeps its place between its neighbours', async () => {
    const make = async (name: string) =>
      (await member.ask('POST', '/inews/monitor', { kind: 'folder', name })).body.data.id as number
    const [a, b, c] = [await make('甲甲'), await make('乙乙'), await make('丙丙')]
    expect((await member.ask('PUT', `/inews/monitor/sort/${a}/${c}/${b}/0`)).status).toBe(200)
    const tree = (await member.ask('GET', '/inews/monitor')).body.data
    expect(tree.find((one: Reply) => one.id === c)).toMatchObject({ idPrev: a, idNext: b })
    expect((await member.ask('PUT', `/inews/monitor/sort/0/${a}/0/${a}`)).body.key).toBe('monitors.parentIsBelow')
  })

  test('with children is not removed; without them it is, and comes back', async () => {
    const parent = (await member.ask('POST', '/inews/monitor', { kind: 'folder', name: '上级' })).body.data.id
    const child = (await member.ask('POST', '/inews/monitor', { kind: 'folder', name: '下级', fatherId: parent })).body
      .data.id
    expect((await member.ask('DELETE', `/inews/monitor/${parent}`)).body).toMatchObject({
      code: 1006,
      msg: '存在子监测项，操作失败',
    })
    expect((await member.ask('DELETE', `/inews/monitor/${child}`)).status).toBe(200)
    expect((await member.ask('POST', `/inews/monitor/${child}/restore`)).body.data).toMatchObject({
      id: child,
      fatherId: parent,
    })
  })
})

describe('the numbers agree', () => {
  test('of the overview, its parts and the list behind each of them', async () => {
    const question = { from: '2026-11-12T00:00:00Z', to: '2026-11-13T00:00:00Z' }
    const overview = (await member.ask('POST', '/inews/monitorChart/overview', question)).body.data
    const total = async (filters: object[]) => (await list(undefined, { ...question, filters })).total
    expect(overview.total.count).toBeGreaterThan(50)
    expect(overview.total.positive + overview.total.neutral + overview.total.negative).toBe(overview.total.count)
    expect(overview.trend.reduce((sum: number, point: Reply) => sum + point.count, 0)).toBe(overview.total.count)
    expect(await total([])).toBe(overview.total.count)
    expect(await total([{ field: 'sentiment', is: 'is', values: ['-1'] }])).toBe(overview.total.negative)
    expect(await total([{ field: 'sentiment', is: 'isNot', values: ['-1'] }])).toBe(
      overview.total.count - overview.total.negative,
    )
    for (const part of overview.mediaTypes)
      expect(await total([{ field: 'mediaType', is: 'is', values: [part.mediaType] }])).toBe(part.count)
    const unmarked = await total([{ field: 'region', is: 'is', values: ['0'] }])
    expect(unmarked).toBeGreaterThan(0)
    expect(await total([{ field: 'region', is: 'isNot', values: ['0'] }])).toBe(overview.total.count - unmarked)
    const [medium] = overview.media
    expect(await total([{ field: 'media', is: 'is', values: [String(medium.mediaId)] }])).toBe(medium.count)
  })

  test('and a range of more than ninety days is refused', async () => {
    const reply = await member.ask('POST', '/inews/monitorArticle/list', {
      from: '2026-01-01T00:00:00Z',
      to: '2026-11-30T00:00:00Z',
    })
    expect(reply.body).toMatchObject({ code: 1003, msg: '所选时间超过 90 天', problems: [{ field: 'to' }] })
  })
})

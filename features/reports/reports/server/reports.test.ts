// Reports: made of a template block by block, with the figures of the list behind them, edited, and nobody else's.
import { countOf } from '@guanlan/features/articles/articles/server/questions'
import { articleQuery, filling, monitorServer, openMonitorSaves } from '@guanlan/features/monitors/monitors/server'
import { openDocuments, withScope } from '@guanlan/platform/server'
import { finishTasks, openFeature } from '@guanlan/platform/testing'
import { beforeEach, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import { type Behind, type Block, behindPoint, blockKinds, everyBlock, ReportDocument } from '../contract.ts'
import { reportsServer, reportsWorks } from './index.ts'

const noListener = { on: () => () => {}, onReconnect: () => {}, listening: async () => {}, close: async () => {} }
const { as, databases, undo } = openFeature(
  [reportsServer(openDocuments(null)), monitorServer(openMonitorSaves(noListener))],
  [
    'reports',
    'report_templates',
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
const hourMs = 3_600_000
const now = Date.now()
const ago = (hours: number) => new Date(now - hours * hourMs)
const templatesPath = '/inews/templateInfoV1'
const own = { period: 'own', from: ago(72).toISOString(), to: ago(1).toISOString() }
let monitor = 0

beforeEach(async () => {
  const articles = Array.from({ length: 30 }, (_, n) =>
    newArticle({
      title: `灯塔第${n}条`,
      body: `灯塔正文${String.fromCharCode(0x4e00 + n * 53).repeat(30)}`,
      media: n % 3 === 0 ? '青麓日报' : '观潮日报',
      mediaType: n % 5 === 0 ? 'weibo' : 'web',
      author: n % 5 === 0 ? '看海' : null,
      url: n === 0 ? 'javascript:alert(1)' : `https://example.com/${n}`,
      sentiment: n % 4 === 0 ? -1 : 0,
      publishedAt: ago(2 + n * 2),
    }),
  )
  await databases()
    .worker.transaction()
    .execute(tx => storeArticles(tx, articles, new Map()))
  monitor = (await member('POST', '/inews/monitor', { kind: 'item', name: '灯塔', rule: '灯塔' })).data.id
  await finishTasks(databases(), [filling()])
})

const finish = () => finishTasks(databases(), reportsWorks())
const add = (more: object = {}, by = member) =>
  by('POST', '/report/add', { reportName: '周报', templateId: 'weekly', monitors: [monitor], ...own, ...more })
async function made(more: object = {}) {
  const { reportId } = (await add(more)).data
  await finish()
  return (await member('GET', `/report/get/${reportId}`)).data
}
const blockOf = <K extends Block['kind']>(document: ReportDocument, kind: K) =>
  [...everyBlock(document.blocks)].find(block => block.kind === kind) as Extract<Block, { kind: K }>
const countBehind = (behind: Behind) =>
  withScope(databases().worker, { orgId: 7 }, async scope => countOf(scope, await articleQuery(scope, behind)))

/** Holds each point of each chart, each figure and each row of each table against the list that it opens. @returns how many there were */
async function figuresThatAgree(document: ReportDocument): Promise<number> {
  let looked = 0
  const agree = async (what: string, behind: Behind, value: unknown) => {
    expect([what, await countBehind(behind)]).toEqual([what, value])
    looked++
  }
  for (const block of everyBlock(document.blocks)) {
    if (block.kind === 'chart')
      for (const [series, { name, values }] of block.data.series.entries())
        for (const [row, value] of values.entries()) {
          const behind = behindPoint(block, { row, series })
          // An account has a list of its articles, and a figure of their interactions.
          if (behind && name !== '互动量') await agree(`${block.title} ${block.data.rows[row]} ${name}`, behind, value)
        }
    if (block.kind === 'figures')
      for (const { behind, name, value } of block.figures) if (behind) await agree(name, behind, value)
    if (block.kind === 'table')
      for (const [row, behind] of (block.behindRows ?? []).entries())
        if (behind)
          await agree(
            `${block.title} ${block.rows[row]?.[0]}`,
            behind,
            block.rows[row]?.find(cell => typeof cell === 'number'),
          )
    if (block.kind === 'articles' && block.behind) await agree(block.title, block.behind, block.total)
  }
  return looked
}

test('every figure of the weekly report is the total of the list behind it', async () => {
  const { document, state, made: count, blocks } = await made()
  expect([state, count]).toEqual(['draft', blocks])
  expect(ReportDocument.parse(document)).toEqual(document)
  const { figures } = blockOf(document, 'figures')
  expect(figures[0]).toMatchObject({ name: '总声量', value: 30 })
  for (const { behind, value } of figures) if (behind) expect(await countBehind(behind)).toBe(value)
  expect(await figuresThatAgree(document)).toBeGreaterThan(10)
  const list = blockOf(document, 'articles')
  expect(list).toMatchObject({ total: 8, title: '负面文章' })
  expect(await countBehind(list.behind as Behind)).toBe(8)
})

const everyKind = () =>
  blockKinds.map((kind, at) => ({
    id: `b${at}`,
    kind,
    most: 50,
    fold: false,
    ...(kind === 'columns' && { columns: [[{ id: 'c1', kind: 'figures' }], [{ id: 'c2', kind: 'compareTable' }]] }),
  }))

test('over several monitors every figure of every block is the total of the list it opens', async () => {
  const second = (await member('POST', '/inews/monitor', { kind: 'item', name: '七条', rule: '灯塔第7条' })).data.id
  await finishTasks(databases(), [filling()])
  const template = (await member('POST', templatesPath, { name: '全部', blocks: everyKind() })).data
  const { document } = await made({ templateId: template.id, monitors: [monitor, second] })
  const of = (title: string) =>
    [...everyBlock(document.blocks as Block[])].find(block => 'title' in block && block.title === title)
  expect(blockOf(document, 'figures').figures[0]).toMatchObject({ value: 30, behind: { monitors: [monitor, second] } })
  expect(of('监测项对比表')).toMatchObject({
    rows: [
      ['灯塔', 30, '96.8%', 0, 8, '26.7%', 0],
      ['七条', 1, '3.2%', 0, 0, '0.0%', 0],
    ],
  })
  expect(of('关键词命中')).toMatchObject({
    rows: [
      ['灯塔', 30, 30],
      ['灯塔第7条', 1, 1],
    ],
  })
  expect(blockOf(document, 'columns').columns.map(column => column.map(({ kind }) => kind))).toEqual([
    ['figures'],
    ['table'],
  ])
  const groups = of('负面分级分类') as Extract<Block, { kind: 'articles' }>
  expect(groups.articles).toHaveLength(8)
  expect(new Set(groups.articles.map(({ group }) => group)).size).toBeGreaterThan(0)
  const { rows, behind } = of('声量高峰的事件') as Extract<Block, { kind: 'table' }>
  const times = rows.map(([at]) => at)
  expect(times).toEqual([...times].sort())
  const inStories = rows.reduce((sum, row) => sum + Number(row[3]), 0)
  expect(inStories).toBe(await countBehind(behind as Behind))
  expect(await figuresThatAgree(document)).toBeGreaterThan(200)
})

test('every kind of block can be made, and nothing of an address but http leaves', async () => {
  const blocks = everyKind()
  const template = (await member('POST', templatesPath, { name: '全部', blocks })).data
  const { document } = await made({ templateId: template.id })
  expect(document.blocks.map(({ id }: Block) => id)).toEqual(blocks.map(({ id }) => id))
  expect(document.blocks.filter(({ kind }: Block) => kind === 'chart')).toHaveLength(10)
  const addresses = [...everyBlock(document.blocks as Block[])].flatMap(block =>
    block.kind === 'articles' ? block.articles.map(({ address }) => address) : [],
  )
  expect(addresses).toContain(null)
  expect(addresses.filter(address => address !== null && !address.startsWith('https://'))).toEqual([])
})

test('sentences are those of the numbers, in the language of who asked', async () => {
  const { reportId } = (await add({}, as('member', 7, 'en'))).data
  await finish()
  const { document } = (await member('GET', `/report/get/${reportId}`)).data
  const text = blockOf(document, 'text').paragraphs[0]?.runs[0]?.text
  expect(text).toMatch(/^There were 30 articles from 2 media, 26\.7% of them negative\. There is no period before/)
})

test('it compares with no period before of which a part alone is kept', async () => {
  // Of an organisation whose oldest article is so many hours old.
  const volumeBefore = async (hours: number, name: string) => {
    const old = newArticle({ title: `灯塔${name}`, body: `灯塔${name}`, publishedAt: ago(hours) })
    await databases()
      .worker.transaction()
      .execute(tx => storeArticles(tx, [old], new Map()))
    const { id } = (await member('POST', '/inews/monitor', { kind: 'item', name, rule: '灯塔' })).data
    await finishTasks(databases(), [filling()])
    return blockOf((await made({ monitors: [id] })).document, 'figures').figures[0]?.before
  }
  expect(await volumeBefore(80, '旧闻')).toBeNull()
  expect(await volumeBefore(200, '往年')).toBe(1)
})

test('figures are of the moment it was made: later articles change nothing until it is made again', async () => {
  const folder = (await member('POST', '/inews/monitor', { kind: 'folder', name: '海边' })).data.id
  const addItem = async (rule: string) => {
    await member('POST', '/inews/monitor', { kind: 'item', name: rule, rule, fatherId: folder })
    await finishTasks(databases(), [filling()])
  }
  await addItem('灯塔')
  const report = await made({ monitors: [folder], templateId: 'bare' })
  const late = newArticle({ title: '礁石新闻', body: '礁石', publishedAt: ago(3) })
  await databases()
    .worker.transaction()
    .execute(tx => storeArticles(tx, [late], new Map()))
  await addItem('礁石')
  const read = async () => (await member('GET', `/report/get/${report.id}`)).data
  const totalOf = ({ document }: { document: ReportDocument }) => blockOf(document, 'articles').total
  expect((await read()).document).toEqual(report.document)
  await member('POST', '/report/generate', { reportId: report.id })
  await finish()
  expect([totalOf(report), totalOf(await read())]).toEqual([30, 31])
})

test('an edited text is kept; a save based on an older version is refused; undo brings back', async () => {
  const report = await made()
  const text = blockOf(report.document, 'text')
  const edited = structuredClone(report.document)
  blockOf(edited, 'text').paragraphs = [{ style: 'plain', runs: [{ text: '改写的摘要', bold: true }] }]
  const change = { reportId: report.id, version: report.version, reportName: '改名', document: edited }
  const saved = await member('PUT', '/report/update', change)
  expect(saved.data).toMatchObject({ reportName: '改名', document: edited })
  expect(await member('PUT', '/report/update', change)).toMatchObject({ http: 409, key: 'platform.changedSince' })
  expect((await undo(saved.operation)).http).toBe(200)
  expect(blockOf((await member('GET', `/report/get/${report.id}`)).data.document, 'text')).toEqual(text)
})

test('while it is made it is not edited, and says how far it is', async () => {
  const { reportId, jobId } = (await add()).data
  const report = (await member('GET', `/report/get/${reportId}`)).data
  expect(report).toMatchObject({ state: 'making', made: 0, document: { blocks: [] } })
  const { version, document } = report
  expect(await member('PUT', '/report/update', { reportId, version, reportName: '甲', document })).toMatchObject({
    http: 409,
    key: 'reports.stillMaking',
  })
  expect((await member('GET', `/report/status/${jobId}`)).data).toMatchObject({ reportId, state: 'waiting', done: 0 })
  await finish()
  expect((await member('GET', `/report/status/${jobId}`)).data).toMatchObject({ state: 'done', done: 18, total: 18 })
})

test.each([
  ['no template', { templateId: null }, 'templateId', '模板不能为空'],
  ['a template that is gone', { templateId: 99_999 }, 'templateId', '模板不能为空'],
  ['no monitor', { monitors: [] }, 'monitors', '监测项不能为空'],
  ['a monitor that is gone', { monitors: [99_999] }, 'monitors', '监测项不存在或已删除'],
  ['no sentiment', { sentiments: [] }, 'sentiments', '情感不能为空'],
  ['91 days', { from: ago(91 * 24).toISOString() }, 'to', '时段最长 90 天'],
  ['a reversed period', { from: own.to, to: own.from }, 'to', '结束须晚于开始'],
])('%s is refused by the field', async (_, more, field, msg) => {
  expect(await add(more)).toMatchObject({ http: 400, problems: [{ field, msg }] })
})

test('templates are copied under free names, changed, operated in the older form, deleted and brought back', async () => {
  const first = (await member('POST', `${templatesPath}/copy`, { ready: 'brief' })).data
  const second = (await member('POST', `${templatesPath}/copy`, { id: first.id })).data
  expect([first.name, second.name]).toEqual(['简报', '简报 副本'])
  const changed = await member('PUT', templatesPath, { ...second, name: '我的', version: 1 })
  expect(changed.data).toMatchObject({ name: '我的', version: 2 })
  expect((await member('PUT', templatesPath, { ...second, name: '他的', version: 1 })).http).toBe(409)
  const { template } = (
    await member('POST', '/InewsReport/operateTemplate', {
      operate: 'create',
      template: { name: '丁', blocks: first.blocks },
    })
  ).data
  expect(
    (await member('POST', '/InewsReport/operateTemplate', { operate: 'delete', template: { id: template.id } })).http,
  ).toBe(200)
  const { data, operation } = await member('POST', `${templatesPath}/remove`, { allOf: {} })
  expect(data).toEqual({ changed: 2 })
  await undo(operation)
  expect((await member('GET', templatesPath)).data.total).toBe(2)
})

test('a template leaves as a file and comes back under a free name; other files are refused', async () => {
  const look = { accent: '#112233', watermark: '机密' }
  const first = (await member('POST', templatesPath, { name: '甲', blocks: everyKind(), look })).data
  const file = (await member('GET', `${templatesPath}/${first.id}/export`)).data
  const { data } = await member('POST', `${templatesPath}/import`, file)
  expect(data).toMatchObject({ name: '甲 副本', look, blocks: first.blocks })
  const other = as('orgAdmin', 8)
  expect((await other('GET', `${templatesPath}/${first.id}/export`)).http).toBe(404)
  expect((await other('POST', `${templatesPath}/import`, file)).data).toMatchObject({ name: '甲', version: 1 })
  for (const [wrong, msg] of [
    [{ format: 'x' }, '这不是报告模板文件'],
    [{ version: 2 }, '模板文件的版本不受支持'],
  ] as const)
    expect(await member('POST', `${templatesPath}/import`, { ...file, ...wrong })).toMatchObject({
      http: 400,
      problems: [{ msg }],
    })
  expect((await made({ templateId: first.id })).document.look).toEqual(look)
})

test('a template is looked at with the figures of one’s own, and nothing is kept', async () => {
  const ask = (more: object = {}, by = member) =>
    by('POST', `${templatesPath}/preview`, { name: '甲', blocks: everyKind(), monitors: [monitor], ...more })
  const { data } = await ask()
  expect(ReportDocument.parse(data).blocks).toHaveLength(blockKinds.length)
  expect(blockOf(data, 'figures').figures[0]).toMatchObject({ name: '总声量', value: 30 })
  expect((await member('POST', '/report/list', {})).data.total).toBe(0)
  expect(await ask({ monitors: [99_999] })).toMatchObject({ http: 400, problems: [{ field: 'monitors' }] })
  expect((await ask({}, as('reader'))).http).toBe(403)
  expect((await ask({}, as('orgAdmin', 8))).http).toBe(400)
})

test('readers read and change nothing; another organisation sees nothing', async () => {
  const { id, jobId } = await made()
  const reader = as('reader')
  const listed = await reader('POST', '/report/list', { like: '周' })
  expect(listed.data).toMatchObject({ total: 1, list: [{ id, state: 'draft', monitors: ['灯塔'], made: 18 }] })
  expect((await reader('GET', `/report/preview/${id}`)).http).toBe(200)
  expect((await add({}, reader)).http).toBe(403)
  const other = as('orgAdmin', 8)
  expect((await other('POST', '/report/list', {})).data.total).toBe(0)
  for (const path of [`/report/get/${id}`, `/report/preview/${id}`, `/report/status/${jobId}`])
    expect([path, (await other('GET', path)).http]).toEqual([path, 404])
  expect((await other('DELETE', '/report/delete', { ids: [id] })).data).toEqual({ changed: 0 })
})

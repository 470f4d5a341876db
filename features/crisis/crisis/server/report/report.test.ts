// The report of a crisis: an ordinary report, made of its records by the door of features/reports, on a real database.
import { Question } from '@guanlan/features/articles/articles/contract'
import { adopt } from '@guanlan/features/articles/articles/server/facts'
import { countsOf, queryOfQuestion } from '@guanlan/features/articles/articles/server/questions'
import { articleActionsServer } from '@guanlan/features/handling/article-actions/server'
import { shareServer } from '@guanlan/features/handling/shares/server'
import { monitorServer, openMonitorSaves } from '@guanlan/features/monitors/monitors/server'
import type { PlainBlock, ReportDocument } from '@guanlan/features/reports/reports/contract'
import { reportsServer, reportsWorks } from '@guanlan/features/reports/reports/server'
import { openDocuments, withScope } from '@guanlan/platform/server'
import { finishTasks, openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newArticle } from '../../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../../articles/articles/server/testing/store-articles.ts'
import { crisisBlocks, crisisServer } from '../index.ts'

const noListener = { on: () => () => {}, onReconnect: () => {}, listening: async () => {}, close: async () => {} }
const { as, databases, undo } = openFeature(
  [
    crisisServer({ follow() {} }),
    articleActionsServer,
    shareServer,
    monitorServer(openMonitorSaves(noListener)),
    reportsServer(openDocuments(null), [crisisBlocks]),
  ],
  ['report_templates', 'reports', 'deliveries', 'crises', 'crisis_levels', 'article_set_members', 'article_sets'],
)
const [admin, writer, reader, stranger] = [as('orgAdmin'), as(), as('reader'), as('orgAdmin', 8)]
/** One without crises, one limited to a folder of monitors. */
const acting =
  (userId: number): typeof writer =>
  (method, url, body) =>
    writer(method, url, body, { authorization: `Bearer ${userId}` })
const [noCrises, limited] = [acting(76), acting(77)]
const hours = (count: number): Date => new Date(Date.now() + count * 3_600_000)
let articles: number[] = []
beforeAll(async () => {
  const db = databases().worker
  const { data: folder } = await writer('POST', '/inews/monitor', { kind: 'folder', name: '子公司' })
  for (const [id, role, withheld, folders] of [
    [76, '无危机', ['crisis.view'], []],
    [77, '子公司', [], [folder.id]],
  ] as const) {
    await db
      .insertInto('users')
      .values({ id, account: `${id}@example.com`, name: `成员 ${id}` })
      .execute()
    await db.insertInto('memberships').values({ org_id: 7, user_id: id, role: 'member' }).execute()
    await sql`
      with r as (insert into roles (org_id, name, based_on, withheld, folder_ids) values (7, ${role}, 'member', ${[...withheld]}::text[], ${[...folders]}::int[]) returning id)
      insert into member_roles (org_id, user_id, role_id) select 7, ${id}, id from r`.execute(db)
  }
  await db
    .transaction()
    .execute(tx =>
      storeArticles(
        tx,
        [
          newArticle({ title: '车门冻住', body: '车主打不开车门', publishedAt: hours(-3) }),
          newArticle({ title: '厂家回应', body: '记者获悉，厂家已全部停售', publishedAt: hours(-2) }),
          newArticle({ title: '车主不满', body: '车门又冻住了', publishedAt: hours(-1) }),
        ],
        new Map(),
      ),
    )
  const { rows } = await sql<{ id: number }>`select id from articles order by id`.execute(db)
  articles = rows.map(({ id }) => Number(id))
  await db.transaction().execute(tx => adopt({ orgId: 7, db: tx }, articles))
})

const finish = () => finishTasks(databases(), reportsWorks([crisisBlocks]))
async function begin(more: object = {}): Promise<number> {
  const { data } = await writer('POST', '/crisis/startCrisis', { name: '车门', crisisLevel: 2, ...more })
  await writer('POST', '/crisis/addArtCrisis', { crisisId: data.id, idList: articles })
  return data.id
}
async function make(crisisId: number): Promise<number> {
  const made = await writer('POST', '/crisis/report', { crisisId })
  expect(made).toMatchObject({ http: 200 })
  await finish()
  return made.data.reportId
}
const read = async (id: number): Promise<ReportDocument> => (await writer('GET', `/report/get/${id}`)).data.document
type OfKind<K> = Extract<PlainBlock, { kind: K }>
/** What stands below a heading, up to the next. */
function below({ blocks }: ReportDocument, heading: string): PlainBlock[] {
  const from = blocks.findIndex(block => block.kind === 'heading' && block.text === heading)
  expect(from, heading).toBeGreaterThan(0)
  const rest = blocks.slice(from + 1)
  const end = rest.findIndex(({ kind }) => kind === 'heading')
  return (end < 0 ? rest : rest.slice(0, end)) as PlainBlock[]
}
const tableBelow = (document: ReportDocument, heading: string) =>
  below(document, heading).find(({ kind }) => kind === 'table') as OfKind<'table'>
const textBelow = (document: ReportDocument, heading: string) =>
  (below(document, heading).find(({ kind }) => kind === 'text') as OfKind<'text'>).paragraphs.map(({ runs }) => ({
    text: runs.map(({ text }) => text).join(''),
    opens: runs[0]?.href,
  }))
const get = async (url: string) => (await writer('GET', url)).data

test('a report of one that is over looks at its articles until its end', async () => {
  const id = await begin()
  await writer('POST', '/crisis/checkCrisis', { id, result: 'partly', finding: '一个批次' })
  await writer('POST', '/crisis/closeCrisis', { id, closing: '已更换' })
  const end = hours(-0.5)
  await sql`update crises set closed_at = ${end} where id = ${id}`.execute(databases().worker)
  const reportId = await make(id)
  const { rows } = await sql<{ to: Date }>`select to_time as to from reports where id = ${reportId}`.execute(
    databases().worker,
  )
  expect(rows[0]?.to).toEqual(end)
})

test('every section is made of the records that the room shows, and opens them', async () => {
  const id = await begin()
  const room = `/crisisMonitor?crisis=${id}`
  await writer('POST', '/crisis/facts', { crisisId: id, state: 'open', text: '原因是否为密封条' })
  await writer('POST', '/crisis/facts', { crisisId: id, state: 'known', text: '三百二十辆', articleId: articles[1] })
  await writer('POST', '/crisis/chronicle', { crisisId: id, text: '热线来电', happenedAt: hours(-2).toISOString() })
  const task = { crisisId: id, kind: 'verify', title: '核实批次', ownerId: 70 }
  await writer('POST', '/crisis/tasks', { ...task, dueAt: hours(-1).toISOString() })
  const statement = { crisisId: id, title: '关于车门的说明', paragraphs: [{ text: '正在核实', factIds: [] }] }
  const { data: written } = await writer('POST', '/crisis/statements', statement)
  const [acknowledge, upward] = await get(`/crisis/clocks?crisisId=${id}`)
  await sql`update crisis_clocks set due_at = now() - interval '1 minute' where id = ${upward.id}`.execute(
    databases().worker,
  )
  await writer('POST', '/crisis/clocks', { id: acknowledge.id, act: 'acknowledge' })
  const reportId = await make(id)
  const document = await read(reportId)
  expect(document).toMatchObject({ title: '“车门”复盘报告', look: { watermark: '草稿' } })
  expect(document.blocks[0]).toMatchObject({ kind: 'cover', lines: expect.arrayContaining(['草稿：危机尚未结束']) })

  const [first, ...media] = textBelow(document, '起源')
  expect(first).toMatchObject({ opens: `/monitorDetail?id=${articles[0]}` })
  expect(first?.text).toContain('《车门冻住》')
  expect(media.length).toBeLessThan(2)

  const lines = (await writer('POST', '/crisis/chronicle/list', { crisisId: id, order: 'asc', pageSize: 200 })).data
  const chronicle = tableBelow(document, '何时得知何事')
  expect(chronicle.rows.map(cells => cells.at(-1))).toEqual(lines.list.map(({ text }: { text: string }) => text))
  const called = chronicle.rows.find(cells => cells.at(-1) === '热线来电') ?? []
  expect(String(called[0]) < String(called[1])).toBe(true)
  expect(chronicle.opensRows).toHaveLength(lines.total)

  const clocks = tableBelow(document, '时限')
  expect(clocks.rows.map(cells => [cells[0], cells.at(-1)])).toEqual(
    expect.arrayContaining([
      ['响应', '按时完成'],
      ['上报', '超时'],
      ['首次声明', '进行中'],
    ]),
  )
  expect(clocks.rows).toHaveLength((await get(`/crisis/clocks?crisisId=${id}`)).length)

  const tasks = tableBelow(document, '任务')
  expect(tasks.rows).toEqual([['核实批次', '成员 70', expect.stringMatching(/^\d{4}-/), '待办，已超时']])
  expect(tasks.opensRows).toEqual([room])

  expect(textBelow(document, '事实')).toEqual(
    expect.arrayContaining([
      { text: '（待核实）原因是否为密封条', opens: room },
      { text: expect.stringContaining('三百二十辆'), opens: `/monitorDetail?id=${articles[1]}` },
    ]),
  )
  const sentences = textBelow(document, '声明')
  expect(sentences.map(({ opens }) => opens)).toEqual(sentences.map(() => `${room}&statement=${written.id}`))
  expect(sentences[0]?.text).toBe('《关于车门的说明》草稿，共 1 版')
  expect(textBelow(document, '遗留问题').map(({ text }) => text)).toEqual([
    '尚未核实：原因是否为密封条',
    '任务未完：核实批次（成员 70）',
  ])
})

test('its numbers are those of the room, and of the lists they open', async () => {
  const id = await begin()
  const document = await read(await make(id))
  const crisis = await get(`/crisis/getCrisisById?id=${id}`)
  const figures = below(document, '概况').find(({ kind }) => kind === 'figures') as OfKind<'figures'>
  const [volume] = figures.figures
  // What arrives after the report was made is in no list behind it.
  const uncounted = { field: 'arrived', is: 'isNot' }
  expect(volume).toMatchObject({
    value: 3,
    behind: { filters: [{ field: 'crisis', is: 'is', values: [String(id)] }, uncounted] },
  })
  expect(volume?.value).toBe(crisis.articles)
  const sentiment = tableBelow(document, '情感变化')
  expect(sentiment.rows.map(cells => cells.slice(0, 2))).toEqual([
    ['启动前', 3],
    ['处理期间', 0],
  ])
  expect(sentiment.behindRows?.[0]).toMatchObject({ filters: [{ field: 'crisis' }, uncounted] })
  expect(Date.parse(sentiment.behindRows?.[0]?.to ?? '')).toBe(Date.parse(crisis.startedAt) - 1)
  const opened = [...figures.figures.slice(0, 2).map(({ behind }) => behind), ...(sentiment.behindRows ?? [])]
  const totals = await withScope(databases().app, { orgId: 7, userId: 71 }, scope =>
    countsOf(
      scope,
      opened.map(behind => queryOfQuestion(Question.parse(behind), null)),
    ),
  )
  expect(totals).toEqual(
    [...figures.figures.slice(0, 2), ...sentiment.rows.map(cells => ({ value: cells[1] }))].map(({ value }) => value),
  )
})

test('a closed crisis has its report, made again with what came of it', async () => {
  const id = await begin()
  const reportId = await make(id)
  await writer('POST', '/crisis/checkCrisis', { id, result: 'confirmed', finding: '属实' })
  await writer('POST', '/crisis/closeCrisis', { id, closing: '已更换', openPoints: '供应商赔付' })
  expect(await writer('POST', '/report/generate', { reportId })).toMatchObject({ http: 200 })
  const more = (await writer('POST', '/crisis/report', { crisisId: id })).data
  await finish()
  const closed = await read(reportId)
  expect(closed.look).toEqual({})
  expect(textBelow(closed, '遗留问题').map(({ text }) => text)).toContain('供应商赔付')
  expect(tableBelow(closed, '情感变化').rows.map(([stage]) => stage)).toContain('结束后')
  const listed: { id: number }[] = await get(`/crisis/report?crisisId=${id}`)
  expect(listed.map(each => each.id)).toEqual([more.reportId, reportId])
})

test('brought up to date it has what was recorded since; what is written by hand stays', async () => {
  const id = await begin()
  const reportId = await make(id)
  await writer('POST', '/crisis/facts', { crisisId: id, state: 'open', text: '供应商是谁' })
  const now: ReportDocument = (await writer('POST', '/report/refresh', { reportId })).data
  expect(textBelow(now, '事实').map(({ text }) => text)).toEqual(['（待核实）供应商是谁'])
  expect(textBelow(await read(reportId), '事实').map(({ text }) => text)).toEqual(['没有记录'])
})

test('the report of a drill says so, and undo takes a report back', async () => {
  const id = await begin({ drill: true })
  const made = await writer('POST', '/crisis/report', { crisisId: id })
  await finish()
  const document = await read(made.data.reportId)
  expect(document).toMatchObject({ title: '“车门”复盘报告（演练）', look: { watermark: '演练' } })
  expect(document.blocks[0]).toMatchObject({ lines: expect.arrayContaining(['这是演练，不计入统计']) })
  await undo(made.operation)
  expect(await get(`/crisis/report?crisisId=${id}`)).toEqual([])
})

test('whoever does not see the crisis sees nothing of its report', async () => {
  const id = await begin()
  const { reportId, jobId } = (await writer('POST', '/crisis/report', { crisisId: id })).data
  await finish()
  const document = await read(reportId)
  const { data: comment } = await writer('POST', '/report/comments', { reportId, blockId: 'b1', text: '甲' })
  const { data: version } = await writer('POST', '/report/versions', { reportId, name: '第一版' })
  expect(await reader('GET', `/report/get/${reportId}`)).toMatchObject({ http: 200 })
  // Reads, and makes none.
  expect(await reader('POST', '/crisis/report', { crisisId: id })).toMatchObject({ http: 403 })
  expect((await reader('GET', `/crisis/report?crisisId=${id}`)).data).toHaveLength(1)
  // Another organisation.
  expect(await stranger('POST', '/crisis/report', { crisisId: id })).toMatchObject({ http: 404 })
  expect(await stranger('GET', `/crisis/report?crisisId=${id}`)).toMatchObject({ http: 404 })
  const closed = [
    ['GET', `/report/get/${reportId}`],
    ['GET', `/report/preview/${reportId}`],
    ['GET', `/report/status/${jobId}`],
    ['GET', `/report/versions/${reportId}`],
    ['GET', `/report/version/${version.id}`],
    ['GET', `/report/comments/${reportId}`],
    ['GET', `/report/share/${reportId}`],
    ['POST', '/report/share', { reportId, expiresAt: hours(24).toISOString() }],
    ['POST', '/report/refresh', { reportId }],
    ['POST', '/report/generate', { reportId }],
    ['POST', '/report/comments', { reportId, blockId: 'b1', text: '甲' }],
    ['POST', '/report/presence', { reportId, blockId: null }],
    ['PUT', '/report/update', { reportId, version: 2, reportName: '甲', document }],
  ] as const
  const numbers = async (ask: typeof writer) =>
    (await ask('POST', '/report/list', {})).data.list.map((each: { id: number }) => each.id)
  expect(await numbers(writer)).toEqual([reportId])
  for (const [name, ask] of [
    ['with reports and without crises', noCrises],
    ['limited to folders', limited],
    ['of another organisation', stranger],
  ] as const) {
    for (const [method, url, body] of closed)
      expect(await ask(method, url, body), `${name}: ${method} ${url}`).toMatchObject({ http: 404 })
    expect(await numbers(ask), name).toEqual([])
    const deleted = await ask('DELETE', '/report/delete', { ids: [reportId] })
    expect(deleted, name).toMatchObject({ http: 200, data: { changed: 0 } })
    const resolved = await ask('POST', '/report/comments/resolve', { id: comment.id, resolved: true })
    expect(resolved, name).toMatchObject({ data: { changed: 0 } })
  }
  expect(await noCrises('POST', '/crisis/report', { crisisId: id })).toMatchObject({ http: 403 })
  // Their role in the crisis opens the crisis; its report has figures of everything.
  await admin('POST', '/crisis/people', { crisisId: id, role: 'analyst', userId: 77 })
  expect(await limited('GET', `/crisis/getCrisisById?id=${id}`)).toMatchObject({ http: 200 })
  expect((await limited('GET', `/crisis/report?crisisId=${id}`)).data).toEqual([])
  const refused = { http: 403, key: 'platform.outsideFolders' }
  expect(await limited('POST', '/crisis/report', { crisisId: id })).toMatchObject(refused)
  expect(await limited('GET', `/report/get/${reportId}`)).toMatchObject({ http: 404 })
})

test('by a link it opens for anybody, without the addresses of the product', async () => {
  const id = await begin()
  const reportId = await make(id)
  const { data } = await writer('POST', '/report/share', { reportId, expiresAt: hours(24).toISOString() })
  const opened = await stranger('POST', `/report/share/${data.token}/open`, {})
  expect(opened).toMatchObject({ data: { state: 'open', document: { title: '“车门”复盘报告' } } })
  expect(JSON.stringify(opened.data.document)).not.toMatch(/crisisMonitor|monitorDetail|opensRows/)
  // Who made the link sees no crises any more: it opens nothing, neither page nor file.
  await sql`insert into member_roles (org_id, user_id, role_id) select 7, 71, id from roles where org_id = 7 and name = '无危机'`.execute(
    databases().worker,
  )
  expect(await stranger('POST', `/report/share/${data.token}/open`, {})).toMatchObject({ http: 404 })
  expect(await stranger('POST', `/report/share/${data.token}/file`, { kind: 'docx' })).toMatchObject({ http: 404 })
  await sql`delete from member_roles where org_id = 7 and user_id = 71`.execute(databases().worker)
  expect(await stranger('POST', `/report/share/${data.token}/open`, {})).toMatchObject({ data: { state: 'open' } })
})

test('a report of monitors has no records, and a link leads nowhere else than it says', async () => {
  const { data: monitor } = await writer('POST', '/inews/monitor', { kind: 'item', name: '车门', rule: '车门' })
  const template = { name: '甲', blocks: [{ id: 'b1', kind: 'records', records: 'crisis.tasks' }] }
  const { data } = await writer('POST', '/inews/templateInfoV1', template)
  const query = { reportName: '甲', templateId: data.id, monitors: [monitor.id] }
  const { reportId } = (await writer('POST', '/report/add', query)).data
  await finish()
  const report = (await writer('GET', `/report/get/${reportId}`)).data
  expect(report.document.blocks).toMatchObject([{ kind: 'text', paragraphs: [{ runs: [{ text: /没有这些记录/ }] }] }])
  const save = (href: string) =>
    writer('PUT', '/report/update', {
      reportId,
      version: report.version,
      reportName: '甲',
      document: {
        ...report.document,
        blocks: [{ id: 'b1', kind: 'text', paragraphs: [{ runs: [{ text: '乙', href }] }] }],
      },
    })
  for (const href of ['//outside.example', '/\\outside.example', '/\toutside.example', '/x y', 'javascript:1'])
    expect(await save(href), href).toMatchObject({ http: 400 })
  expect(await save('/crisisMonitor?crisis=1')).toMatchObject({ http: 200 })
})

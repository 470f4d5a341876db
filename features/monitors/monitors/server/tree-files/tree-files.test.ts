// The tree of monitors leaves as a file and comes in by one, over HTTP, on a real database, with real files and tasks.
import { buffer } from 'node:stream/consumers'
import { writeSheet } from '@guanlan/platform/server'
import { type Answer, type Ask, finishTasks, formOf, openFeature, resultRows } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { monitorServer } from '../routes.ts'
import { importingTree } from './import-tree.ts'

const { as, databases, undo } = openFeature(
  [monitorServer({ follow: () => {} })],
  ['org_limits', 'tasks', 'monitor_versions', 'rule_changes', 'monitors', 'org_media_groups', 'stored_files'],
)
const seven = as()
const eight = as('member', 8)
const path = '/inews/monitor'

const add = async (body: object, ask: Ask = seven) => (await ask('POST', path, { kind: 'item', ...body })).data.id
const tree = async (ask: Ask) =>
  (await ask('GET', path)).data.map(({ name, kind, rule }: Record<string, unknown>) => [name, kind, rule])
const exported = async (ask: Ask) => {
  const { http, ...file } = await ask('GET', `${path}/export?kind=json`)
  expect(http).toBe(200)
  return file
}
async function send(ask: Ask, name: string, content: string | Uint8Array): Promise<number> {
  const { payload, headers } = await formOf(name, content)
  return (await ask('POST', `${path}/import/file`, payload, headers)).data.id
}
const check = async (ask: Ask, file: number) => ask('POST', `${path}/import/check`, { file })
async function take(ask: Ask, file: number) {
  const started = await ask('POST', `${path}/import`, { file })
  await finishTasks(databases(), [importingTree])
  const { rows } = await sql<{ state: string; result: object }>`
    select state, result from tasks where id = ${started.data.task}`.execute(databases().worker)
  return { operation: started.operation, task: started.data.task, ...rows[0] }
}
const table = async (titles: string[], ...rows: string[][]) => {
  const columns = titles.map((title, at) => ({ key: String(at), title }))
  const cells = rows.map(row => Object.fromEntries(row.map((cell, at) => [String(at), cell])))
  return buffer(writeSheet('xlsx', { columns, rows: cells, zone: 'Asia/Shanghai' }))
}
const outcomes = ({ data }: Answer) =>
  data.lines.map(({ path: names, outcome }: { path: string[]; outcome: string }) => [names.join('>'), outcome])

async function makeTree(): Promise<void> {
  const group = (await seven('POST', '/inews/orgMediaGroup', { name: '央媒', members: ['人民网', 'people.cn'] })).data
  await seven('POST', '/inews/orgMediaGroup', { name: '没有用到', members: ['某报'] })
  const brand = await add({ kind: 'folder', name: '品牌/产品', category: '一类' })
  const doors = await add({ kind: 'folder', name: '车门', fatherId: brand })
  await add({ name: '门把手', fatherId: doors, rule: '(门把手|车门)+冻住-招聘', shortName: '把手', regions: [330_000] })
  await add({
    name: '口碑',
    fatherId: brand,
    form: { groups: [{ words: '鹭行,海岳', frequency: 2 }], excluded: '招聘' },
    mediaGroups: [group.id],
    mediaLimit: ['weibo', 'app'],
    languages: ['zh-CN'],
    isOpen: false,
  })
  await add({ name: '同名', rule: '潮汐' })
  await add({ name: '同名', rule: '鲸鱼' })
}

describe('a whole tree', () => {
  test('goes as JSON into another organisation, and leaves it equal', async () => {
    await makeTree()
    const file = await exported(seven)
    const sent = await send(eight, '监测项.json', JSON.stringify(file))
    expect((await check(eight, sent)).data).toMatchObject({
      added: 6,
      changed: 0,
      refused: 0,
      newMediaGroups: ['央媒'],
    })
    expect(await tree(eight)).toEqual([])
    const { operation, result } = await take(eight, sent)
    expect(result).toEqual({ added: 6, changed: 0, same: 0, refused: 0 })
    expect(await exported(eight)).toEqual(file)
    expect((await check(eight, sent)).data).toMatchObject({ added: 0, changed: 0, same: 6, refused: 0 })
    expect((await undo(operation, eight)).http).toBe(200)
    expect(await tree(eight)).toEqual([])
    expect((await eight('GET', '/inews/orgMediaGroup')).data.total).toBe(0)
  })

  test('as a table of another language is read again as what it is', async () => {
    await makeTree()
    const english = as('member', 7, 'en')
    const sheet = await seven('GET', `${path}/export?kind=xlsx`)
    expect(sheet.headers['content-disposition']).toContain('.xlsx')
    const rows = [
      ['Path', 'Kind', 'Rule', 'Media types', 'Regions', 'On'],
      ['品牌\\/产品 / 车门 / 门把手', 'Monitor', '(门把手|车门)+冻住-招聘', '', 'Zhejiang', 'Yes'],
      ['品牌\\/产品 / 口碑', 'Monitor', '(鹭行|海岳)^2-招聘', 'Weibo、App', '', 'No'],
    ]
    const [titles = [], ...lines] = rows
    const checked = await check(english, await send(english, 'a.xlsx', await table(titles, ...lines)))
    expect(outcomes(checked)).toEqual([
      ['品牌/产品>车门>门把手', 'same'],
      ['品牌/产品>口碑', 'same'],
    ])
  })

  test('is changed and added to by a table, line by line, and one undo takes all of it back', async () => {
    await makeTree()
    const before = await exported(seven)
    const sheet = await table(
      ['路径', '规则', '分类', '启用', '媒体组'],
      ['品牌\\/产品 / 车门 / 门把手', '门把手+冻住', '新', '是', ''],
      ['竞品 / 朔野 / 朔野汽车', '朔野', '', '', '央媒'],
      ['竞品 / 坏规则', '(朔野', '', '', ''],
      ['坏', '朔野', '', '', ''],
      ['竞品 / 没有的组', '朔野', '', '也许', '地方'],
      ['同名', '', '二类', '', ''],
    )
    const file = await send(seven, 'a.xlsx', sheet)
    const checked = await check(seven, file)
    expect(outcomes(checked)).toEqual([
      ['品牌/产品>车门>门把手', 'changed'],
      ['竞品', 'added'],
      ['竞品>朔野', 'added'],
      ['竞品>朔野>朔野汽车', 'added'],
      ['竞品>坏规则', 'refused'],
      ['坏', 'refused'],
      ['竞品>没有的组', 'refused'],
      ['同名', 'changed'],
    ])
    expect(checked.data.lines[0]).toMatchObject({ number: 2, changes: ['category', 'rule'] })
    expect(checked.data.lines[5].problems).toEqual([{ field: 'name', msg: '名称长度为 2 到 50 个字符' }])
    expect(checked.data.lines[6].problems.map(({ msg }: { msg: string }) => msg)).toEqual([
      '不认识“也许”',
      '没有名为“地方”的媒体组',
    ])
    const { operation, task, result } = await take(seven, file)
    expect(result).toEqual({ added: 3, changed: 2, same: 0, refused: 3 })
    expect(
      (await resultRows(databases(), [importingTree], { orgId: 7, id: task })).map(([line, name]) => [line, name]),
    ).toEqual([
      ['行', '路径'],
      ['4', '竞品 / 坏规则'],
      ['5', '坏'],
      ['6', '竞品 / 没有的组'],
    ])
    expect(await tree(seven)).toContainEqual(['门把手', 'item', '门把手+冻住'])
    const taken = await undo(operation)
    expect(taken.http).toBe(200)
    expect(await exported(seven)).toEqual(before)
    const history = await seven(
      'GET',
      `${path}/History?id=${(await seven('GET', path)).data.find(({ name }: { name: string }) => name === '门把手').id}`,
    )
    expect(history.data.map(({ version, rule }: { version: number; rule: string }) => [version, rule])).toEqual([
      [3, '(门把手|车门)+冻住-招聘'],
      [2, '门把手+冻住'],
      [1, '(门把手|车门)+冻住-招聘'],
    ])
    expect((await undo(taken.data.operation)).http).toBe(200)
    expect(await tree(seven)).toContainEqual(['朔野汽车', 'item', '朔野'])
  })

  test('of more lines than one slice keeps its order and its folders', async () => {
    const lines = Array.from({ length: 230 }, (_, n) => [`文件夹${n % 3} / 监测${n}`, `潮汐${n}`])
    const file = await send(seven, 'a.xlsx', await table(['路径', '规则'], ...lines))
    expect((await check(seven, file)).data).toMatchObject({ added: 233, refused: 0 })
    expect((await take(seven, file)).result).toEqual({ added: 233, changed: 0, same: 0, refused: 0 })
    const { monitors } = (await exported(seven)) as unknown as { monitors: { path: string[] }[] }
    expect(monitors.map(line => line.path.join(' '))).toEqual(
      [0, 1, 2].flatMap(folder => [
        `文件夹${folder}`,
        ...lines.flatMap((_, n) => (n % 3 === folder ? [`文件夹${folder} 监测${n}`] : [])),
      ]),
    )
  })
})

test('a table in the syntax of another product is converted, and says what could not be carried over', async () => {
  const file = await send(
    seven,
    'a.xlsx',
    await table(['路径', '规则'], ['鹭行', 'title:鹭行 AND (刹车 OR te?t) NOT site:sina.com']),
  )
  expect((await check(seven, file)).data.lines).toMatchObject([
    {
      outcome: 'added',
      converted: {
        rule: 't:鹭行+刹车',
        lost: [
          expect.stringContaining('te?t'),
          expect.stringContaining('site:sina.com'),
          expect.stringContaining('NOT'),
        ],
      },
    },
  ])
  await take(seven, file)
  expect(await tree(seven)).toEqual([['鹭行', 'item', 't:鹭行+刹车']])
})

test.each([
  ['{"format":"other","version":1,"monitors":[]}', 'a.json', '这不是监测项文件。请使用“导出”得到的 JSON 或表格'],
  ['[[[', 'a.json', '这不是监测项文件。请使用“导出”得到的 JSON 或表格'],
  ['{"format":"guanlan.monitors","version":1,"monitors":[]}', 'a.json', '文件中没有监测项'],
  ['名称,规则\n潮汐,潮汐', 'a.csv', '表格缺少“路径”一列；首行须为列名'],
])('%s is refused as a whole', async (content, name, msg) => {
  expect(await check(seven, await send(seven, name, content))).toMatchObject({ http: 400, msg })
})

test('the limit of monitors holds for a file, and says where it ended', async () => {
  await databases().worker.insertInto('org_limits').values({ org_id: 7, quota: 'monitorCount', most: 1 }).execute()
  const file = await send(seven, 'a.csv', '路径,规则\n潮汐,潮汐\n鲸鱼,鲸鱼')
  expect((await check(seven, file)).data).toMatchObject({ added: 1, refused: 1 })
  expect((await take(seven, file)).result).toMatchObject({ added: 1, refused: 1 })
  expect(await tree(seven)).toEqual([['潮汐', 'item', '潮汐']])
})

test('who reads monitors exports and imports nothing; a file of another organisation is not found', async () => {
  await makeTree()
  const reader = as('reader')
  expect((await exported(reader)).monitors).toHaveLength(6)
  expect((await exported(eight)).monitors).toEqual([])
  const file = await send(seven, 'a.csv', '路径,规则\n潮汐,潮汐')
  expect((await reader('POST', `${path}/import`, { file })).http).toBe(403)
  expect((await eight('POST', `${path}/import`, { file })).http).toBe(404)
  expect((await check(eight, file)).http).toBe(404)
})

import { openFeature, resultRows } from '@guanlan/platform/testing'
import { beforeEach, expect, test } from 'vitest'
import { sensitiveWordsServer, sensitiveWordsWorks } from './routes.ts'

const { as, databases, undo, upload } = openFeature(
  [sensitiveWordsServer],
  ['tasks', 'sensitive_words', 'sensitive_topics'],
)
beforeEach(async () => void (await databases().worker.deleteFrom('global_sensitive_words').execute()))
const path = '/inews/sensitiveWord'
const topics = '/inews/sensitiveTopic'
const member = as()
const add = async (word: string, more: object = {}) => (await member('POST', `${path}/save`, { word, ...more })).data
const words = async (body: object = {}) =>
  (await member('POST', path, body)).data.list.map(({ word }: { word: string }) => word)

test('a word is added, changed, switched and found', async () => {
  const made = await add('召回')
  expect(made).toMatchObject({ word: '召回', online: true, effect: 'badge', version: 1 })
  const { id, version } = made
  const changed = await member('POST', `${path}/save`, { ...made, effect: 'negative', level: 2 })
  expect(changed.data).toMatchObject({ effect: 'negative', level: 2, version: version + 1 })
  expect((await member('PUT', `${path}/online/${id}`)).data.online).toBe(false)
  expect((await member('PUT', `${path}/online/${id}`, { online: true })).data.online).toBe(true)
  await add('裁员', { online: false })
  expect(await words({ online: false })).toEqual(['裁员'])
  expect(await words({ effect: 'negative' })).toEqual(['召回'])
  expect(await words({ like: '员' })).toEqual(['裁员'])
})

test('a save based on an older version is refused, and one without a version, too', async () => {
  const made = await add('召回')
  await member('POST', `${path}/save`, { ...made, word: '召 回' })
  expect(await member('POST', `${path}/save`, made)).toMatchObject({ http: 409, key: 'platform.changedSince' })
  expect(await member('POST', `${path}/save`, { ...made, version: undefined })).toMatchObject({ http: 400 })
})

test.each([
  ['no word', { word: ' ' }, 400, 'word', '关键词不能为空'],
  ['a long word', { word: '长'.repeat(51) }, 400, 'word', '每个词最多 50 个字符'],
  ['a word of nothing', { word: '\u200b' }, 400, 'word', '关键词不能为空'],
  ['a level beyond', { word: '甲', level: 5 }, 400, 'level', '负面级别应为 1 重大、2 严重、3 重要或 4 一般'],
  ['a word twice', { word: '召回' }, 409, 'word', '“召回”已存在'],
])('%s is refused by the field', async (_, body, http, field, msg) => {
  await add('召回')
  expect(await member('POST', `${path}/save`, body)).toMatchObject({ http, problems: [{ field, msg }] })
})

test.each([
  ['no keywords', { keywords: ' ' }, 'keywords', '关键词不能为空'],
  ['excluded words switched on and empty', { keywords: '甲', excludes: true }, 'excluded', '排除词不能为空'],
  ['both joints', { keywords: '甲,乙+丙' }, 'keywords', '同一组监测词中不能同时出现“+”和“,”'],
  ['an open quote among the excluded', { keywords: '甲', excludes: true, excluded: '"乙' }, 'excluded', '引号没有关闭'],
])('a topic with %s is refused by the field', async (_, body, field, msg) => {
  expect(await member('POST', `${topics}/save`, { topic: '电池', ...body })).toMatchObject({
    http: 400,
    problems: [{ field, msg }],
  })
})

test('topics are kept, listed and removed; a removal is taken back', async () => {
  const topic = { topic: '电池自燃', keywords: '电池+自燃', excludes: true, excluded: '演习' }
  const { data } = await member('POST', `${topics}/save`, topic)
  expect(data).toMatchObject(topic)
  const { operation } = await member('DELETE', topics, { ids: [data.id] })
  expect((await member('POST', topics, {})).data.total).toBe(0)
  await undo(operation)
  expect((await member('POST', topics, {})).data.list).toMatchObject([topic])
})

test('each change asks for the articles of the last days to be analysed again', async () => {
  await add('召回')
  const { kind } = await databases()
    .worker.selectFrom('tasks')
    .select('kind')
    .where('org_id', '=', 7)
    .executeTakeFirstOrThrow()
  expect(kind).toBe('vocabularies.analyseAgain')
})

test('a file of words says in words what they do, and what is exported is what was imported', async () => {
  const resultOf = (id: number) => resultRows(databases(), sensitiveWordsWorks, { orgId: 7, id })
  await add('甲')
  const csv = '词,上线,作用,级别\n甲,已下线,标记敏感并判为负面,2 严重\n乙,,标记敏感,重要\n丙,也许,,\n丁,,,很坏\n'
  const file = (await upload(`${path}/import/file`, 'a.csv', csv)).data.id
  const { columns, faulty } = (await member('POST', `${path}/import/check`, { file })).data
  expect([columns, faulty.map(({ number }: { number: number }) => number)]).toEqual([
    ['word', 'online', 'effect', 'level'],
    [4, 5],
  ])
  expect(faulty[1].problems).toEqual([{ field: 'level', msg: '负面级别应为 1 重大、2 严重、3 重要或 4 一般' }])
  const { data, operation } = await member('POST', `${path}/import`, { file, columns })
  await resultOf(data.task)
  expect((await member('POST', path, {})).data.list).toMatchObject(
    [
      { word: '甲', online: false, effect: 'negative', level: 2 },
      { word: '乙', online: true, effect: 'badge', level: 3 },
    ].sort((one, other) => (one.word < other.word ? -1 : 1)),
  )
  await undo(operation)
  expect(await words()).toEqual(['甲'])
})

test('readers see and change nothing; another organisation sees nothing; members do not change words of the installation', async () => {
  const { id } = await add('召回')
  expect((await as('reader')('POST', path, {})).data.total).toBe(1)
  expect((await as('reader')('POST', `${path}/save`, { word: '乙' })).http).toBe(403)
  const other = as('orgAdmin', 8)
  expect((await other('POST', path, {})).data.total).toBe(0)
  expect((await other('PUT', `${path}/online/${id}`)).http).toBe(404)
  expect((await other('DELETE', path, { ids: [id] })).data).toEqual({ changed: 0 })
  expect((await as('orgAdmin')('POST', `${path}/global/save`, { word: '全局' })).http).toBe(403)
  await databases().worker.insertInto('global_sensitive_words').values({ word: '全局' }).execute()
  expect((await other('POST', `${path}/global`, {})).data).toMatchObject({
    total: 1,
    list: [{ word: '全局', online: true }],
  })
})

import { mostViews } from '@guanlan/platform/contract'
import { openFeature } from '@guanlan/platform/testing'
import { expect, test } from 'vitest'
import { savedViewsServer } from './index.ts'

const { as, undo } = openFeature([savedViewsServer], ['views', 'list_layouts', 'list_standards'])
const path = '/inews/view'
const [admin, member, reader] = [as('orgAdmin'), as(), as('reader')]
const draft = { list: 'contacts', name: '负面', question: 'like=负面&sort=name' }
/** What of it can be changed. */
const { list: _, ...changeable } = draft
const names = async (ask: typeof member, list = 'contacts') =>
  (await ask('GET', `${path}?list=${list}`)).data.views.map(({ name }: { name: string }) => name)

test('a question is kept under a name, renamed, removed and brought back', async () => {
  const columns = { shown: { mail: false }, order: ['mail', 'name'], widths: { mail: 300 }, pinned: { mail: 'end' } }
  const choices = { look: 'table' }
  const { data } = await member('POST', path, { ...draft, columns, choices })
  expect(data).toMatchObject({ name: '负面', question: draft.question, columns, choices, shared: false, version: 1 })
  const renamed = await member('PUT', `${path}/${data.id}`, { ...changeable, name: '负面稿', version: 1 })
  expect(renamed.data).toMatchObject({ name: '负面稿', version: 2, columns: null, updatedBy: '成员 71' })
  const { operation } = await member('DELETE', `${path}/${data.id}`)
  expect(await names(member)).toEqual([])
  const back = await undo(operation)
  expect(await names(member)).toEqual(['负面稿'])
  expect((await undo(back.data.operation)).http).toBe(200)
  expect(await names(member)).toEqual([])
})

test('an own view is nobody else’s: not seen, not changed, not brought back', async () => {
  const { data, operation } = await member('POST', path, draft)
  for (const other of [admin, reader, as('member', 8)]) {
    expect(await names(other)).toEqual([])
    expect((await other('DELETE', `${path}/${data.id}`)).http).toBe(404)
    expect((await other('PUT', `${path}/${data.id}`, { ...changeable, version: 1 })).http).toBe(404)
    expect((await undo(operation, other)).http).toBe(404)
  }
  expect(await names(member, 'articles')).toEqual([])
  expect(await names(member)).toEqual(['负面'])
})

test('only who has the permission shares, and everybody in the organisation sees it', async () => {
  expect((await member('POST', path, { ...draft, shared: true })).http).toBe(403)
  const { data, operation } = await admin('POST', path, { ...draft, shared: true })
  await reader('POST', path, { ...draft, name: '自己的' })
  expect(await names(reader)).toEqual(['自己的', '负面'])
  expect(await names(as('reader', 8))).toEqual([])
  for (const ask of [member, reader]) {
    expect((await ask('DELETE', `${path}/${data.id}`)).http).toBe(403)
    expect((await ask('PUT', `${path}/${data.id}`, { ...changeable, version: 1 })).http).toBe(403)
    expect((await undo(operation, ask)).http).toBe(404)
  }
  // Taken for oneself, it is shared no more.
  expect((await admin('PUT', `${path}/${data.id}`, { ...changeable, version: 1 })).data.shared).toBe(false)
  expect(await names(reader)).toEqual(['自己的'])
})

test('a save based on an older version is refused', async () => {
  const { data } = await member('POST', path, draft)
  await member('PUT', `${path}/${data.id}`, { ...changeable, name: '一', version: 1 })
  expect(await member('PUT', `${path}/${data.id}`, { ...changeable, name: '二', version: 1 })).toMatchObject({
    http: 409,
    key: 'platform.changedSince',
  })
  expect(await names(member)).toEqual(['一'])
})

test.each([
  ['no name', { name: ' ' }, 'name'],
  ['a long name', { name: '长'.repeat(31) }, 'name'],
  ['a list that is none', { list: '../list' }, 'list'],
  ['a question without end', { question: 'a'.repeat(4001) }, 'question'],
  [
    'a hundred columns too many',
    { columns: { shown: {}, order: Array(101).fill('a'), widths: {}, pinned: {} } },
    'columns.order',
  ],
])('%s is refused by the field', async (_, part, field) => {
  expect(await member('POST', path, { ...draft, ...part })).toMatchObject({ http: 400, problems: [{ field }] })
})

test('a name is taken once among the own views, and once among the shared', async () => {
  await member('POST', path, draft)
  expect(await as('member', 7, 'en')('POST', path, draft)).toMatchObject({
    http: 409,
    problems: [{ field: 'name', msg: 'There is a view named "负面" already' }],
  })
  expect((await admin('POST', path, { ...draft, shared: true })).http).toBe(200)
  expect((await reader('POST', path, draft)).http).toBe(200)
})

test('a list has fifty views of a person at most, also when they are saved at once or brought back', async () => {
  const many = Array.from({ length: mostViews + 10 }, (_, at) => ({ ...draft, name: `视图 ${at}` }))
  const replies = await Promise.all(many.map(body => member('POST', path, body)))
  expect(replies.filter(({ http }) => http === 200)).toHaveLength(mostViews)
  expect(replies.find(({ http }) => http !== 200)).toMatchObject({ key: 'savedViews.tooMany' })
  const [first] = (await member('GET', `${path}?list=contacts`)).data.views
  const { operation } = await member('DELETE', `${path}/${first.id}`)
  expect((await member('POST', path, { ...draft, name: '在此期间' })).http).toBe(200)
  expect(await undo(operation)).toMatchObject({ key: 'savedViews.tooMany' })
  expect(await names(member)).toHaveLength(mostViews)
  expect((await reader('POST', path, draft)).http).toBe(200)
})

test('how a person arranged a list is theirs alone, and nothing of it is in the history', async () => {
  const columns = { shown: { mail: true }, order: [], widths: { name: 240 }, pinned: {} }
  const stored = await member('PUT', `${path}/layout`, {
    list: 'contacts',
    columns,
    density: 'compact',
    choices: { look: 'table' },
  })
  expect(stored).toMatchObject({ http: 200 })
  expect(stored.operation).toBeUndefined()
  const order = { viewOrder: [3, 1], startView: 3 }
  await member('PUT', `${path}/layout`, { list: 'contacts', columns, choices: { look: 'cards' }, ...order })
  const layoutFor = async (ask: typeof member) => (await ask('GET', `${path}?list=contacts`)).data.layout
  expect(await layoutFor(member)).toEqual({ columns, density: null, choices: { look: 'cards' }, parts: {}, ...order })
  const bare = { columns: null, density: null, choices: {}, parts: {}, viewOrder: [], startView: null }
  for (const other of [admin, as('member', 8)]) expect(await layoutFor(other)).toEqual(bare)
})

const columns = { shown: { touch: false }, order: ['touch'], widths: { touch: 3 }, pinned: {} }
const parts = { touch: { title: '有多少人看到', look: 'table', most: null } }
const standard = { list: 'allCharts', columns, parts, version: 0 }
const seen = async (ask: typeof member) => (await ask('GET', `${path}?list=allCharts`)).data.standard

test('an administrator arranges a list for everybody in the organisation, and takes it back', async () => {
  const { data, operation } = await admin('PUT', `${path}/standard`, standard)
  expect(data).toEqual({ version: 1 })
  expect(await seen(reader)).toMatchObject({ columns, parts, choices: {}, version: 1, updatedBy: '成员 70' })
  expect(await seen(as('reader', 8))).toBeNull()
  expect((await admin('PUT', `${path}/standard`, standard)).http).toBe(409)
  expect((await admin('PUT', `${path}/standard`, { ...standard, parts: {}, version: 1 })).data).toEqual({ version: 2 })
  const dropped = await admin('DELETE', `${path}/standard?list=allCharts`)
  expect(await seen(member)).toBeNull()
  expect((await undo(dropped.data?.operation ?? dropped.operation, admin)).http).toBe(200)
  expect(await seen(member)).toMatchObject({ parts: {}, version: 2 })
  expect((await undo(operation, admin)).http).toBe(409)
})

test('nobody arranges it for others without the permission, and each keeps what they made of its parts', async () => {
  for (const ask of [member, reader]) {
    expect((await ask('PUT', `${path}/standard`, standard)).http).toBe(403)
    expect((await ask('DELETE', `${path}/standard?list=allCharts`)).http).toBe(403)
  }
  expect((await admin('DELETE', `${path}/standard?list=nowhere`)).http).toBe(404)
  const own = { touch: { title: '触达人数', look: 'columns', most: 5 } }
  expect((await member('PUT', `${path}/layout`, { list: 'allCharts', parts: own })).http).toBe(200)
  expect((await member('GET', `${path}?list=allCharts`)).data.layout.parts).toEqual(own)
  expect((await reader('GET', `${path}?list=allCharts`)).data.layout.parts).toEqual({})
  const long = { touch: { title: '长'.repeat(61) } }
  expect(await member('PUT', `${path}/layout`, { list: 'allCharts', parts: long })).toMatchObject({
    http: 400,
    msg: '标题至多 60 个字符',
  })
})

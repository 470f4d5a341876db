// What operators do with the brand library, through HTTP and the whole product.
import { migratedDatabase } from '@guanlan/platform/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, openProduct, type Product } from './product.ts'

let product: Product
let operator: Caller
beforeAll(async () => {
  const database = await migratedDatabase()
  product = await openProduct(database.url)
  operator = await product.member(51, 'operator@example.com', 'orgAdmin', ['operator'])
  return () => database.drop()
})
afterAll(() => product.close())

const save = (entry: object) => operator.ask('POST', '/inews/brand/save', entry, { 'accept-language': 'en' })
const list = async (more: object = {}) => (await operator.ask('POST', '/inews/brand/list', more)).body.data
const importMany = (entries: unknown) =>
  operator.ask('POST', '/inews/brand/import', { entries }, { 'accept-language': 'en' })

describe('an entry', () => {
  const entry = {
    kind: 'corp',
    name: '苹果公司',
    aliases: ['Apple Inc.', '苹果'],
    ambiguous: ['苹果'],
    context: ['手机'],
    except: ['苹果醋'],
    enabled: true,
  }

  test('is added, found by part of any name, changed, removed and brought back', async () => {
    const { id } = (await save({ ...entry, name: ' 苹果\u0000公司 ' })).body.data
    await save({ kind: 'brand', name: '别的' })
    const stored = { id, ...entry, name: '苹果 公司', updatedBy: 'operator@example.com' }
    expect(await list({ like: 'apple' })).toMatchObject({ total: 1, list: [stored] })
    expect((await list({ like: '%' })).total).toBe(0)
    expect((await list({ kind: 'brand' })).list).toMatchObject([{ name: '别的' }])
    expect(await list({ page: 2, pageSize: 1 })).toMatchObject({ total: 2, list: [{}] })

    expect((await save({ ...entry, id, enabled: false })).body.data).toEqual({ id })
    expect((await list({ like: '苹果公司' })).list).toMatchObject([{ name: '苹果公司', enabled: false }])

    const removed = await operator.ask('DELETE', `/inews/brand/${id}`)
    expect(removed.body.data).toEqual({ ...entry, enabled: false })
    expect((await operator.ask('DELETE', `/inews/brand/${id}`)).status).toBe(404)
    expect((await save({ ...entry, id })).status).toBe(404)
    expect((await save(removed.body.data)).status).toBe(200)
  })

  test.each([
    ['an empty name', { name: '  ' }, 'name', 'A name has 1 to 100 characters'],
    ['a long name', { name: '长'.repeat(101) }, 'name', 'A name has 1 to 100 characters'],
    ['a name nobody can see', { aliases: ['\u200b'] }, 'aliases.0', 'A name has 1 to 100 characters'],
    [
      'one character',
      { aliases: ['蔚'] },
      'aliases.0',
      '“蔚” is one character: list it as ambiguous, with context words',
    ],
    [
      'one ambiguous character without context',
      { ambiguous: ['蔚'] },
      'ambiguous.0',
      '“蔚” is one character: list it as ambiguous, with context words',
    ],
    ['another kind', { kind: 'person' }, 'kind', 'The kind is corp, brand or prod'],
    ['too many aliases', { aliases: Array(51).fill('甲乙') }, 'aliases', 'A list has at most 50 items'],
  ])('with %s is refused by the field', async (_, wrong, field, msg) => {
    const { status, body } = await save({ kind: 'brand', name: '蔚蓝汽车', ...wrong })
    expect(status).toBe(400)
    expect(body.problems).toMatchObject([{ field, msg }])
  })

  test('with one ambiguous character is taken with context words', async () => {
    expect((await save({ kind: 'brand', name: '问', ambiguous: ['问'], context: ['汽车'] })).status).toBe(200)
  })

  test('of a name that is taken is refused by the name', async () => {
    const { id } = (await save({ kind: 'prod', name: '潮汐一号' })).body.data
    const { body: second } = await save({ kind: 'prod', name: '潮汐二号' })
    const refused = { code: 1006, msg: '“潮汐一号” exists already', problems: [{ field: 'name' }] }
    expect((await save({ kind: 'prod', name: '潮汐一号' })).body).toMatchObject(refused)
    expect((await save({ kind: 'prod', name: '潮汐一号', id: second.data.id })).body).toMatchObject(refused)
    expect((await save({ kind: 'prod', name: '潮汐一号', id })).status).toBe(200)
    expect((await save({ kind: 'brand', name: '潮汐一号' })).status).toBe(200)
  })
})

test('two operators who add one name at once: one of them is refused', async () => {
  const both = await Promise.all([1, 2].map(() => save({ kind: 'corp', name: '同时' })))
  expect(both.map(reply => reply.status).sort()).toEqual([200, 409])
})

test('the role that serves members may not read the library', async () => {
  await expect(product.databases.app.selectFrom('names').select('id').execute()).rejects.toThrow(/permission denied/)
  await expect(product.databases.app.selectFrom('names_state').select('version').execute()).rejects.toThrow(
    /permission denied/,
  )
})

describe('an import', () => {
  test('keeps the good entries and names the bad ones', async () => {
    const { body } = await importMany([
      { kind: 'brand', name: '岚汀' },
      { kind: 'brand', name: '' },
      '岚汀',
      { kind: 'brand', name: '岚汀', aliases: ['LT'] },
      { kind: 'brand', name: '雾湾', aliases: 'LT' },
      { kind: 'brand', name: '雾湾', aliases: ['雾'] },
      { kind: 'corp', name: '岚汀' },
      { name: '雾湾' },
    ])
    expect(body.data).toMatchObject({ added: 2, changed: 0 })
    expect(
      body.data.refused.map((one: { position: number; field: string; msg: string }) => Object.values(one)),
    ).toEqual([
      [1, 'name', 'brandLibrary.length', 'A name has 1 to 100 characters'],
      [2, '', 'brandLibrary.notAnEntry', 'This is not an object'],
      [3, 'name', 'brandLibrary.taken', '“岚汀” exists already'],
      [4, 'aliases', 'brandLibrary.words', 'This must be a list of texts'],
      [5, 'aliases.0', 'brandLibrary.oneCharacter', '“雾” is one character: list it as ambiguous, with context words'],
      [7, 'kind', 'brandLibrary.kind', 'The kind is corp, brand or prod'],
    ])
    const again = await importMany([{ kind: 'brand', name: '岚汀', aliases: ['Lanting'] }])
    expect(again.body.data).toEqual({ added: 0, changed: 1, refused: [] })
    expect((await list({ like: 'lanting' })).list).toMatchObject([{ kind: 'brand', name: '岚汀' }])
  })

  test('of five thousand entries changes the library once', async () => {
    const version = async () =>
      (await product.databases.worker.selectFrom('names_state').select('version').executeTakeFirstOrThrow()).version
    const before = await version()
    const many = Array.from({ length: 5_000 }, (_, n) => ({ kind: 'corp', name: `第${n}号公司`, aliases: [`N${n}`] }))
    expect((await importMany(many)).body.data).toEqual({ added: 5_000, changed: 0, refused: [] })
    // One statement, of which PostgreSQL tells twice: it may insert and it may update.
    expect(await version()).toBeLessThanOrEqual(before + 2)
    const tooMany = await importMany([...many, { kind: 'corp', name: '再来一个' }])
    expect(tooMany.body).toMatchObject({ code: 1003, msg: 'At most 5,000 entries can be imported at once' })
  })
})

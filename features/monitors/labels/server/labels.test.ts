import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Label } from '../contract.ts'
import { labelServer } from './index.ts'

const { as, databases, undo } = openFeature([labelServer], ['article_labels', 'labels', 'org_articles'])
const path = '/inews/data/label'
const member = as()
const add = async (name: string, fatherId = 0): Promise<Label> =>
  (await member('POST', path, { name, fatherId, colour: 3 })).data
const list = async (query = ''): Promise<Label[]> => (await member('GET', path + query)).data
const names = async (query = '') => (await list(query)).map(({ name }) => name)

const published = new Date(Date.UTC(2026, 10, 20))
/** Articles 1, 2, … of the organisation that are shown, each with the labels given. */
async function articles(...labelled: number[][]): Promise<void> {
  for (const [index, ids] of labelled.entries()) {
    const article = index + 1
    await databases()
      .worker.insertInto('org_articles')
      .values({
        org_id: 7,
        article_id: article,
        published_at: published,
        media_type: 1,
        media_id: 1,
        sentiment: 0,
        language: 'zh-CN',
        cluster_id: article,
      })
      .execute()
    for (const id of ids)
      await sql`insert into article_labels (org_id, label_id, article_id, published_at, put_at, put_by)
        values (7, ${id}, ${article}, ${published}, ${published}, 71)`.execute(databases().worker)
  }
}
const labelsOn = async () =>
  (
    await sql<{ article_id: number; label_id: number }>`
      select article_id::int, label_id from article_labels where org_id = 7 order by article_id, label_id`.execute(
      databases().worker,
    )
  ).rows.map(row => [row.article_id, row.label_id])

describe('the tree of labels', () => {
  test('fathers stand before their children, with their neighbours', async () => {
    const [one, two] = [await add('政策'), await add('产品')]
    const below = await add('召回', one.id)
    expect(await list()).toMatchObject([
      { id: one.id, name: '政策', fatherId: 0, idPrev: 0, idNext: two.id, colour: 3, status: 1, version: 1, orgId: 7 },
      { id: below.id, fatherId: one.id, idPrev: 0, idNext: 0 },
      { id: two.id, idPrev: one.id, idNext: 0, updatedBy: '成员 71' },
    ])
  })

  test('a move between neighbours holds, and is taken back', async () => {
    const [one, two, three] = [await add('甲'), await add('乙'), await add('丙')]
    const { http, operation } = await member('PUT', `${path}/sort/${one.id}/${three.id}/${two.id}/0`)
    expect(http).toBe(200)
    expect(await names()).toEqual(['甲', '丙', '乙'])
    expect((await undo(operation)).http).toBe(200)
    expect(await names()).toEqual(['甲', '乙', '丙'])
  })

  test('a label goes below another one, and never below itself', async () => {
    const [one, two] = [await add('甲'), await add('乙')]
    await member('PUT', `${path}/sort/0/${two.id}/0/${one.id}`)
    expect((await list())[1]).toMatchObject({ id: two.id, fatherId: one.id, version: 2 })
    expect(await member('PUT', `${path}/sort/0/${one.id}/0/${two.id}`)).toMatchObject({
      http: 409,
      key: 'labels.fatherIsBelow',
      problems: [{ field: 'fatherId' }],
    })
  })

  test('a move beside a sibling of the same name is refused', async () => {
    const one = await add('甲')
    await add('乙')
    const same = await add('乙', one.id)
    expect(await member('PUT', `${path}/sort/0/${same.id}/${one.id}/0`)).toMatchObject({
      http: 409,
      key: 'labels.taken',
    })
  })

  test('disabled ones and what lies below them are not offered, and stay in the tree', async () => {
    const one = await add('甲')
    await add('甲一', one.id)
    await add('乙')
    const { data, operation } = await member('PUT', `${path}/${one.id}/0`)
    expect(data).toMatchObject({ status: 0, version: 2 })
    expect(await names()).toEqual(['甲', '甲一', '乙'])
    expect(await names('?isOpen=1')).toEqual(['乙'])
    expect(await names('?status=0')).toEqual(['甲'])
    await undo(operation)
    expect(await names('?isOpen=1')).toEqual(['甲', '甲一', '乙'])
    expect((await member('PUT', `${path}/${one.id}/2`)).http).toBe(400)
  })
})

describe('a change', () => {
  test.each([
    ['the body', (id: number) => [path, { id }]],
    ['the query', (id: number) => [`${path}?id=${id}`, {}]],
    ['the path', (id: number) => [`${path}/${id}`, {}]],
  ] as const)('is made by the id in %s', async (_, ask) => {
    const { id } = await add('甲')
    const [url, body] = ask(id)
    expect(
      (await member('PUT', url as string, { ...(body as object), name: ' 乙  丙 ', version: 1 })).data,
    ).toMatchObject({
      id,
      name: '乙 丙',
      colour: 3,
      version: 2,
    })
    expect((await member('DELETE', url as string, body as object)).http).toBe(200)
    expect(await list()).toEqual([])
  })

  test('that names no label, or two, is refused', async () => {
    const { id } = await add('甲')
    expect(await member('PUT', path, { name: '乙' })).toMatchObject({ http: 400, problems: [{ field: 'id' }] })
    expect(await member('DELETE', `${path}/${id}?id=${id + 1}`)).toMatchObject({
      http: 400,
      problems: [{ field: 'id' }],
    })
    expect(await names()).toEqual(['甲'])
  })

  test('based on an older version is refused, and names who changed it', async () => {
    const { id } = await add('甲')
    await member('PUT', path, { id, name: '乙', version: 1 })
    expect(await member('PUT', path, { id, name: '丙', version: 1 })).toMatchObject({
      http: 409,
      key: 'platform.changedSince',
    })
    expect(await names()).toEqual(['乙'])
  })

  test.each([
    ['no name', { name: ' ' }, 400, 'name'],
    ['a long name', { name: '长'.repeat(31) }, 400, 'name'],
    ['a name that a sibling has', { name: '甲' }, 409, 'name'],
    ['a colour that is none', { name: '乙', colour: 12 }, 400, 'colour'],
    ['a father that is not there', { name: '乙', fatherId: 999_999 }, 400, 'fatherId'],
  ])('with %s is refused by the field', async (_, body, http, field) => {
    await add('甲')
    expect(await member('POST', path, body)).toMatchObject({ http, problems: [{ field }] })
  })

  test('the same name is free below another label', async () => {
    const { id } = await add('甲')
    expect((await add('甲', id)).fatherId).toBe(id)
  })

  test('more labels than the organisation may have are refused', async () => {
    await sql`insert into org_limits (org_id, quota, most) values (7, 'labelCount', 1)`.execute(databases().worker)
    await add('甲')
    expect(await member('POST', path, { name: '乙' })).toMatchObject({ http: 403 })
    expect(await names()).toEqual(['甲'])
    await sql`delete from org_limits`.execute(databases().worker)
  })
})

describe('with articles', () => {
  let one: Label, two: Label, below: Label
  beforeEach(async () => {
    ;[one, two] = [await add('甲'), await add('乙')]
    below = await add('甲一', one.id)
    await articles([one.id, below.id], [below.id], [two.id, one.id], [])
  })
  const counts = async (query = '') => (await member('GET', `${path}/counts${query}`)).data

  test('are counted by label, once for a label and all below it', async () => {
    expect(await counts()).toEqual([
      { id: one.id, articles: 2, below: 3 },
      { id: two.id, articles: 1, below: 1 },
      { id: below.id, articles: 2, below: 2 },
    ])
    expect(await counts(`?from=${published.toISOString()}`)).toHaveLength(3)
    expect(await counts(`?to=${published.toISOString()}`)).toEqual([])
  })

  test('that are not shown do not count', async () => {
    await sql`update org_articles set removed_at = now() where article_id in (1, 2)`.execute(databases().worker)
    expect(await counts()).toEqual([
      { id: one.id, articles: 1, below: 1 },
      { id: two.id, articles: 1, below: 1 },
    ])
  })

  test('a label with children is not deleted', async () => {
    expect(await member('DELETE', `${path}/${one.id}`)).toMatchObject({ http: 409, msg: '存在子标签，操作失败' })
    expect(await labelsOn()).toHaveLength(5)
  })

  test('a deleted label goes from its articles, and comes back to them', async () => {
    const before = await labelsOn()
    const { data, operation } = await member('DELETE', `${path}/${below.id}`)
    expect(data).toEqual({ articles: 2 })
    expect(await labelsOn()).toEqual([
      [1, one.id],
      [3, one.id],
      [3, two.id],
    ])
    expect((await undo(operation)).http).toBe(200)
    expect(await labelsOn()).toEqual(before)
  })

  test('merged labels are one: an article with both keeps one, children move, all of it can be taken back', async () => {
    const [before, tree] = [await labelsOn(), await names()]
    const { data, operation } = await member('POST', `${path}/${one.id}/merge`, { into: two.id })
    expect(data).toEqual({ articles: 1 })
    expect(await labelsOn()).toEqual([
      [1, two.id],
      [1, below.id],
      [2, below.id],
      [3, two.id],
    ])
    expect(await list()).toMatchObject([{ name: '乙' }, { name: '甲一', fatherId: two.id }])
    expect((await undo(operation)).http).toBe(200)
    expect([await labelsOn(), await names()]).toEqual([before, tree])
  })

  test.each([
    ['itself', () => one.id, 409],
    ['one below it', () => below.id, 409],
    ['what is not there', () => 999_999, 400],
  ])('a label is not merged into %s', async (_, into, http) => {
    expect(await member('POST', `${path}/${one.id}/merge`, { into: into() })).toMatchObject({
      http,
      problems: [{ field: 'into' }],
    })
  })
})

test('readers see and change nothing; another organisation sees nothing', async () => {
  const { id } = await add('甲')
  expect((await as('reader')('GET', path)).data).toHaveLength(1)
  expect((await as('reader')('POST', path, { name: '乙' })).http).toBe(403)
  const other = as('orgAdmin', 8)
  expect((await other('GET', path)).data).toEqual([])
  for (const [method, url, body] of [
    ['PUT', path, { id, name: '乙' }],
    ['DELETE', `${path}/${id}`],
    ['PUT', `${path}/${id}/0`],
    ['PUT', `${path}/sort/0/${id}/0/0`],
    ['POST', `${path}/${id}/merge`, { into: id }],
  ] as const)
    expect((await other(method, url, body)).http).toBe(404)
})

describe('a rule', () => {
  test('is kept in its plainest form, refused with its mistake, and taken back', async () => {
    const { id } = await add('召回')
    const saved = await member('PUT', path, { id, rule: '召回 + (起火|自燃)' })
    expect(saved.data.rule).toBe('召回+(起火|自燃)')
    expect(await member('PUT', path, { id, rule: '(召回' })).toMatchObject({ http: 400, problems: [{ field: 'rule' }] })
    expect((await member('POST', path, { name: '高管', rule: '-招聘' })).http).toBe(400)
    await undo(saved.operation)
    expect((await list()).find(label => label.id === id)?.rule).toBeNull()
    expect((await as('reader')('POST', `${path}/rule/preview`, { rule: '召回' })).http).toBe(403)
  })
})

// Records of a table: what lists, forms and bulk acts of every plain feature do, on a real database.
import { migratedDatabase } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Databases, openDatabases } from '../database.ts'
import { type Scope, withScope } from '../scope.ts'
import { shownRecords } from './shown.ts'
import { containing, recordTable } from './table.ts'

interface Place {
  name: string
  tags: string[]
  hours: { from: number }[]
}
const places = recordTable<Place, { like: string }, 'name' | 'updatedAt'>({
  table: 'places',
  fields: { name: 'name', tags: 'tags', hours: { json: 'open_hours' } },
  where: ({ like }) => containing(['name'], like),
  sorts: { name: { value: sql`r.name`, type: 'text' }, updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' } },
  taken: { places_org_id_name_key: ['name', 'vocabularies.taken'] },
})

let databases: Databases
beforeAll(async () => {
  const database = await migratedDatabase()
  const owner = new pg.Client({ connectionString: database.url })
  await owner.connect()
  await owner.query(`create table places (org_id int not null, id int generated always as identity, version int not null default 1,
    updated_at timestamptz not null default now(), updated_by int, name text not null, tags text[] not null, open_hours jsonb not null,
    primary key (org_id, id), constraint places_org_id_name_key unique (org_id, name));
    call protect_by_organisation('places')`)
  await owner.end()
  databases = openDatabases(database.url, { app: 2, worker: 2 })
  await databases.worker
    .insertInto('organisations')
    .values([7, 8].map(id => ({ id, name: `机构 ${id}` })))
    .execute()
  return async () => {
    await databases.close()
    await database.drop()
  }
})
beforeEach(async () => void (await sql`delete from places`.execute(databases.worker)))

const inOrg = <T>(work: (scope: Scope) => Promise<T>, orgId = 7) => withScope(databases.app, { orgId, userId: 3 }, work)
const add = (name: string, orgId = 7) =>
  inOrg(scope => places.create(scope, { name, tags: ['a,b'], hours: [{ from: 9 }] }), orgId)
const query = (more: object = {}) => ({
  like: '',
  page: 1,
  pageSize: 3,
  sort: 'name' as const,
  order: 'asc' as const,
  ...more,
})
const list = (more: object = {}) => inOrg(scope => places.list(scope, query(more)))
const namesOf = ({ list: rows }: { list: Place[] }) => rows.map(({ name }) => name)

describe('a list', () => {
  test.each([
    ['name', 'asc'],
    ['name', 'desc'],
    ['updatedAt', 'asc'],
    ['updatedAt', 'desc'],
  ])(
    'by %s %s gives every row once, page after page, whatever is added before and removed meanwhile',
    async (sort, order) => {
      // Moments of one transaction are equal: the id decides.
      await inOrg(async scope => {
        for (const name of ['丁', '甲', '丙', '乙', '戊', '己', '庚'])
          await places.create(scope, { name, tags: [], hours: [] })
      })
      const seen: string[] = []
      let next: string | null | undefined
      do {
        const page = await list({ sort, order, ...(next && { after: next }) })
        seen.push(...namesOf(page))
        // Nothing of what was seen may shift what comes.
        await inOrg(scope => places.remove(scope, { ids: [page.list[0]?.id ?? 0], allOf: null, but: [] }))
        next = page.next
      } while (next)
      expect(seen).toHaveLength(7)
      expect(new Set(seen).size).toBe(7)
    },
  )

  test('counts once, finds by part of the name, takes wild cards as they are, and sees no other organisation', async () => {
    for (const name of ['100%', '100 件', 'a_b']) await add(name)
    await add('100 家', 8)
    expect(await list({ like: '100' })).toMatchObject({ total: 2, next: null })
    expect(namesOf(await list({ like: '%' }))).toEqual(['100%'])
    expect(namesOf(await list({ like: '_' }))).toEqual(['a_b'])
    expect((await list({ pageSize: 1 })).total).toBe(3)
    const { next } = await list({ pageSize: 1 })
    expect((await list({ pageSize: 1, after: next })).total).toBeNull()
  })

  test.each([
    '',
    'nonsense',
    Buffer.from('["x"]').toString('base64url'),
    Buffer.from('["a\\u0000",1]').toString('base64url'),
  ])('refuses %j as a key, by its name', async after => {
    await expect(list({ after })).rejects.toMatchObject({ kind: 'invalid', problems: [{ field: 'after' }] })
  })
})

describe('a record', () => {
  test('is kept as it was given, with who and when', async () => {
    const made = await add('甲')
    expect(made).toEqual({
      id: made.id,
      version: 1,
      updatedAt: expect.stringMatching(/Z$/),
      updatedBy: '#3',
      name: '甲',
      tags: ['a,b'],
      hours: [{ from: 9 }],
    })
    expect((await list()).list).toEqual([made])
  })

  test('is changed by who started from its newest version alone', async () => {
    const made = await add('甲')
    const { id } = made
    const change = (version: number, name: string) =>
      inOrg(scope => places.update(scope, { id, version, name, tags: [], hours: [] }))
    expect(await change(1, '乙')).toMatchObject({ version: 2, name: '乙' })
    await expect(change(1, '丙')).rejects.toMatchObject({
      kind: 'conflict',
      key: 'platform.changedSince',
      values: { by: '#3' },
    })
    await expect(inOrg(scope => places.update(scope, { ...made, version: 2 }), 8)).rejects.toMatchObject({
      kind: 'missing',
    })
    expect(namesOf(await list())).toEqual(['乙'])
  })

  test('whose name is taken is refused by the field', async () => {
    await add('甲')
    await expect(add('甲')).rejects.toMatchObject({
      kind: 'conflict',
      key: 'vocabularies.taken',
      problems: [{ field: 'name', values: { name: '甲' } }],
    })
    expect((await add('甲', 8)).name).toBe('甲')
  })

  test('has a field set once: what is so already stays as it is, and others cannot', async () => {
    const { id } = await add('甲')
    const rename = (name: string, orgId = 7) => inOrg(scope => places.set(scope, id, { name }), orgId)
    expect(await rename('乙')).toMatchObject({ version: 2, name: '乙', tags: ['a,b'], hours: [{ from: 9 }] })
    expect(await rename('乙')).toMatchObject({ version: 2 })
    await expect(rename('丙', 8)).rejects.toMatchObject({ kind: 'missing' })
    expect(namesOf(await list())).toEqual(['乙'])
  })

  test('is removed alone; one that is not there is missing', async () => {
    const { id } = await add('甲')
    await add('乙')
    const remove = (orgId?: number) => inOrg(scope => places.removeOne(scope, id), orgId)
    await expect(remove(8)).rejects.toMatchObject({ kind: 'missing' })
    expect(await remove()).toEqual({ changed: 1 })
    await expect(remove()).rejects.toMatchObject({ kind: 'missing' })
    expect(namesOf(await list())).toEqual(['乙'])
  })

  test('that is shown with more is so by every call, and is stored as it fits', async () => {
    const shown = shownRecords(places, {
      shown: async (_, rows) => rows.map(({ hours, ...row }) => ({ ...row, spans: hours.length })),
      fit: async (_, { name }: { name: string }) => ({ name: name.toUpperCase(), tags: [], hours: [{ from: 8 }] }),
    })
    const made = await inOrg(scope => shown.create(scope, { name: 'a' }))
    expect(made).toMatchObject({ name: 'A', spans: 1, version: 1 })
    expect(made).not.toHaveProperty('hours')
    const { id } = made
    const changed = await inOrg(scope => shown.update(scope, { id, version: 1, name: 'b' }))
    expect(changed).toMatchObject({ name: 'B', spans: 1, version: 2 })
    expect(await inOrg(scope => shown.get(scope, id))).toEqual(changed)
    expect((await inOrg(scope => shown.list(scope, query()))).list).toEqual([changed])
    expect(await inOrg(scope => shown.set(scope, id, { hours: [] }))).toMatchObject({ spans: 0, version: 3 })
    const update = inOrg(scope => shown.update(scope, { id, version: 1, name: 'c' }))
    await expect(update).rejects.toMatchObject({ kind: 'conflict' })
  })
})

test('all that a question finds but some are removed', async () => {
  const made = [await add('岚一'), await add('岚二'), await add('岚三'), await add('青')]
  await add('岚四', 8)
  const removed = await inOrg(scope =>
    places.remove(scope, { ids: [], allOf: { like: '岚' }, but: [made[1]?.id ?? 0] }),
  )
  expect(removed).toEqual({ changed: 2 })
  expect(namesOf(await list())).toEqual(['岚二', '青'])
  expect((await sql`select 1 from places`.execute(databases.worker)).rows).toHaveLength(3)
})

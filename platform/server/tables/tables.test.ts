// Export and import of a list over HTTP, on a real database, with real files and tasks.
import { buffer } from 'node:stream/consumers'
import {
  contract,
  exportCall,
  feature,
  importCalls,
  KeysetPaging,
  keysetListOf,
  phrases,
  type SheetTitles,
} from '@guanlan/platform/contract'
import { formOf, migratedDatabase, resultRows, serveForTests } from '@guanlan/platform/testing'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Databases, openDatabases } from '../database.ts'
import { createApp } from '../http/app.ts'
import { containing, recordTable } from '../records/table.ts'
import { serverHalf } from '../server-half.ts'
import { writeSheet } from '../sheets/write-sheet.ts'
import { operationHalf } from '../testing/operations.ts'
import { exportOf } from './export.ts'
import { importOf } from './import.ts'
import { draftOf, recognise } from './read-rows.ts'

const words = phrases({
  name: ['姓名', '姓名', 'Name'],
  mail: ['邮箱', '郵箱', 'Mail'],
  tags: ['标签', '標籤', 'Tags'],
  updatedAt: ['修改时间', '修改時間', 'Changed'],
  wrong: ['姓名为 1 到 5 个字符', '姓名為 1 到 5 個字元', 'A name has 1 to 5 characters'],
  taken: ['邮箱“{{mail}}”已存在', '郵箱「{{mail}}」已存在', 'Mail "{{mail}}" exists already'],
})
const title = ['来宾', '來賓', 'Guests'] as const
const Draft = z.object({
  name: z.string().min(1, 'guests.wrong').max(5, 'guests.wrong'),
  mail: z.string().nullable().default(null),
  tags: z.array(z.string()).default([]),
})
type Draft = z.infer<typeof Draft>
const Kept = Draft.extend({ id: z.number(), updatedAt: z.string() })
const Question = z.object({
  like: z.string().default(''),
  sort: z.enum(['name', 'updatedAt']).default('name'),
  order: z.enum(['asc', 'desc']).default('asc'),
})
const { name, mail, tags, updatedAt } = words
const shown = { name, mail, tags, updatedAt } satisfies SheetTitles
const of = { path: '/guests', permission: 'guests.edit' } as const
const guests = contract({
  list: {
    method: 'GET',
    path: '/guests',
    access: 'member',
    permission: 'guests.view',
    summary: '',
    query: Question.extend(KeysetPaging.shape),
    reply: keysetListOf(Kept),
  },
  ...exportCall({ ...of, permission: 'guests.view', question: Question, columns: shown }),
  ...importCalls(of),
})
const guestsFeature = feature({
  name: 'guests',
  permissions: {
    view: { name: ['', '', ''], roles: ['orgAdmin', 'member', 'reader'] },
    edit: { name: ['', '', ''], roles: ['orgAdmin', 'member'] },
  },
  quotas: { guestCount: { name: ['来宾', '來賓', 'Guests'], kind: 'standing' } },
  contract: guests,
})
const records = recordTable<Draft, { like: string }, 'name' | 'updatedAt'>({
  table: 'guests',
  fields: { name: 'name', mail: 'mail', tags: 'tags' },
  where: ({ like }) => containing(['name'], like),
  sorts: { name: { value: sql`r.name`, type: 'text' }, updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' } },
  taken: { guests_mail: ['mail', 'guests.taken' as never] },
})
const exporting = exportOf({
  name: 'guests.export',
  title,
  columns: shown,
  question: Question,
  records,
  cells: { updatedAt: row => new Date(row.updatedAt) },
})
const importing = importOf({
  name: 'guests.import',
  title,
  draft: Draft,
  columns: { name, mail, tags },
  by: 'name',
  records,
  words: { guests: words },
  quota: { name: 'guestCount', title, count: scope => records.count(scope, { like: '' }) },
})
const half = serverHalf({
  feature: guestsFeature,
  words,
  counters: { guestCount: scope => records.count(scope, { like: '' }) },
  jobs: [exporting.job, importing.job],
  routes: {
    list: (scope, { query }) => records.list(scope, query),
    export: exporting.start,
    importFile: importing.file,
    importCheck: importing.check,
    importRows: importing.start,
  },
})

let databases: Databases
let app: FastifyInstance
beforeAll(async () => {
  const database = await migratedDatabase()
  const owner = new pg.Client({ connectionString: database.url })
  await owner.connect()
  await owner.query(`create table guests (org_id int not null, id int generated always as identity, version int not null default 1,
    updated_at timestamptz not null default now(), updated_by int, name text not null, mail text, tags text[] not null,
    primary key (org_id, id), unique (org_id, name)); create unique index guests_mail on guests (org_id, mail);
    call protect_by_organisation('guests'); call keep_history('guests')`)
  await owner.end()
  databases = openDatabases(database.url, { app: 3, worker: 3 })
  const db = databases.worker
  for (const org of [7, 8])
    await db
      .insertInto('organisations')
      .values({ id: org, name: `机构 ${org}`, time_zone: 'Asia/Tokyo' })
      .execute()
  for (const [id, org_id, role] of [
    [2, 7, 'member'],
    [3, 7, 'reader'],
    [4, 8, 'member'],
    [5, 7, 'member'],
  ] as const) {
    await db
      .insertInto('users')
      .values({ id, account: `${id}@example.com`, name: `${id}` })
      .execute()
    await db.insertInto('memberships').values({ org_id, user_id: id, role }).execute()
  }
  app = await createApp({ logger: false })
  await serveForTests(app, databases, [half, operationHalf])
  return async () => {
    await app.close()
    await databases.close()
    await database.drop()
  }
})
beforeEach(async () => {
  for (const table of ['guests', 'tasks', 'stored_files', 'org_limits', 'operation_rows', 'operations'])
    await sql`delete from ${sql.table(table)}`.execute(databases.worker)
})

const ask = async (url: string, body?: object, user = 2, org = 7, locale = 'zh') => {
  const headers = { authorization: `Bearer ${user}`, orgid: String(org), 'accept-language': locale }
  const reply = await app.inject({ method: body ? 'POST' : 'GET', url, headers, ...(body && { payload: body }) })
  return { http: reply.statusCode, ...reply.json() }
}
const send = async (content: string | Uint8Array, file = 'a.csv', user = 2) => {
  const { payload, headers } = await formOf(file, content)
  const reply = await app.inject({
    method: 'POST',
    url: '/guests/import/file',
    headers: { ...headers, authorization: `Bearer ${user}`, orgid: '7' },
    payload,
  })
  return { http: reply.statusCode, ...reply.json() }
}
const rowsOf = (task: number, orgId = 7) => resultRows(databases, [exporting.work, importing.work], { orgId, id: task })
/** Sends, looks, takes over. */
async function take(content: string | Uint8Array, file = 'a.csv', locale = 'zh') {
  const { data } = await send(content, file)
  const check = (await ask('/guests/import/check', { file: data.id }, 2, 7, locale)).data
  const { data: started, operation } = await ask(
    '/guests/import',
    { file: data.id, columns: check.columns },
    2,
    7,
    locale,
  )
  const refused = await rowsOf(started.task)
  const { result } = await databases.worker
    .selectFrom('tasks')
    .select('result')
    .where('id', '=', started.task)
    .executeTakeFirstOrThrow()
  return { check, operation, refused, result }
}
const names = async (org = 7) =>
  (await ask('/guests', undefined, org === 7 ? 2 : 4, org)).data.list.map((row: Draft) => row.name)
const add = (...all: string[]) => take(['姓名', ...all].join('\n'))

describe('export', () => {
  const start = (chosen: object, more: object = {}, user = 2, org = 7, locale = 'zh') =>
    ask('/guests/export', { chosen, columns: ['name', 'tags', 'updatedAt'], ...more }, user, org, locale)

  test.each(['xlsx', 'csv'])(
    'of all that a question finds, as %s: in its order, the reader’s language and the organisation’s zone',
    async kind => {
      await take('姓名,标签\n甲,a、b\n乙,\n=丙,c')
      await sql`update guests set updated_at = '2026-11-22T18:30:00Z'`.execute(databases.worker)
      const { data } = await start({ allOf: { like: '', sort: 'name', order: 'desc' } }, { kind }, 3, 7, 'en')
      expect(await rowsOf(data.task)).toEqual([
        ['Name', 'Tags', 'Changed'],
        ['甲', 'a、b', '2026-11-23 03:30:00'],
        ['乙', '', '2026-11-23 03:30:00'],
        ['=丙', 'c', '2026-11-23 03:30:00'],
      ])
    },
  )

  test('of those chosen, and of all but some; another organisation gets none of them', async () => {
    await add('甲', '乙', '丙')
    const ids = (await ask('/guests')).data.list.map((row: { id: number }) => row.id)
    const exported = async (chosen: object, user = 2, org = 7) =>
      (await rowsOf((await start(chosen, { columns: ['name'] }, user, org)).data.task, org)).flat().slice(1)
    expect(await exported({ ids: ids.slice(1) })).toEqual(['乙', '甲'])
    expect(await exported({ allOf: { like: '' }, but: ids.slice(0, 1) })).toEqual(['乙', '甲'])
    expect(await exported({ ids }, 4, 8)).toEqual([])
  })

  test('of more rows than one slice takes', async () => {
    await sql`insert into guests (org_id, name, tags) select 7, 'g' || i, '{}' from generate_series(1, 4500) i`.execute(
      databases.worker,
    )
    const { data } = await start({ allOf: { like: '' } }, { columns: ['name'] })
    expect(new Set((await rowsOf(data.task)).flat()).size).toBe(4_501)
  })

  test('a column that is none is refused', async () => {
    expect((await start({ ids: [1] }, { columns: ['pin'] })).http).toBe(400)
  })
})

describe('import', () => {
  test('looks first: columns by their titles in any language, first rows, and what is wrong with which row', async () => {
    const file = (await send('Tags,NAME ,电话\na,甲,1\n,,2\n\nb,一二三四五六,3\nc,甲,4')).data.id
    expect((await ask('/guests/import/check', { file }, 2, 7, 'en')).data).toMatchObject({
      headings: ['Tags', 'NAME ', '电话'],
      columns: ['tags', 'name', null],
      missing: [],
      rows: 4,
      faultyRows: 3,
      faulty: [
        { number: 3, problems: [{ field: 'name', msg: 'A name has 1 to 5 characters' }] },
        { number: 5, problems: [{ field: 'name' }] },
        { number: 6, problems: [{ field: 'name', msg: 'The same as row 2' }] },
      ],
    })
    expect(await names()).toEqual([])
  })

  test('says before it begins how many it would add and change, and which', async () => {
    await take('姓名,标签\n甲,a\n乙,b')
    const file = (await send('姓名,标签\n甲,x\n乙,b\n丙,c\n一二三四五六,d')).data.id
    expect((await ask('/guests/import/check', { file })).data.effect).toEqual({
      added: 1,
      changed: 1,
      same: 1,
      overwritten: [{ number: 2, name: '甲' }],
    })
    // A column that is not read changes nothing.
    const { data } = await ask('/guests/import/check', { file, columns: ['name', null] })
    expect(data.effect).toMatchObject({ added: 1, changed: 0, same: 2 })
    expect((await ask('/guests')).data.list).toHaveLength(2)
  })

  test('adds new rows, changes known ones, leaves those alike, lists the refused with their reason', async () => {
    await take('姓名,标签\n甲,a\n乙,b')
    const { result, refused } = await take('姓名,标签\n甲,x\n乙,b\n丙,c\n一二三四五六,d\n丙,e', 'b.csv', 'en')
    expect(result).toEqual({ added: 1, changed: 1, same: 1, refused: 2 })
    expect(refused).toEqual([
      ['Row', 'Reason', '姓名', '标签'],
      ['5', 'A name has 1 to 5 characters', '一二三四五六', 'd'],
      ['6', 'The same as row 4', '丙', 'e'],
    ])
    expect(await names()).toEqual(['丙', '乙', '甲'])
  })

  test('is taken back whole', async () => {
    await take('姓名,标签\n甲,a')
    const { operation } = await take('姓名,标签\n甲,x\n乙,b')
    expect((await ask(`/inews/operation/${operation}/undo`, {})).http).toBe(200)
    expect((await ask('/guests')).data.list).toMatchObject([{ name: '甲', tags: ['a'] }])
  })

  test('a rule of the table refuses its row alone', async () => {
    await take('姓名,邮箱\n甲,a@x')
    const { result, refused } = await take('姓名,邮箱\n乙,b@x\n丙,a@x')
    expect(result).toMatchObject({ added: 1, refused: 1 })
    expect(refused[1]).toEqual(['3', '邮箱“a@x”已存在', '丙', 'a@x'])
  })

  test('a field that the file does not have stays as it is', async () => {
    await take('姓名,标签\n甲,a')
    await take('姓名,邮箱\n甲,a@x')
    expect((await ask('/guests')).data.list).toMatchObject([{ tags: ['a'], mail: 'a@x' }])
  })

  test('stops at the quota and says so for the rows behind it', async () => {
    await sql`insert into org_limits (org_id, quota, most) values (7, 'guestCount', 2)`.execute(databases.worker)
    const { result, refused } = await add('甲', '乙', '丙')
    expect(result).toMatchObject({ added: 2, refused: 1 })
    expect(refused[1]).toEqual([
      '4',
      expect.stringMatching(/^已超出机构配额：“来宾”的额度为 2，完成后将为 3。请删除不再需要的/),
      '丙',
    ])
  })

  test('a workbook of more rows than one slice takes', async () => {
    const rows = Array.from({ length: 4_500 }, (_, at) => ({ name: `g${at % 4_400}` }))
    const xlsx = await buffer(writeSheet('xlsx', { columns: [{ key: 'name', title: 'name' }], rows, zone: 'UTC' }))
    expect((await take(xlsx, 'a.xlsx')).result).toEqual({ added: 4_400, changed: 0, same: 0, refused: 100 })
  })

  test.each([
    ['a file without rows', '姓名', /没有数据行/],
    ['a broken table', '姓名\n"a', /无法读取/],
    ['too many rows', `姓名\n${'a\n'.repeat(20_001)}`, /行数过多/],
  ])('%s is refused when it is looked at', async (_, content, msg) => {
    const file = (await send(content)).data.id
    expect(await ask('/guests/import/check', { file })).toMatchObject({
      http: 400,
      problems: [{ field: 'file', msg: expect.stringMatching(msg) }],
    })
  })

  test('without the column that every row needs it does not start', async () => {
    const file = (await send('标签\na')).data.id
    expect((await ask('/guests/import/check', { file })).data.missing).toEqual(['name'])
    expect(await ask('/guests/import', { file, columns: ['tags'] })).toMatchObject({
      http: 400,
      msg: '请指定哪一列是“姓名”',
    })
  })

  test('is for those who may, and a file for its sender', async () => {
    expect((await send('姓名\n甲', 'a.csv', 3)).http).toBe(403)
    const file = (await send('姓名\n甲')).data.id
    for (const [user, org] of [
      [5, 7],
      [4, 8],
    ] as const) {
      expect((await ask('/guests/import/check', { file }, user, org)).http).toBe(404)
      expect((await ask('/guests/import', { file, columns: ['name'] }, user, org)).http).toBe(404)
    }
    expect(await names(8)).toEqual([])
  })
})

describe('a cell is read as its field asks', () => {
  const kinds = z.object({
    text: z.string().default(''),
    list: z.array(z.string()).max(3).default([]),
    number: z.number().nullable().default(null),
    yes: z.boolean().optional(),
  })
  const columns = { text: name, list: tags, number: mail, yes: title }
  const of = (field: string, text: string) =>
    draftOf({ draft: kinds, columns, words: {} }, [field], { number: 2, cells: [text] }, 'zh')
  test.each([
    ['text', '12', '12'],
    ['list', '甲、乙，丙', ['甲', '乙', '丙']],
    ['list', ' 甲; ', ['甲']],
    ['number', '12.5', 12.5],
    ['yes', '是', true],
    ['yes', 'NO', false],
  ])('%s from %j', (field, text, value) => expect(of(field, text)).toMatchObject({ draft: { [field]: value } }))
  test.each([
    ['number', '很多', '“邮箱”应为数字'],
    ['yes', '也许', '“来宾”的值不正确'],
    ['list', '甲、乙、丙、丁', '“标签”至多 3'],
  ])('%s not from %j, by its title', (field, text, msg) =>
    expect(of(field, text)).toMatchObject({
      problems: [{ field, msg }],
    }),
  )
})

test('of two columns alike the first counts', () =>
  expect(recognise(['ＮＡＭＥ', '姓名', 'x'], { name })).toEqual(['name', null, null]))
test('another spelling is recognised, a title goes before it', () =>
  expect(recognise(['来宾', '邮箱'], { name, mail }, { name: ['来宾', '邮箱'] })).toEqual(['name', 'mail']))

// Whoever leaves hands over what is theirs: told before, given with the removal, and taken back with it.
import { membersFeature } from '@guanlan/features/people/members/contract'
import { membersServer } from '@guanlan/features/people/members/server'
import { roleTableOf } from '@guanlan/platform/server'
import { type Answer, openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { ownedData } from '../from-above.ts'

const { as, databases, undo } = openFeature(
  [
    membersServer({
      publicUrl: 'https://guanlan.example.com',
      roleTable: () => roleTableOf([membersFeature]),
      belongings: ownedData,
    }),
  ],
  [
    'views',
    'search_plans',
    'article_work',
    'data_reports',
    'warnings',
    'warning_digests',
    'duty_rosters',
    'address_book',
    'tasks',
  ],
)
const admin = as('orgAdmin')
const db = () => databases().worker

/** 71 leaves; 72 is the colleague; 70 manages. */
beforeEach(async () => {
  await sql`delete from memberships where user_id not between org_id * 10 and org_id * 10 + 2`.execute(db())
  await sql`
    insert into memberships (org_id, user_id, role) values (7, 70, 'orgAdmin'), (7, 71, 'member'), (7, 72, 'reader')
    on conflict (org_id, user_id) do update set enabled = true, role = excluded.role`.execute(db())
  await sql`insert into views (org_id, owner_id, list, name, question) values
    (7, 71, 'desk', '早班', ''), (7, 72, 'desk', '早班', ''), (7, null, 'desk', '大家的', ''), (8, 71, 'desk', '别家', '')`.execute(
    db(),
  )
  await sql`insert into search_plans (org_id, owner_id, name, address, query) values (7, 71, '潮位', '', '潮位')`.execute(
    db(),
  )
  await sql`insert into article_work (org_id, article_id, published_at, assignee_id, state) values
    (7, 1, now(), 71, 0), (7, 2, now(), 71, 1), (7, 3, now(), 71, 2), (7, 4, now(), 70, 0)`.execute(db())
  await sql`insert into address_book (org_id, id, name, email) overriding system value values (7, 901, '甲', '71@example.com'), (7, 902, '乙', 'b@example.com')`.execute(
    db(),
  )
  await sql`insert into duty_rosters (org_id, id, name, contact_ids, every, starts_on, hand_over) overriding system value values
    (7, 1, '夜班', '{902,901}', 'day', current_date, '09:00'), (7, 2, '独自', '{901}', 'day', current_date, '09:00')`.execute(
    db(),
  )
  await sql`insert into warnings (org_id, name, media_types, sentiments, starts_on, ends_on, receive_time, member_ids, contact_ids)
    values (7, '刹车', '{1}', '{-1}', current_date, current_date, '{}', '{70,71}', '{901}')`.execute(db())
})

const idOf = async (userId: number): Promise<number> =>
  (
    await db()
      .selectFrom('memberships')
      .select('id')
      .where('org_id', '=', 7)
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
  ).id
const reported = async (userId = 71): Promise<Answer['data']> =>
  (await admin('POST', '/mgrV1/user/belongings', { ids: [await idOf(userId)] })).data
const handOver = async (part: object = {}, ask = admin) =>
  ask('POST', '/mgrV1/user/handOver', { chosen: { ids: [await idOf(71)] }, to: 72, act: 'remove', ...part })

/** Everything that can be handed on, as it is now. */
async function everything(): Promise<Record<string, unknown>> {
  const { rows } = await sql<Record<string, unknown>>`
    select (select jsonb_agg(jsonb_build_array(owner_id, name) order by id) from views where org_id = 7) as views,
      (select jsonb_agg(owner_id) from search_plans where org_id = 7) as plans,
      (select jsonb_agg(assignee_id order by article_id) from article_work where org_id = 7) as work,
      (select jsonb_agg(jsonb_build_object('of', member_ids, 'by', contact_ids)) from warnings where org_id = 7) as warnings,
      (select jsonb_agg(contact_ids order by id) from duty_rosters where org_id = 7) as duties`.execute(db())
  return rows[0] ?? {}
}

test('it is told before, in the reader’s language, of this organisation alone', async () => {
  const counts = Object.fromEntries((await reported()).map(({ name, count }: Answer) => [name, count]))
  expect(counts).toEqual({ assignments: 2, warnings: 1, warningsByMail: 1, duties: 2, views: 1, searchPlans: 1 })
  expect((await reported()).find(({ name }: Answer) => name === 'views')).toMatchObject({
    title: '个人保存的视图',
    ends: false,
  })
  expect(await reported(72)).toMatchObject([{ name: 'views', count: 1 }])
  expect(await as('member')('POST', '/mgrV1/user/belongings', { ids: [1] })).toMatchObject({ http: 403 })
  expect((await as('orgAdmin', 8)('POST', '/mgrV1/user/belongings', { ids: [await idOf(71)] })).data).toEqual([])
})

test('a colleague gets it with the removal, and one undo brings person and belongings back', async () => {
  const before = await everything()
  const { http, operation } = await handOver()
  expect(http).toBe(200)
  const contact = (
    await db().selectFrom('address_book').select('id').where('email', '=', '72@example.com').executeTakeFirstOrThrow()
  ).id
  const after = await everything()
  expect(after).toMatchObject({
    plans: [72],
    work: [72, 72, 71, 70],
    warnings: [{ of: [70, 72], by: [contact] }],
    duties: [[902, contact], [contact]],
  })
  expect(after.views).toEqual([
    [72, expect.stringMatching(/^早班 #\d+$/)],
    [72, '早班'],
    [null, '大家的'],
  ])
  expect((await sql`select from views where org_id = 8 and owner_id = 71`.execute(db())).rows).toHaveLength(1)
  expect((await sql`select from memberships where org_id = 7 and user_id = 71`.execute(db())).rows).toHaveLength(0)
  expect((await undo(operation, admin)).http).toBe(200)
  expect(await everything()).toEqual(before)
  expect((await sql`select from memberships where org_id = 7 and user_id = 71`.execute(db())).rows).toHaveLength(1)
})

test('the organisation gets it: views are everybody’s, articles nobody’s, lists go on without the person', async () => {
  await handOver({ to: null, act: 'disable' })
  expect(await everything()).toMatchObject({
    plans: [null],
    work: [null, null, 71, 70],
    warnings: [{ of: [70], by: [] }],
    // Nobody would be left on the second.
    duties: [[902], [901]],
  })
  const { rows } = await sql`select enabled from memberships where org_id = 7 and user_id = 71`.execute(db())
  expect(rows).toEqual([{ enabled: false }])
})

test.each([
  ['who leaves too', 71],
  ['who is of another organisation', 80],
  ['who does not get in', 72],
])('nothing goes to somebody %s', async (_, to) => {
  if (to === 72) await sql`update memberships set enabled = false where org_id = 7 and user_id = 72`.execute(db())
  const before = await everything()
  expect(await handOver({ to })).toMatchObject({
    http: 400,
    key: 'members.colleagueMissing',
    problems: [{ field: 'to' }],
  })
  expect(await everything()).toEqual(before)
})

test('the last administrator stays, and nothing was handed over', async () => {
  const before = await everything()
  expect(await handOver({ chosen: { ids: [await idOf(70)] } })).toMatchObject({ key: 'members.lastAdministrator' })
  expect(await everything()).toEqual(before)
})

test('a task ends with the membership', async () => {
  await sql`insert into tasks (org_id, kind, user_id, operation_id, input) values (7, 'x', 71, 1, '{}')`.execute(db())
  expect(await reported()).toContainEqual({ name: 'tasks', title: '进行中的任务', count: 1, ends: true })
  await handOver()
  const { rows } = await sql`select state from tasks`.execute(db())
  expect(rows).toEqual([{ state: 'cancelled' }])
})

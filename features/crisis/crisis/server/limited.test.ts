// Somebody limited to folders (docs/decisions/0021) reads crises in which they have a role, and what belongs to them, whatever statement asks.
import { adopt } from '@guanlan/features/articles/articles/server/facts'
import { type Scope, withScope } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import { crisis as calls } from '../contract.ts'
import { startCrisis } from './acts/acts.ts'
import { crisisServer } from './index.ts'
import { endRole, giveRole, listPeople } from './people/people.ts'

const { as, databases } = openFeature([crisisServer({ follow() {} })])
const admin = as('orgAdmin')
/** Members of organisation 7, by their place. */
let people: number[] = []
let crisisId = 0

/** As a call of a person who is limited to a folder with nothing in it. */
const limited = <T>(userId: number, work: (scope: Scope) => Promise<T>): Promise<T> =>
  withScope(databases().app, { orgId: 7, userId }, async scope => {
    await sql`select limit_to_folders(7, '{}', ${userId}::int)`.execute(scope.db)
    return work({ ...scope, limitedTo: [] })
  })

const onlySettings = ['crisis_labels', 'crisis_levels', 'crisis_playbooks']
/** Of stories, not of crises. */
const ofStories = ['crisis_latent_marks']
const tablesOf = async (): Promise<string[]> =>
  (
    await sql<{ name: string }>`
      select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and (relname = 'crises' or relname like 'crisis\\_%') order by 1`.execute(
      databases().worker,
    )
  ).rows.map(({ name }) => name)

beforeAll(async () => {
  const { rows } = await sql<{ id: number }>`select user_id as id from memberships where org_id = 7 order by 1`.execute(
    databases().worker,
  )
  people = rows.map(({ id }) => id)
  const made = await admin('POST', '/crisis/startCrisis', { name: '车门', crisisLevel: 1 })
  crisisId = made.data.id
  await admin('POST', '/crisis/people', { crisisId, role: 'analyst', userId: people[1], personId: null })
  const task = await admin('POST', '/crisis/tasks', { crisisId, kind: 'verify', title: '核实' })
  await admin('POST', '/crisis/facts', { crisisId, state: 'open', text: '已召回' })
  const db = databases().worker
  const taskId = task.data.id
  await sql`insert into crisis_task_comments (org_id, task_id, at, text) values (7, ${taskId}, now(), '在核')`.execute(
    db,
  )
  await sql`insert into crisis_task_answers (org_id, task_id, answered_at, by_name, text) values (7, ${taskId}, now(), '甲', '无误')`.execute(
    db,
  )
  await sql`insert into crisis_task_reminders (org_id, task_id, due_at, notified_at) values (7, ${taskId}, now(), now())`.execute(
    db,
  )
  await sql`
    insert into crisis_files (org_id, crisis_id, task_id, file_id, user_id, name, size, attached_at) values (7, ${crisisId}, ${taskId}, 1, 1, '证据.pdf', 1, now())`.execute(
    db,
  )
  const { rows: made2 } = await sql<{ id: number }>`
    insert into crisis_statements (org_id, crisis_id, title, paragraphs, written_at) values (7, ${crisisId}, '声明', '[]', now()) returning id`.execute(
    db,
  )
  const statementId = made2[0]?.id
  await sql`insert into crisis_outside_approvers (org_id, statement_id, round, step, name, user_id, invited_at, expires_at) values (7, ${statementId}, 1, 0, '王律师', 1, now(), now())`.execute(
    db,
  )
  await sql`insert into crisis_statement_versions (org_id, statement_id, number, at, title, paragraphs) values (7, ${statementId}, 1, now(), '声明', '[]')`.execute(
    db,
  )
  await sql`insert into crisis_statement_comments (org_id, statement_id, number, at, text) values (7, ${statementId}, 1, now(), '请核对')`.execute(
    db,
  )
  await sql`insert into crisis_approvals (org_id, statement_id, round, step, user_id, as_deputy, number, at) values (7, ${statementId}, 1, 0, 1, false, 1, now())`.execute(
    db,
  )
  await sql`insert into crisis_facts (org_id, crisis_id, state, text) values (7, ${crisisId}, 'open', '另一条')`.execute(
    db,
  )
})

test('each table of crises shows its rows to who has a role and none to who has not', async () => {
  const tables = [...(await tablesOf()), 'article_sets'].filter(
    name => ![...onlySettings, ...ofStories, 'crisis_openings', 'crisis_opening_notices'].includes(name),
  )
  expect(tables.length).toBeGreaterThan(12)
  const count = async ({ db }: Scope, table: string) =>
    (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(db)).rows[0]?.n ?? 0
  for (const table of tables) {
    const [all, own, others] = [
      await withScope(databases().app, { orgId: 7 }, scope => count(scope, table)),
      await limited(people[1] ?? 0, scope => count(scope, table)),
      await limited(people[2] ?? 0, scope => count(scope, table)),
    ]
    expect([table, own, others]).toEqual([table, all, 0])
    expect([table, all > 0]).toEqual([table, true])
  }
})

test('which articles are in a crisis is seen by who has a role in it, and put in by nobody else', async () => {
  const [, insider = 0, outsider = 0] = people
  const db = databases().worker
  // Both see the article itself.
  await db.transaction().execute(tx => storeArticles(tx, [newArticle({ title: '车门' })], new Map()))
  const { rows } = await sql<{ id: number }>`select id::float8 as id from articles`.execute(db)
  const [article] = rows.map(({ id }) => id)
  await db.transaction().execute(tx => adopt({ orgId: 7, db: tx }, [article ?? 0]))
  await sql`
    insert into monitors (org_id, id, kind, name, rule, version) overriding system value values (7, 900, 'item', '车门', '车门', 1)`.execute(
    db,
  )
  await sql`
    insert into hits (org_id, monitor_id, article_id, published_at, media_type, sentiment, media_id, language, interactions, cluster_id, rule_version)
    select 7, 900, article_id, published_at, media_type, sentiment, media_id, language, interactions, cluster_id, 1 from org_articles`.execute(
    db,
  )
  await sql`
    insert into article_set_members (org_id, kind, set_id, article_id, published_at, how, put_at) select 7, 'crisis', ${crisisId}, article_id, published_at, 'hand', now() from org_articles`.execute(
    db,
  )
  const inFolder = <T>(userId: number, work: (scope: Scope) => Promise<T>) =>
    withScope(databases().app, { orgId: 7, userId }, async scope => {
      await sql`select limit_to_folders(7, '{900}', ${userId}::int)`.execute(scope.db)
      return work(scope)
    })
  const count = (table: string) => async (scope: Scope) =>
    (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(scope.db)).rows[0]?.n
  expect([await inFolder(insider, count('org_articles')), await inFolder(outsider, count('org_articles'))]).toEqual([
    1, 1,
  ])
  expect([
    await inFolder(insider, count('article_set_members')),
    await inFolder(outsider, count('article_set_members')),
  ]).toEqual([1, 0])
  await sql`delete from article_set_members`.execute(db)
  await expect(
    inFolder(outsider, ({ db: tx }) =>
      sql`insert into article_set_members (org_id, kind, set_id, article_id, published_at, how, put_at) values (7, 'crisis', ${crisisId}, ${article}::bigint, now(), 'hand', now())`.execute(
        tx,
      ),
    ),
  ).rejects.toThrow(/row-level security/)
})

test('nothing of a crisis without a role is written', async () => {
  const outsider = people[2] ?? 0
  const { changed } = await limited(outsider, async ({ db }) => ({
    changed: (await sql`update crises set name = 'x' where id = ${crisisId}`.execute(db)).numAffectedRows,
  }))
  expect(changed).toBe(0n)
  await expect(
    limited(outsider, ({ db }) =>
      sql`insert into crisis_people (org_id, crisis_id, role, user_id) values (7, ${crisisId}, 'observer', ${outsider})`.execute(
        db,
      ),
    ),
  ).rejects.toThrow(/row-level security/)
})

test('who is limited begins a crisis, gives a role in it, and sees it no more when theirs has ended', async () => {
  const [, first = 0, second = 0] = people
  const body = calls.startCrisis.body.parse({ name: '价格', crisisLevel: 3 })
  const { id } = await limited(first, scope => startCrisis(scope, body, undefined))
  await expect(limited(second, scope => listPeople(scope, id))).rejects.toThrow()
  const given = { crisisId: id, role: 'lead', userId: second, personId: null, department: '', note: '' } as const
  await limited(first, scope => giveRole(scope, given))
  const holders = await limited(second, scope => listPeople(scope, id))
  expect(holders.map(({ userId, role }) => [userId, role])).toEqual([
    [second, 'lead'],
    [first, 'deputy'],
  ])
  const deputy = holders.find(({ role }) => role === 'deputy')?.id ?? 0
  await limited(second, scope => endRole(scope, deputy))
  await expect(limited(first, scope => listPeople(scope, id))).rejects.toThrow()
})

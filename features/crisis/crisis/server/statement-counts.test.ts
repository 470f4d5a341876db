// What screens of crises ask of the database: so many statements, and no more where there is ten times as much.
import { setsStartedWithin } from '@guanlan/features/articles/articles/server/facts'
import { articleActionsServer } from '@guanlan/features/handling/article-actions/server'
import { type Scope, withScope } from '@guanlan/platform/server'
import { countStatements, openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listChanges } from './changes.ts'
import { listLines } from './chronicle/lines.ts'
import { listClocks } from './clock-acts/act.ts'
import { listFacts } from './facts/facts.ts'
import { crisisServer } from './index.ts'
import { overviewOf, trendOf } from './overview/overview.ts'
import { listPeople } from './people/people.ts'
import { getCrisis, listCrises } from './records/crises.ts'
import { listOpenings } from './rules/openings.ts'
import { listStatements } from './statements/records.ts'
import { listTasks } from './tasks/tasks.ts'

const { as, databases } = openFeature([crisisServer({ follow() {} }), articleActionsServer], ['crises'])
const member = as()
const now = new Date()
const paging = { page: 1, pageSize: 50 }

/** By the screen that asks: the most statements of one call. */
const calls: readonly [string, most: number, (scope: Scope, id: number) => Promise<unknown>][] = [
  [
    'the list',
    3,
    scope => listCrises(scope, { ...paging, pageType: 'monitor', like: '', sort: 'updatedAt', order: 'desc' } as never),
  ],
  ['the room', 2, (scope, id) => getCrisis(scope, id)],
  ['the chronicle', 3, (scope, id) => listLines(scope, { crisisId: id, like: '', order: 'desc', ...paging })],
  ['history', 2, (scope, id) => listChanges(scope, id)],
  ['people', 3, (scope, id) => listPeople(scope, id)],
  ['tasks', 2, (scope, id) => listTasks(scope, id)],
  ['clocks', 2, (scope, id) => listClocks(scope, id)],
  ['facts', 2, (scope, id) => listFacts(scope, id)],
  ['statements', 3, (scope, id) => listStatements(scope, id)],
  ['the overview', 8, scope => overviewOf(scope)],
  [
    'the trend',
    2,
    scope =>
      trendOf(scope, { from: new Date(now.getTime() - 7 * 86_400_000).toISOString(), to: now.toISOString() } as never),
  ],
  ['openings', 3, scope => listOpenings(scope, { status: 'all', rule: null, like: '', ...paging } as never)],
  [
    'marks on charts',
    1,
    scope => setsStartedWithin(scope, { monitors: [], from: new Date(0), to: new Date(now.getTime() + 60_000) }),
  ],
]

async function counts(id: number): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  const { rows } = await sql<{ id: number }>`
    select user_id as id from memberships where org_id = 7 and role = 'member'`.execute(databases().worker)
  for (const [name, , ask] of calls)
    await withScope(databases().app, { orgId: 7, userId: rows[0]?.id ?? null }, async scope => {
      const counted = countStatements(scope.db)
      await ask({ ...scope, db: counted.db }, id)
      found[name] = counted.count()
    })
  return found
}

async function fill(crisisId: number, times: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    await member('POST', '/crisis/startCrisis', { name: `危机 ${n}`, crisisLevel: 2 })
    await member('POST', '/crisis/tasks', { crisisId, kind: 'verify', title: `核实 ${n}` })
    await member('POST', '/crisis/chronicle', { crisisId, text: `第 ${n} 条` })
    const fact = await member('POST', '/crisis/facts', { crisisId, state: 'known', text: `已知 ${n}` })
    const paragraphs = [{ text: '正在核实。', factIds: [fact.data.id] }]
    const made = await member('POST', '/crisis/statements', { crisisId, title: `声明 ${n}`, paragraphs })
    await member('PUT', `/crisis/statements/${made.data.id}`, { ...made.data, title: `声明 ${n} 改` })
    await sql`
      insert into crisis_openings (org_id, updated_at, rule_id, rule_name, level, incident_id, title, articles, opened_at, last_at)
      values (7, now(), ${n + 1}, '规则', 2, ${crisisId * 1000 + times * 100 + n}, ${`命中 ${n}`}, 1, now(), now())`.execute(
      databases().worker,
    )
  }
}

test('each call keeps to its budget, and asks no more where there are more rows', async () => {
  const { data } = await member('POST', '/crisis/startCrisis', { name: '车门', crisisLevel: 1 })
  await fill(data.id, 2)
  const few = await counts(data.id)
  await fill(data.id, 10)
  expect(await counts(data.id)).toEqual(few)
  for (const [name, most] of calls) expect(few[name], name).toBeLessThanOrEqual(most)
  // None of them is counted at nothing.
  for (const [name] of calls) expect(few[name], name).toBeGreaterThan(0)
})

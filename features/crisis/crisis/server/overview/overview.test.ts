// Every number of the overview is the total of the list that it opens.
import { articleActionsServer } from '@guanlan/features/handling/article-actions/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { crisisServer } from '../index.ts'

const { as, databases } = openFeature([crisisServer({ follow() {} }), articleActionsServer])
const [member, stranger] = [as(), as('orgAdmin', 8)]
const start = async (more: object = {}): Promise<number> =>
  (await member('POST', '/crisis/startCrisis', { name: '车门', crisisLevel: 2, ...more })).data.id
const acknowledge = async (id: number) => {
  const clocks = (await member('GET', `/crisis/clocks?crisisId=${id}`)).data
  const { id: clock } = clocks.find(({ kind }: { kind: string }) => kind === 'acknowledge')
  await member('POST', '/crisis/clocks', { id: clock, act: 'acknowledge' })
}
const check = (id: number) => member('POST', '/crisis/checkCrisis', { id, result: 'partly', finding: '一个批次' })
const listed = async (question: object): Promise<number[]> =>
  (await member('POST', '/crisis/getCrisiss', { counted: true, sort: 'name', order: 'asc', ...question })).data.list
    .map(({ id }: { id: number }) => id)
    .sort((a: number, b: number) => a - b)
/** Its start, so many minutes before its end. */
const startedBefore = (id: number, minutes: number, days = 0) =>
  sql`update crisis_changes set at = at - make_interval(mins => ${minutes}, days => ${days}) where crisis_id = ${id} and act = 'start'`.execute(
    databases().worker,
  )

let all: Record<'acknowledged' | 'checked' | 'silent' | 'stated' | 'earlier' | 'drill', number>
beforeAll(async () => {
  all = {
    acknowledged: await start(),
    checked: await start({ crisisLevel: 1 }),
    silent: await start(),
    stated: await start(),
    earlier: await start(),
    drill: await start({ drill: true }),
  }
  await acknowledge(all.acknowledged)
  await check(all.checked)
  await check(all.drill)
  await acknowledge(all.earlier)
  await startedBefore(all.acknowledged, 10)
  await startedBefore(all.checked, 30)
  await startedBefore(all.earlier, 0, 95)
  const clocks = (await member('GET', `/crisis/clocks?crisisId=${all.stated}`)).data
  const { id } = clocks.find(({ kind }: { kind: string }) => kind === 'statement')
  await member('POST', '/crisis/clocks', { id, act: 'done' })
  await member('POST', '/crisis/addTrackRevoke', { crisisId: all.silent, type: 'revoke', reason: '误报' })
})

test('a mean opens the crises that it is made of: of this quarter, and of the one before', async () => {
  const { acknowledged, firstStatement, quarter } = (await member('GET', '/crisis/overview')).data
  const now = { stepFrom: quarter.from, stepTo: quarter.to }
  // In the first half hour of a quarter these two were started in the one before.
  if (Date.now() - Date.parse(quarter.from) < 1_800_000) return
  expect(await listed({ stepKind: 'acknowledged', ...now })).toEqual([all.acknowledged, all.checked])
  expect(Math.round(acknowledged.now)).toBe(20)
  expect(await listed({ stepKind: 'stated', ...now })).toEqual([all.stated])
  expect(firstStatement.now).toBeCloseTo(0, 0)
  const before = { stepFrom: quarter.before, stepTo: quarter.from }
  const isBefore = Date.parse(quarter.before) <= Date.now() - 95 * 86_400_000
  expect(await listed({ stepKind: 'acknowledged', ...before })).toEqual(isBefore ? [all.earlier] : [])
})

test('levels, states and days open as many as they count, without drills', async () => {
  const { levels, statuses, total, underWay } = (await member('GET', '/crisis/overview')).data
  expect(await listed({})).toHaveLength(total)
  expect(await listed({ status: 'underWay' })).toHaveLength(underWay)
  for (const { crisisLevel, count, underWay: here } of levels) {
    expect(await listed({ crisisLevel })).toHaveLength(count)
    expect(await listed({ crisisLevel, status: 'underWay' })).toHaveLength(here)
  }
  for (const { status, count } of statuses) expect(await listed({ status }), status).toHaveLength(count)
  const trend = (await member('GET', '/crisis/trend')).data
  for (const [at, { from, opened, over }] of trend.entries()) {
    const day = { stepFrom: from, ...(trend[at + 1] && { stepTo: trend[at + 1].from }) }
    expect(await listed({ stepKind: 'started', ...day }), from).toHaveLength(opened)
    expect(await listed({ stepKind: 'over', ...day }), from).toHaveLength(over)
  }
  expect(trend.at(-1)).toMatchObject({ over: 1 })
  expect((await stranger('POST', '/crisis/getCrisiss', { stepKind: 'started' })).data.total).toBe(0)
  expect((await member('POST', '/crisis/getCrisiss', { stepKind: 'started' })).data.total).toBe(total + 1)
})

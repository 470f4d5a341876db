// Filters: what arrives, what is stored already, and the way back.
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { applyingFilters, filtersOfStored } from '@guanlan/features/monitors/filters/server'
import { MonitorDraft } from '@guanlan/features/monitors/monitors/contract'
import { createMonitor, filling } from '@guanlan/features/monitors/monitors/server'
import { type Databases, type Listener, openListener, withScope } from '@guanlan/platform/server'
import { finishTasks } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openWithOrganisations } from '../features/articles/articles/server/testing/organisations.ts'
import { bringBack } from '../features/monitors/filters/server/filtered.ts'
import { accept, type Flow, startFlow, waiting } from './index.ts'
import type { RawArticle } from './items.ts'

const [own, other] = [7, 8]
let databases: Databases
let listener: Listener
let flow: Flow
let end: () => Promise<void>
let rulesFile: string
const failures: string[] = []
const start = () => {
  flow = startFlow(databases.worker, listener, error => void failures.push(String(error)), { rulesFile })
}

beforeEach(async () => {
  const opened = await openWithOrganisations(own, other)
  databases = opened.databases
  listener = await openListener(opened.url)
  rulesFile = join(tmpdir(), `guanlan-rules-${randomUUID()}`)
  start()
  end = opened.close
})
afterEach(async () => {
  await flow.stop()
  await listener.close()
  await end()
  expect(failures.splice(0)).toEqual([])
})

async function monitor(orgId: number, rule: string): Promise<number> {
  const made = await withScope(databases.app, { orgId, userId: 1 }, scope =>
    createMonitor(scope, MonitorDraft.parse({ kind: 'item', name: `监测 ${rule}`, rule })),
  )
  await finishTasks(databases, [filling(undefined, filtersOfStored)])
  return made.id
}
async function arrive(...items: Partial<RawArticle>[]): Promise<void> {
  const given = items.map(item => ({ sourceId: randomUUID(), publishedAt: new Date().toISOString(), ...item }))
  await accept(databases.worker, { source: 'test', onlyOrg: null, items: given })
  for (const deadline = Date.now() + 20_000; (await waiting(databases.worker)).articles > 0; ) {
    if (Date.now() > deadline) throw new Error(`not within 20 s; ${failures.at(-1) ?? 'no failure'}`)
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}
let made = 0
async function filter(word: string, more: { kind?: string; monitor_ids?: number[]; enabled?: boolean } = {}) {
  const { id } = await databases.worker
    .insertInto('filters')
    .values({
      ...{ org_id: own, kind: 'black', name: `过滤 ${++made}` },
      conditions: JSON.stringify([{ name: 'text', relationOperator: 'contains', value: [word] }]),
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const apply = () => finishTasks(databases, [applyingFilters])
/** Titles that an organisation sees in a monitor, and as a whole. */
async function shown(orgId: number, monitorId?: number): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    select a.title from ${monitorId === undefined ? sql`org_articles` : sql`hits`} r join articles a on a.id = r.article_id
    where r.org_id = ${orgId} and r.removed_at is null and ${monitorId === undefined ? sql`true` : sql`r.monitor_id = ${monitorId}`}
    order by a.title`.execute(databases.worker)
  return rows.map(({ title }) => title)
}

test('noise is stored and not shown, in each monitor for itself; the other organisation keeps it', async () => {
  const [boats, piers] = [await monitor(own, '泊舟'), await monitor(own, '码头')]
  const theirs = await monitor(other, '泊舟')
  await filter('抽奖', { monitor_ids: [boats] })
  await filter('官方', { kind: 'white' })
  const announced: string[] = []
  listener.on('arrivals', payload => void announced.push(payload))
  await arrive({ title: '泊舟上市' }, { title: '泊舟抽奖' }, { title: '泊舟码头抽奖' }, { title: '泊舟官方抽奖' })
  expect(await shown(own, boats)).toEqual(['泊舟上市', '泊舟官方抽奖'])
  expect(await shown(own, piers)).toEqual(['泊舟码头抽奖'])
  expect(await shown(own)).toEqual(['泊舟上市', '泊舟官方抽奖', '泊舟码头抽奖'])
  expect(await shown(other, theirs)).toHaveLength(4)
  expect(announced.map(payload => JSON.parse(payload))).toContainEqual({ [own]: { [boats]: 2, [piers]: 1 } })
})

test('a filter takes out what is stored, and gives all back when it is switched off, changed or removed', async () => {
  const boats = await monitor(own, '泊舟')
  await arrive({ title: '泊舟上市' }, { title: '泊舟抽奖' })
  const id = await filter('抽奖')
  await apply()
  expect([await shown(own, boats), await shown(own)]).toEqual([['泊舟上市'], ['泊舟上市']])
  const change = (values: object) => databases.worker.updateTable('filters').set(values).where('id', '=', id).execute()
  await change({ enabled: false })
  await apply()
  expect(await shown(own)).toEqual(['泊舟上市', '泊舟抽奖'])
  await change({ enabled: true })
  await apply()
  expect(await shown(own)).toEqual(['泊舟上市'])
  await databases.worker.deleteFrom('filters').where('id', '=', id).execute()
  await apply()
  expect(await shown(own, boats)).toEqual(['泊舟上市', '泊舟抽奖'])
  const { rows } = await sql`
    select done, result from tasks where kind = 'filters.apply' order by id desc limit 1`.execute(databases.worker)
  expect(rows).toEqual([{ done: 2, result: { taken: 0, shown: 1 } }])
})

test('what somebody brought back stays, whatever filters come', async () => {
  const boats = await monitor(own, '泊舟')
  await filter('抽奖')
  await arrive({ title: '泊舟抽奖' })
  const { article_id } = await databases.worker.selectFrom('hits').select('article_id').executeTakeFirstOrThrow()
  expect(await shown(own)).toEqual([])
  const changed = await withScope(databases.app, { orgId: own, userId: 1 }, scope => bringBack(scope, [article_id]))
  expect([changed, await shown(own, boats)]).toEqual([{ changed: 1 }, ['泊舟抽奖']])
  await filter('泊舟')
  await apply()
  expect(await shown(own)).toEqual(['泊舟抽奖'])
})

test('a new monitor is filled without what its filters take; a second one shows an article that the first has lost', async () => {
  const boats = await monitor(own, '泊舟')
  await filter('抽奖', { monitor_ids: [boats] })
  await arrive({ title: '泊舟码头抽奖' })
  expect(await shown(own)).toEqual([])
  const piers = await monitor(own, '码头')
  expect([await shown(own, piers), await shown(own)]).toEqual([['泊舟码头抽奖'], ['泊舟码头抽奖']])
  await filter('泊舟')
  await apply()
  expect(await shown(own)).toEqual([])
  const ships = await monitor(own, '舟')
  expect([await shown(own, ships), await shown(own)]).toEqual([[], []])
})

test('filters live on after a restart from the rules on disk, and one removed meanwhile does not', async () => {
  const boats = await monitor(own, '泊舟')
  await filter('抽奖')
  const gone = await filter('福利')
  await arrive({ title: '泊舟抽奖' })
  await flow.stop()
  await databases.worker.deleteFrom('filters').where('id', '=', gone).execute()
  start()
  await arrive({ title: '泊舟福利' }, { title: '泊舟又抽奖' })
  expect(flow.state().rules.loadedFrom).toBe('disk')
  expect(await shown(own, boats)).toEqual(['泊舟福利'])
})

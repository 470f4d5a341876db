// Rules of labels: what arrives, what is stored already, and what people take off.
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LabelDraft } from '@guanlan/features/monitors/labels/contract'
import { applyingLabelRules, createLabel } from '@guanlan/features/monitors/labels/server'
import { MonitorDraft } from '@guanlan/features/monitors/monitors/contract'
import { createMonitor, filling } from '@guanlan/features/monitors/monitors/server'
import { type Databases, type Listener, openListener, type Scope, withScope } from '@guanlan/platform/server'
import { finishTasks } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addLabels, removeLabels } from '../features/articles/articles/server/facts/labels.ts'
import { openWithOrganisations } from '../features/articles/articles/server/testing/organisations.ts'
import { turnLabel, updateLabel } from '../features/monitors/labels/server/save.ts'
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
  await finishTasks(databases, [filling()])
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
const inOrg = <T>(work: (scope: Scope) => Promise<T>, orgId = own) =>
  withScope(databases.app, { orgId, userId: 1 }, work)
const label = async (name: string, rule: string | null, orgId = own): Promise<number> =>
  (await inOrg(scope => createLabel(scope, LabelDraft.parse({ name, rule })), orgId)).id
const apply = () => finishTasks(databases, [applyingLabelRules])
/** Titles with the label, and whether its rule put it there. */
async function labelled(id: number): Promise<string[]> {
  const { rows } = await sql<{ title: string; by: number | null }>`
    select a.title, l.put_by as by from article_labels l join articles a on a.id = l.article_id where l.label_id = ${id} order by a.title`.execute(
    databases.worker,
  )
  return rows.map(({ title, by }) => (by === null ? title : `${title} by ${by}`))
}
const idOf = async (title: string): Promise<number> =>
  (await databases.worker.selectFrom('articles').select('id').where('title', '=', title).executeTakeFirstOrThrow()).id

test('new articles of the organisation get a label by its rule, those of another do not', async () => {
  await monitor(own, '泊舟')
  await monitor(other, '码头')
  const [recall, theirs] = [await label('召回', '召回-演习'), await label('召回', '召回', other)]
  await arrive({ title: '泊舟召回' }, { title: '泊舟召回演习' }, { title: '码头召回' }, { title: '泊舟上市' })
  expect(await labelled(recall)).toEqual(['泊舟召回'])
  expect(await labelled(theirs)).toEqual(['码头召回'])
})

test('stored articles follow a new, a changed and a removed rule; what people put stays', async () => {
  await monitor(own, '泊舟')
  await arrive({ title: '泊舟召回' }, { title: '泊舟上市' }, { title: '泊舟涨价' })
  const id = await label('重点', '召回')
  await apply()
  expect(await labelled(id)).toEqual(['泊舟召回'])
  await inOrg(async scope => addLabels(scope, [await idOf('泊舟涨价')], [id]))
  await inOrg(scope => updateLabel(scope, id, { rule: '上市' }))
  await apply()
  expect(await labelled(id)).toEqual(['泊舟上市', '泊舟涨价 by 1'])
  await inOrg(scope => updateLabel(scope, id, { rule: null }))
  await apply()
  expect(await labelled(id)).toEqual(['泊舟涨价 by 1'])
})

test('taken off by hand it stays off, until somebody puts it on again', async () => {
  await monitor(own, '泊舟')
  const id = await label('重点', '召回')
  await arrive({ title: '泊舟召回' })
  const article = await idOf('泊舟召回')
  await inOrg(scope => removeLabels(scope, [article], [id]))
  await inOrg(scope => updateLabel(scope, id, { rule: '召回|上市' }))
  await apply()
  expect(await labelled(id)).toEqual([])
  await inOrg(scope => addLabels(scope, [article], [id]))
  await inOrg(scope => removeLabels(scope, [article], [id]))
  await inOrg(scope => addLabels(scope, [article], [id]))
  await inOrg(scope => updateLabel(scope, id, { rule: '涨价' }))
  await apply()
  expect(await labelled(id)).toEqual(['泊舟召回 by 1'])
})

test('a label that is switched off labels nothing and keeps what it has; switched on, it catches up', async () => {
  await monitor(own, '泊舟')
  const id = await label('重点', '召回')
  await arrive({ title: '泊舟召回' })
  await inOrg(scope => turnLabel(scope, id, 0))
  await arrive({ title: '泊舟再召回' })
  await apply()
  expect(await labelled(id)).toEqual(['泊舟召回'])
  await inOrg(scope => turnLabel(scope, id, 1))
  await apply()
  expect(await labelled(id)).toEqual(['泊舟再召回', '泊舟召回'])
})

test('the next start of the pipeline knows the rules', async () => {
  await monitor(own, '泊舟')
  const id = await label('重点', '召回')
  await arrive({ title: '泊舟召回' })
  await flow.stop()
  start()
  await arrive({ title: '泊舟再召回' })
  expect(await labelled(id)).toEqual(['泊舟再召回', '泊舟召回'])
})

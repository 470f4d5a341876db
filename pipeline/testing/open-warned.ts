// The pipeline with two organisations whose warnings tell one member, for the tests of one file: all anew before each test.
import { randomUUID } from 'node:crypto'
import { MonitorDraft } from '@guanlan/features/monitors/monitors/contract'
import { createMonitor, filling } from '@guanlan/features/monitors/monitors/server'
import { WarningDraft } from '@guanlan/features/warnings/warnings/contract'
import { type Databases, type Listener, openListener, type Scope, withScope } from '@guanlan/platform/server'
import { finishTasks } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect } from 'vitest'
import { openWithOrganisations } from '../../features/articles/articles/server/testing/organisations.ts'
import { listIncidents } from '../../features/warnings/warnings/server/incidents/read.ts'
import { createWarning } from '../../features/warnings/warnings/server/rules/save.ts'
import { accept, type Flow, startFlow, waiting } from '../index.ts'
import type { RawArticle } from '../items.ts'

export const [own, other] = [7, 8]

/** Call it once at the head of a test file. */
export function openWarned() {
  let databases: Databases
  let listener: Listener
  let flow: Flow
  let end: () => Promise<void>
  const failures: string[] = []

  beforeEach(async () => {
    const opened = await openWithOrganisations(own, other)
    databases = opened.databases
    await sql`insert into users (id, account, name) overriding system value values (71, 'one', '成员 71')`.execute(
      databases.worker,
    )
    await sql`insert into memberships (org_id, user_id, role) values (${own}, 71, 'member'), (${other}, 71, 'member')`.execute(
      databases.worker,
    )
    listener = await openListener(opened.url)
    flow = startFlow(databases.worker, listener, error => void failures.push(String(error)))
    end = opened.close
  })
  afterEach(async () => {
    await flow.stop()
    await listener.close()
    await end()
    expect(failures.splice(0)).toEqual([])
  })

  const inOrg = <T>(work: (scope: Scope) => Promise<T>, orgId = own) =>
    withScope(databases.app, { orgId, userId: 1 }, work)
  async function monitor(rule: string, orgId = own): Promise<number> {
    const draft = MonitorDraft.parse({ kind: 'item', name: `监测 ${rule}`, rule })
    const { id } = await inOrg(scope => createMonitor(scope, draft), orgId)
    await finishTasks(databases, [filling()])
    return id
  }
  const draftOf = (more: object) =>
    WarningDraft.parse({
      name: `预警 ${randomUUID().slice(0, 8)}`,
      warningWords: '泊舟',
      mediaType: ['web', 'weibo'],
      sentiment: [1, 0, -1],
      startTime: '2026-01-01',
      endTime: '2099-12-31',
      receiveEmail: true,
      ...more,
    })
  const warning = async (more: object = {}, orgId = own) => inOrg(scope => createWarning(scope, draftOf(more)), orgId)
  async function arrive(...items: Partial<RawArticle>[]): Promise<void> {
    const given = items.map(item => ({
      sourceId: randomUUID(),
      mediaType: 'web' as const,
      publishedAt: new Date().toISOString(),
      ...item,
    }))
    await accept(databases.worker, { source: 'test', onlyOrg: null, items: given })
    for (const deadline = Date.now() + 5_000; (await waiting(databases.worker)).articles > 0; ) {
      if (Date.now() > deadline) throw new Error(`not within 20 s; ${failures.at(-1) ?? 'no failure'}`)
      await new Promise(resolve => setTimeout(resolve, 20))
    }
  }
  const question = {
    like: '',
    state: 'all',
    review: 'all',
    source: 'all',
    warning: null,
    level: null,
    days: null,
    from: null,
    to: null,
  } as const
  const incidents = async (orgId = own) =>
    (await inOrg(scope => listIncidents(scope, { ...question, page: 1, pageSize: 50 }), orgId)).list
  const summary = async (orgId = own) =>
    (await incidents(orgId)).map(({ title, articles, messages }) => `${title} ${articles}/${messages}`).sort()
  /** Level, title and first line of messages, oldest first. */
  async function messages(): Promise<string[]> {
    const { rows } = await sql<{ title: string; line: string }>`
      select concat(message ->> 'levelName' || ' · ', message ->> 'title') as title, message -> 'lines' ->> 0 as line from deliveries where channel = 'inApp' order by id`.execute(
      databases.worker,
    )
    return rows.map(({ title, line }) => `${title} ${line}`)
  }
  return {
    databases: () => databases,
    db: () => databases.worker,
    inOrg,
    monitor,
    draftOf,
    warning,
    arrive,
    incidents,
    summary,
    messages,
  }
}

/** Texts that have nothing in common. */
export const proseOf = (seed: number): string =>
  Array.from({ length: 300 }, (_, at) =>
    String.fromCodePoint(0x4e00 + ((seed * 7919 + at * at * 104_729) % 16_000)),
  ).join('')

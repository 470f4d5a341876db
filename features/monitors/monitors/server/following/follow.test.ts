// The rules a process holds against those in the database: every change, every start, every damage.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canonicalise } from '@guanlan/engine/text'
import { mediaTypeCode } from '@guanlan/features/articles/articles/server'
import { type Databases, openDatabases, withScope } from '@guanlan/platform/server'
import { migratedDatabase } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { MonitorDraft } from '../../contract.ts'
import { accepts } from '../limits.ts'
import { createMediaGroup, updateMediaGroup } from '../media-groups/save.ts'
import { createMonitor, removeMonitor, restoreMonitor, updateMonitor } from '../saving/save.ts'
import { followRules, mediaBit, type RuleFollower } from './follow.ts'

let databases: Databases
let folder: string
let file: string
let files = 0

beforeAll(async () => {
  const database = await migratedDatabase()
  databases = openDatabases(database.url, { app: 2, worker: 3 })
  await databases.worker
    .insertInto('organisations')
    .values([7, 8].map(id => ({ id, name: `机构 ${id}` })))
    .execute()
  folder = await mkdtemp(join(tmpdir(), 'rules-'))
  return async () => {
    await databases.close()
    await database.drop()
    await rm(folder, { recursive: true })
  }
})
beforeEach(async () => {
  for (const table of ['tasks', 'monitor_versions', 'rule_changes', 'monitors', 'org_media_groups'])
    await sql`delete from ${sql.table(table)}`.execute(databases.worker)
  file = join(folder, `${++files}.bin`)
})

const inOrg = <T>(orgId: number, work: Parameters<typeof withScope<T>>[2]) =>
  withScope(databases.app, { orgId, userId: 1 }, work)
const draft = (rule: string, more: object = {}) => MonitorDraft.parse({ kind: 'item', name: '潮汐', rule, ...more })
const create = async (rule: string, more: object = {}, orgId = 7) =>
  (await inOrg(orgId, scope => createMonitor(scope, draft(rule, more)))).id
const catchUp = (rules: RuleFollower) => databases.worker.transaction().execute(tx => rules.catchUp(tx))
const wantedBy = (rules: RuleFollower, body: string, mediaType = 1) =>
  [...rules.matcher.match({ title: canonicalise(''), body: canonicalise(body) }, mediaBit(mediaType))].sort(
    (a, b) => a - b,
  )

test('every change is followed: written, changed, closed, opened, removed, brought back', async () => {
  const rules = followRules()
  await catchUp(rules)
  const id = await create('潮汐+表')
  const other = await create('潮汐', { regions: [330_000] }, 8)
  await catchUp(rules)
  expect(wantedBy(rules, '潮汐表')).toEqual([id, other])
  expect(rules.rule(id)).toEqual({ orgId: 7, version: 1, languages: [], regions: [], mediaLimit: [] })
  expect(rules.rule(other)).toMatchObject({ orgId: 8, regions: [330_000] })

  await inOrg(7, scope => updateMonitor(scope, id, draft('鲸鱼')))
  await catchUp(rules)
  expect(wantedBy(rules, '潮汐表')).toEqual([other])
  expect(wantedBy(rules, '鲸鱼')).toEqual([id])
  expect(rules.rule(id)?.version).toBe(2)

  await inOrg(7, scope => updateMonitor(scope, id, draft('鲸鱼', { isOpen: false })))
  await catchUp(rules)
  expect(wantedBy(rules, '鲸鱼')).toEqual([])
  await inOrg(7, scope => updateMonitor(scope, id, draft('鲸鱼')))
  await catchUp(rules)
  expect(wantedBy(rules, '鲸鱼')).toEqual([id])
  await inOrg(7, scope => removeMonitor(scope, id))
  await catchUp(rules)
  expect(wantedBy(rules, '鲸鱼')).toEqual([])
  await inOrg(7, scope => restoreMonitor(scope, id))
  await catchUp(rules)
  expect(wantedBy(rules, '鲸鱼')).toEqual([id])
})

test('an organisation that rests has no rules until it is enabled again', async () => {
  const rules = followRules(file)
  const id = await create('潮汐')
  await catchUp(rules)
  const change = (set: string) => sql`update organisations set ${sql.raw(set)} where id = 7`.execute(databases.worker)
  await change('enabled = false, rested_at = now()')
  await catchUp(rules)
  expect(wantedBy(rules, '潮汐')).toEqual([])
  const started = followRules()
  await catchUp(started)
  expect(wantedBy(started, '潮汐')).toEqual([])
  await change('enabled = true')
  for (const each of [rules, started]) {
    await catchUp(each)
    expect(wantedBy(each, '潮汐')).toEqual([id])
  }
})

test('media limits are asked by the matcher itself', async () => {
  const rules = followRules()
  const id = await create('潮汐', { mediaLimit: ['weibo'] })
  await catchUp(rules)
  const wanting = Array.from({ length: 12 }, (_, n) => n + 1).filter(type => wantedBy(rules, '潮汐', type).length > 0)
  expect(wanting).toHaveLength(1)
  expect(wantedBy(rules, '潮汐', wanting[0])).toEqual([id])
})

test('media groups are followed like rules: used, changed, and beside media types', async () => {
  const rules = followRules()
  const group = await inOrg(7, scope => createMediaGroup(scope, { name: '央媒', members: ['人民网', 'xinhuanet.com'] }))
  const id = await create('潮汐', { mediaGroups: [group.id], mediaLimit: ['weibo'] })
  await catchUp(rules)
  expect(rules.rule(id)).toMatchObject({ version: 1, mediaMembers: ['xinhuanet.com', '人民网'] })
  expect(wantedBy(rules, '潮汐', 1)).toEqual([id])
  const passes = (media: string, url: string | null, mediaType = 1) =>
    accepts(rules.rule(id) ?? { languages: [], regions: [], mediaLimit: [99] }, {
      language: 'zh-CN',
      region: null,
      mentioned: [],
      mediaType,
      media,
      url,
    })
  expect([passes('人民网', null), passes('别的', 'https://www.xinhuanet.com/a'), passes('别的', null)]).toEqual([
    true,
    true,
    false,
  ])
  expect(passes('别的', null, mediaTypeCode('weibo'))).toBe(true)

  await inOrg(7, scope => updateMediaGroup(scope, { ...group, members: ['别的'] }))
  await catchUp(rules)
  expect(rules.rule(id)).toMatchObject({ version: 2 })
  expect([passes('人民网', null), passes('别的', null)]).toEqual([false, true])
})

test('a change that commits late is not missed', async () => {
  const rules = followRules()
  await catchUp(rules)
  const stored = Promise.withResolvers<void>()
  const started = Promise.withResolvers<number>()
  const late = inOrg(7, async scope => {
    started.resolve((await createMonitor(scope, draft('潮汐'))).id)
    await stored.promise
  })
  const id = await started.promise
  await create('鲸鱼', {}, 8)
  await catchUp(rules)
  expect(wantedBy(rules, '潮汐')).toEqual([])
  stored.resolve()
  await late
  await catchUp(rules)
  expect(wantedBy(rules, '潮汐')).toEqual([id])
})

test('the next start takes the rules from disk and what has changed since from the database', async () => {
  const first = followRules(file)
  const [stored, changed, removed] = [
    await create('潮汐', { languages: ['en'] }),
    await create('鲸鱼'),
    await create('海豚'),
  ]
  await catchUp(first)
  await first.keep()
  await inOrg(7, scope => updateMonitor(scope, changed, draft('海龟')))
  await inOrg(7, scope => removeMonitor(scope, removed))
  const added = await create('珊瑚')

  const second = followRules(file)
  await catchUp(second)
  expect(second.state()).toMatchObject({ loadedFrom: 'disk', rules: 3, changes: 3 })
  expect(wantedBy(second, '潮汐 鲸鱼 海豚 海龟 珊瑚')).toEqual([stored, changed, added])
  expect(second.rule(stored)).toEqual({ orgId: 7, version: 1, languages: ['en'], regions: [], mediaLimit: [] })
})

test.each([
  [
    'damaged',
    async () => {
      const bytes = await readFile(file)
      bytes[bytes.length >> 1]! ^= 1
      await writeFile(file, bytes)
    },
  ],
  [
    'damaged at its head',
    async () => {
      const bytes = await readFile(file)
      bytes[12]! ^= 1
      await writeFile(file, bytes)
    },
  ],
  ['cut', async () => writeFile(file, (await readFile(file)).subarray(0, 5_000))],
  [
    'not of the same state of the database',
    async () => {
      await sql`delete from rule_changes`.execute(databases.worker)
      await sql`update monitors set version = version + 1`.execute(databases.worker)
      await sql`delete from rule_changes`.execute(databases.worker)
    },
  ],
])('a file that is %s is noticed, and the rules come from the database', async (_, spoil) => {
  const first = followRules(file)
  const id = await create('潮汐')
  await catchUp(first)
  await first.keep()
  await spoil()
  const second = followRules(file)
  await catchUp(second)
  expect(second.state()).toMatchObject({ loadedFrom: 'database', rules: 1 })
  expect(wantedBy(second, '潮汐')).toEqual([id])
})

test('it says which version it holds, and what organisations cost', async () => {
  const rules = followRules()
  expect(rules.state().version).toBeNull()
  await create('潮汐+(表|图|站)')
  await create('鲸鱼', {}, 8)
  await catchUp(rules)
  const { version, costs, bytes } = rules.state()
  expect(Number(version)).toBeGreaterThan(0)
  expect(costs.map(({ orgId }) => orgId).sort()).toEqual([7, 8])
  expect(costs[0]!.microseconds).toBeGreaterThan(0)
  expect(bytes).toBeGreaterThan(10_000)
  await create('海豚')
  // The version is the oldest transaction still open, and other tests' databases of this server have theirs.
  const later = async () => {
    await catchUp(rules)
    return Number(rules.state().version)
  }
  await expect.poll(later).toBeGreaterThan(Number(version))
})

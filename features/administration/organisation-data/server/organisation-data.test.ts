// Everything of one organisation in a file, and nothing of another; what opens something is not in it.
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { newFileKey, resultFiles } from '@guanlan/platform/server'
import { finishTasks, openFeature, testFiles, unzipped } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { organisationDataServer } from './index.ts'
import { exportingData } from './job.ts'

const store = await testFiles()
const { databases, as } = openFeature([organisationDataServer({ results: resultFiles(store) })], ['tasks', 'labels'])
const db = () => databases().worker
const admin = as('orgAdmin')
const operator: typeof admin = (method, url, body, more) =>
  as()(method, url, body, { ...more, authorization: 'Bearer 5+operator' })
const path = '/inews/org/data'
const inside = '观潮的文件'
beforeEach(async () => {
  await sql`update organisations set enabled = true, deleted_at = null, disabled_at = null, rested_at = null, purge_requested_at = null`.execute(
    db(),
  )
})

const addLabels = (org: number, count: number) =>
  sql`insert into labels (org_id, name) select ${org}, ${`标签${org}-`} || n from generate_series(1, ${count}) n`.execute(
    db(),
  )

async function exported(ask = admin) {
  const { data } = await ask('POST', `${path}/export`)
  await finishTasks(databases(), [exportingData])
  const { bytes, http } = await ask('GET', `${path}/export/${data.id}/file`)
  expect(http).toBe(200)
  return unzipped(bytes)
}
const linesIn = (file: Buffer | undefined) =>
  String(file ?? '')
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line))

test('each table with all its rows, over several pages, and nothing of others', async () => {
  await addLabels(7, 1_003)
  await addLabels(8, 2)
  await store.put(newFileKey('exports', 7), Readable.from([Buffer.from(inside)]), 1_000)
  await store.put(newFileKey('exports', 8), Readable.from([Buffer.from('不是它的')]), 1_000)
  const files = await exported()
  const labels = linesIn(files.get('tables/labels.jsonl'))
  expect(labels).toHaveLength(1_003)
  expect(new Set(labels.map(({ id }) => id)).size).toBe(1_003)
  expect(linesIn(files.get('tables/people.jsonl')).map(({ role }) => role)).toEqual(['orgAdmin', 'member', 'reader'])
  const all = [...files.values()].map(String).join('\n')
  expect(all).not.toContain('标签8-')
  expect(all).not.toContain('不是它的')
  const sha256 = createHash('sha256').update(inside).digest('hex')
  expect(String(files.get(`files/${sha256}`))).toBe(inside)
  const manifest = JSON.parse(String(files.get('manifest.json')))
  expect(manifest.tables.labels).toEqual({
    rows: 1_003,
    sha256: createHash('sha256')
      .update(files.get('tables/labels.jsonl') as Buffer)
      .digest('hex'),
  })
  expect(String(files.get('counts.csv'))).toContain('labels,1003')
})

test('what opens something stays', async () => {
  await sql`insert into links (org_id, hash, purpose, object_id, expires_at) values (7, '\\x0102', 'x', 1, now())`.execute(
    db(),
  )
  const files = await exported()
  const [link] = linesIn(files.get('tables/links.jsonl'))
  expect(link).toMatchObject({ purpose: 'x' })
  expect(Object.keys(link)).not.toContain('hash')
})

test('the operator has it, too, and members and readers have not', async () => {
  expect((await exported(operator)).has('manifest.json')).toBe(true)
  expect((await as('member')('POST', `${path}/export`)).status).toBe(1004)
  expect((await as('member')('GET', `${path}/export`)).status).toBe(1004)
})

test('one at a time', async () => {
  await admin('POST', `${path}/export`)
  expect((await admin('POST', `${path}/export`)).key).toBe('organisationData.under')
})

test('the operator sees how much there is, and has it purged at once, by its name and from the bin alone', async () => {
  await addLabels(8, 3)
  const { data: sheet } = await operator('GET', '/mgrV1/org/data/8')
  expect(sheet.tables).toContainEqual({ name: 'labels', rows: 3 })
  const purge = (name: string) => operator('POST', '/mgrV1/org/data/purge', { orgId: 8, name })
  expect((await purge(sheet.organisation)).key).toBe('organisations.binFirst')
  await sql`update organisations set enabled = false, deleted_at = now(), disabled_at = now() where id = 8`.execute(
    db(),
  )
  expect((await purge('另一家')).problems).toMatchObject([{ field: 'name' }])
  expect((await purge(sheet.organisation)).status).toBe(0)
  const { rows } = await sql<{ rests: boolean; requested: boolean }>`
    select rested_at is not null as rests, purge_requested_at is not null as requested from organisations where id = 8`.execute(
    db(),
  )
  expect(rows).toEqual([{ rests: true, requested: true }])
})

test('an organisation is set up as another one is', async () => {
  await sql`delete from roles where org_id = 8`.execute(db())
  await sql`insert into roles (org_id, name, based_on) values (7, '值班', 'reader')`.execute(db())
  await sql`insert into vocabularies (org_id, use, name, words) values (7, 'words', '潮', '{潮汐}')`.execute(db())
  await sql`insert into monitors (id, org_id, kind, name) values (901, 7, 'folder', '水文')`.execute(db())
  await sql`insert into monitors (id, org_id, parent_id, kind, name, rule) values (902, 7, 901, 'item', '潮汐', '潮汐')`.execute(
    db(),
  )
  const copy = (from: number) => operator('POST', '/mgrV1/org/data/setUp', { orgId: 8, from })
  expect((await copy(7)).data).toEqual({ roles: 1, vocabularies: 1, monitors: 2 })
  const { rows } = await sql<{ name: string; father: string | null }>`
    select m.name, p.name as father from monitors m left join monitors p on p.id = m.parent_id where m.org_id = 8 order by m.id`.execute(
    db(),
  )
  expect(rows).toEqual([
    { name: '水文', father: null },
    { name: '潮汐', father: '水文' },
  ])
  expect((await copy(8)).problems).toMatchObject([{ field: 'from' }])
  expect((await admin('POST', '/mgrV1/org/data/setUp', { orgId: 8, from: 7 })).status).toBe(1004)
})

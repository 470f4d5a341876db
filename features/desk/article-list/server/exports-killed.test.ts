// An export whose process is killed on its way.
import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { diskFiles, type FileStore, requireKey } from '@guanlan/platform/server'
import { killAgainAndAgain, testFiles } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fields, openExports } from './testing/exports.ts'

const { databases, arrive, idsOf, finish, order, recordOf } = openExports()

const sha256 = async (store: FileStore, id: number): Promise<string> => {
  const hash = createHash('sha256')
  const { rows } = await sql<{
    key: string
  }>`select key from download_parts where download_id = ${id} order by place`.execute(databases().worker)
  for (const { key } of rows)
    for await (const bytes of (await store.get(requireKey(key)))?.stream ?? []) hash.update(bytes)
  return `${rows.length} ${hash.digest('hex')}`
}

test('killed again and again, a workbook has the same bytes as undisturbed', { timeout: 60_000 }, async () => {
  await arrive(120)
  const ids = await idsOf()
  const { data } = await order({
    ticked: { idList: ids },
    fields: fields('title', 'publishedAt', 'body'),
    format: 'xlsx',
  })
  // Enough of them for several pieces: each article many times over.
  await sql`
    update download_rows set ids = (select array_agg(i order by n) from (select i, n from unnest(ids) i, generate_series(1, 100) n order by n, i limit 10000) x),
      sentiments = array_fill(null::smallint, array[10000]), levels = array_fill(null::smallint, array[10000])`.execute(
    databases().worker,
  )
  await sql`insert into download_rows select org_id, download_id, 1, ids, sentiments, levels from download_rows`.execute(
    databases().worker,
  )
  await sql`update downloads set row_count = 20000`.execute(databases().worker)
  // The same again, beside it: what is undisturbed.
  const { rows } = await sql<{ id: number }>`
    insert into downloads (org_id, folder_type, name, format, ordered, about, row_count, created_by, created_at)
    select org_id, folder_type, name, format, ordered, about, row_count, created_by, created_at from downloads returning id`.execute(
    databases().worker,
  )
  const twin = rows[0]?.id ?? 0
  await sql`insert into download_rows select org_id, ${twin}, place, ids, sentiments, levels from download_rows`.execute(
    databases().worker,
  )

  const folder = await mkdtemp(join(tmpdir(), 'guanlan-exports-'))
  const stateOf = async () => (await recordOf(data.id)).state
  await killAgainAndAgain({
    words: [
      fileURLToPath(new URL('../../../handling/exports/server/testing/export-process.ts', import.meta.url)),
      databases().ownerUrl,
      folder,
    ],
    kills: 2,
    lifeMs: kill => 150 + 150 * kill,
    isDone: async () => (await stateOf()) === 'done',
  })
  await sql`
    insert into tasks (org_id, kind, user_id, input, total) values (7, 'exports.export', 71, ${JSON.stringify({ download: twin, name: '', locale: 'zh' })}::jsonb, 20000)`.execute(
    databases().worker,
  )
  await sql`update downloads set task_id = (select max(id) from tasks) where id = ${twin}`.execute(databases().worker)
  await finish()
  expect(await sha256(await diskFiles(folder), data.id)).toBe(await sha256(await testFiles(), twin))
  expect((await sha256(await testFiles(), twin)).startsWith('2 ')).toBe(true)
  await rm(folder, { recursive: true })
})

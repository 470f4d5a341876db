import { openDocuments, withScope } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { exportsServer } from '../index.ts'
import { addRows, piece, storedRows } from './stored-rows.ts'

const { databases } = openFeature([exportsServer(openDocuments(null))], ['downloads'])

test('rows that are found page by page are read again in their order, whatever pages and pieces were', async () => {
  const { rows } = await sql<{ id: number }>`
    insert into downloads (org_id, folder_type, name, format, created_by) values (7, 'download', '甲', 'csv', 71) returning id`.execute(
    databases().worker,
  )
  const id = rows[0]?.id ?? 0
  const row = (n: number) => ({ id: n + 1, sentiment: null, level: n % 2 === 0 ? 4 : null })
  const pages = [piece - 3, 2, piece + 7, 5]
  const read = await withScope(databases().app, { orgId: 7, userId: 71 }, async scope => {
    let from = 0
    for (const length of pages) {
      const first = from
      await addRows(
        scope,
        id,
        first,
        Array.from({ length }, (_, n) => row(first + n)),
      )
      from += length
    }
    const found = []
    while (found.length < from) found.push(...(await storedRows(scope, id, found.length, 1_000)))
    return found
  })
  expect(read).toEqual(Array.from({ length: read.length }, (_, n) => row(n)))
  expect(read).toHaveLength(2 * piece + 11)
})

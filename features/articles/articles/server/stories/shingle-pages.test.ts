// What newcomers are compared with is shown to everybody once enough of it has come, by the pipeline's own role.
import type { Databases } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { openWithOrganisations } from '../testing/organisations.ts'
import { showShinglePages } from './shingle-pages.ts'

let databases: Databases
beforeAll(async () => {
  const opened = await openWithOrganisations(7)
  databases = opened.databases
  return opened.close
})

const vacuumed = async (): Promise<boolean> => {
  const { rows } = await sql<{ n: number }>`
    select vacuum_count::int as n from pg_stat_all_tables where relid = 'article_shingles'::regclass`.execute(
    databases.worker,
  )
  return (rows[0]?.n ?? 0) > 0
}

test('when enough articles have been stored, and not before', async () => {
  const errors: unknown[] = []
  const pages = showShinglePages(databases.worker, error => errors.push(error), 10)
  pages.stored(9)
  await pages.ended()
  expect(await vacuumed()).toBe(false)
  pages.stored(1)
  await pages.ended()
  expect(errors).toEqual([])
  await expect.poll(vacuumed).toBe(true)
})

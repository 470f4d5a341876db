import pg from 'pg'
import { expect, test } from 'vitest'
import { freshDatabase, migratedDatabase } from './databases.ts'

async function tables(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ tablename: string }>(
      `select tablename from pg_tables where schemaname = 'public' order by tablename`,
    )
    return rows.map(row => row.tablename)
  } finally {
    await client.end()
  }
}

test('a fresh database is empty, and gone after drop', async () => {
  const { url, drop } = await freshDatabase()
  expect(await tables(url)).toEqual([])
  await drop()
  await expect(tables(url)).rejects.toThrow(/does not exist/)
})

test('each caller gets a migrated database of its own', async () => {
  const [one, two] = await Promise.all([migratedDatabase(), migratedDatabase()])
  expect(await tables(one.url)).toContain('migrations')
  const client = new pg.Client({ connectionString: one.url })
  await client.connect()
  await client.query('create table only_here (n int)')
  await client.end()
  expect(await tables(two.url)).not.toContain('only_here')
  await Promise.all([one.drop(), two.drop()])
})

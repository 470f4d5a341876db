import pg from 'pg'
import { SUPERUSER } from './cluster.ts'
import { errorCode } from './start-error.ts'

export const DATABASE = 'guanlan'

export function urlOf(port: number, password: string, database = DATABASE): string {
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`
}

export type Answer = 'ready' | 'not yet' | 'not ours'

/** Whether the server of exactly this data directory answers a real query. */
export async function ask(port: number, password: string, cluster: string): Promise<Answer> {
  const client = new pg.Client({ connectionString: urlOf(port, password, 'postgres'), connectionTimeoutMillis: 5000 })
  client.on('error', () => {}) // a connection cut while asking is an answer too: the query below fails
  try {
    await client.connect()
    const { rows } = await client.query<{ folder: string }>(`select current_setting('data_directory') as folder`)
    return rows[0]?.folder === cluster ? 'ready' : 'not ours'
  } catch (error) {
    // 28P01: wrong password, so another PostgreSQL listens there
    return errorCode(error) === '28P01' ? 'not ours' : 'not yet'
  } finally {
    await client.end().catch(() => {})
  }
}

export async function ensureDatabase(port: number, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(port, password, 'postgres') })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
    if (rowCount === 0) await client.query(`create database ${DATABASE}`)
  } finally {
    await client.end()
  }
}

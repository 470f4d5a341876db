/**
 * The same groupings in DuckDB over the same rows, for a ratio in one run. It is no dependency: fetched into a folder of its own when asked for (`npm run bench -- charts --duckdb`), since its
 * packages for other machines are missing at this version. It is given the columns that charts group by, in the order of time, and both cores.
 */
import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'

const version = '1.5.6-r.1'
const name = '@duckdb/node-api'

interface Reader {
  getRowObjectsJS(): Record<string, unknown>[]
}
interface Connection {
  run(statement: string): Promise<unknown>
  runAndReadAll(statement: string): Promise<Reader>
}
interface DuckDb {
  DuckDBInstance: { create(path: string): Promise<{ connect(): Promise<Connection> }> }
}

/** A sentence when it cannot be had. */
async function fetchDuckDb(): Promise<DuckDb | string> {
  const folder = join(tmpdir(), `guanlan-duckdb-${version}`)
  await mkdir(folder, { recursive: true })
  const require = createRequire(join(folder, 'here.js'))
  try {
    return require(name) as DuckDb
  } catch {
    const words = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', `${name}@${version}`]
    try {
      await promisify(execFile)('npm', words, { cwd: folder })
      return require(name) as DuckDb
    } catch (error) {
      return `DuckDB is not to be had (${String(error).split('\n')[0]}): the figures stand alone.`
    }
  }
}

const columns = 'article_id, published_at, media_type, media_id, region, author, sentiment, interactions, cluster_id'

/** Everything of the organisation as table `org_articles`, and hits with their monitor as `hits`; a sentence when there is no DuckDB. */
export async function openDuckDb(url: string): Promise<Groupings | string> {
  const found = await fetchDuckDb()
  if (typeof found === 'string') return found
  const folder = await mkdtemp(join(tmpdir(), 'guanlan-duckdb-rows-'))
  // Written by the database's own user.
  await chmod(folder, 0o777)
  const owner = new pg.Client(url)
  await owner.connect()
  const duck = await (await found.DuckDBInstance.create(':memory:')).connect()
  await duck.run("set timezone = 'UTC'")
  for (const [table, more] of [
    ['org_articles', ''],
    ['hits', ', monitor_id'],
  ] as const) {
    const file = join(folder, `${table}.csv`)
    await owner.query(
      `copy (select ${columns}${more} from ${table} where org_id = 1 order by published_at) to '${file}' (format csv, header)`,
    )
    await duck.run(
      `create table ${table} as select * replace (cast(published_at as timestamptz) as published_at) from read_csv('${file}', nullstr = '', types = {'author': 'varchar'}) order by published_at`,
    )
  }
  await owner.end()
  return new Groupings(duck)
}

export interface Totals {
  count: number
  negative: number
  interactions: number
  points: number[]
}

export class Groupings {
  readonly #duck: Connection

  constructor(duck: Connection) {
    this.#duck = duck
  }

  /** What an overview groups: by nothing, point, media type, medium, region and author, in one statement. */
  async overview(where: string, unit: 'hour' | 'day', fold: boolean, table: 'org_articles' | 'hits'): Promise<Totals> {
    const n = fold ? 'count(distinct cluster_id)' : 'count(*)'
    const reader = await this.#duck.runAndReadAll(`
      with chosen as (select *, date_trunc('${unit}', published_at at time zone 'Asia/Shanghai') as point from ${table} where ${where}),
      grouped as (
        select grouping(point, media_type, media_id, region, author) as part, point, media_type, media_id, region, author,
          ${n} as n, ${n} filter (where sentiment > 0) as positive, ${n} filter (where sentiment = 0) as neutral, ${n} filter (where sentiment < 0) as negative, sum(interactions) as interactions
        from chosen group by grouping sets ((), (point), (media_type), (media_type, media_id), (region), (media_type, author))),
      ranked as (select *, row_number() over (partition by part order by case when part = 22 then interactions else n end desc) as place from grouped)
      select part, n, negative, interactions from ranked where part in (31, 15) or place <= 10 order by part, point`)
    const rows = reader.getRowObjectsJS()
    const of = (name: string, row: Record<string, unknown> | undefined) => Number(row?.[name] ?? 0)
    const total = rows.find(row => Number(row.part) === 31)
    return {
      count: of('n', total),
      negative: of('negative', total),
      interactions: of('interactions', total),
      points: rows.filter(row => Number(row.part) === 15).map(row => of('n', row)),
    }
  }
}

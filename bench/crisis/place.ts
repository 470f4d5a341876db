/** An organisation whose members run crises, for the figures of `npm run bench -- crisis`. */
import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { sql } from 'kysely'
import { crisis } from '../../features/crisis/crisis/contract.ts'
import { startCrisis } from '../../features/crisis/crisis/server/acts/acts.ts'
import { type Database, type Databases, type Scope, withScope } from '../../platform/server/index.ts'

export const print = (text: string): void => void process.stdout.write(`${text}\n`)
/** Beside every absolute time: the machine is rarely this bench's alone. */
export const load = (): string => `load ${loadavg()[0]?.toFixed(1)}`

export const leadOf = (orgId: number): number => orgId * 10 + 1

/** Organisations with a lead and a deputy each. */
export async function addOrganisations(db: Database, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    await sql`insert into organisations (id, name) values (${id}, ${`机构 ${id}`})`.execute(db)
    for (const user of [leadOf(id), leadOf(id) + 1]) {
      await sql`insert into users (id, account, name) values (${user}, ${`${user}@example.com`}, ${`成员 ${user}`})`.execute(
        db,
      )
      await sql`insert into memberships (org_id, user_id, role) values (${id}, ${user}, 'orgAdmin')`.execute(db)
    }
  }
}

/** As the calls of the lead reach the database. */
export const asLead = <T>({ app }: Databases, orgId: number, work: (scope: Scope) => Promise<T>): Promise<T> =>
  withScope(app, { orgId, userId: leadOf(orgId), locale: 'zh' }, work)

export const addCrisis = async (databases: Databases, orgId: number, name: string): Promise<number> =>
  (
    await asLead(databases, orgId, scope =>
      startCrisis(scope, crisis.startCrisis.body.parse({ name, crisisLevel: 1 }), undefined),
    )
  ).id

export interface RealArticle {
  title: string
  body: string
}

/** Real articles as the file has them, at most so many; null: the data is not there. */
export async function realArticles(data: string, most: number): Promise<RealArticle[] | null> {
  const file = join(data, 'news/sina_2018.jsonl.gz')
  const isThere = await access(file).then(
    () => true,
    () => false,
  )
  if (!isThere) return null
  const articles: RealArticle[] = []
  const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()) })
  for await (const text of lines) {
    const { title = '', body = '' } = JSON.parse(text) as { title?: string; body?: string }
    articles.push({ title, body })
    if (articles.length >= most) break
  }
  lines.close()
  return articles
}

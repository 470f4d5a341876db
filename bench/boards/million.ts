/** What walls and boards are measured on: the million of charts, asked as its one member. */
import pg from 'pg'
import { overviewOf } from '../../features/charts/charts/server/index.ts'
import { ListQuestion } from '../../features/desk/article-list/contract.ts'
import { articleQuery } from '../../features/monitors/monitors/server/index.ts'
import { openDatabases, type Scope, withScope } from '../../platform/server/index.ts'
import { ago, countDays, fillMillion, now } from '../charts/million.ts'
import { withDatabase } from '../database.ts'

export const zone = 'Asia/Shanghai'

export interface Million {
  scoped<T>(work: (scope: Scope) => Promise<T>): Promise<T>
  /** The overview of a monitor, or of everything, of 30 days. */
  overview(monitor?: number): Promise<unknown>
  databases: ReturnType<typeof openDatabases>
  /** As autovacuum leaves a table that has been there for a while: only its owner may. */
  settle(table: string): Promise<void>
}

/** @param count of articles; 36,000 at least */
export async function withMillion(count: number, work: (million: Million) => Promise<void>): Promise<void> {
  await withDatabase(async url => {
    const databases = openDatabases(url)
    await fillMillion(url, databases.worker, count)
    await countDays(databases.worker)
    const scoped: Million['scoped'] = each =>
      withScope(databases.app, { orgId: 1, userId: 1, now: new Date(now + performance.now()) }, each)
    const overview: Million['overview'] = monitor =>
      scoped(async scope =>
        overviewOf(
          scope,
          await articleQuery(scope, ListQuestion.parse({ from: ago(30), to: ago(0), ...(monitor && { monitor }) })),
          zone,
        ),
      )
    const settle: Million['settle'] = async table => {
      const owner = new pg.Client(url)
      await owner.connect()
      await owner.query(`vacuum analyze ${owner.escapeIdentifier(table)}`)
      await owner.end()
    }
    await work({ scoped, overview, databases, settle })
    await databases.close()
  })
}

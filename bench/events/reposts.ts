/** 10,000 reposts of a post: the answer, and where 2,000 of them are drawn. What a browser needs for it stands in bench/README.md. */
import { sql } from 'kysely'
import { thePost } from '../../features/articles/articles/server/reactions/index.ts'
import { newArticle } from '../../features/articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../features/articles/articles/server/testing/store-articles.ts'
import { cascadeOfSubject } from '../../features/events/traceability/server/cascade/of-subject.ts'
import { layoutOf } from '../../features/events/traceability/web/cascade/layout.ts'
import { openDatabases, withScope } from '../../platform/server/index.ts'
import { print } from '../crisis/place.ts'
import { withDatabase } from '../database.ts'
import { line, time } from '../machine.ts'
import { madeUpReposts } from './made-up-reposts.ts'

const runs = 60
const counts = [10_000, 100_000]

export const measureReposts = (): Promise<void> =>
  withDatabase(async url => {
    const { app, worker, close } = openDatabases(url)
    await sql`insert into organisations (id, name) values (1, '一家')`.execute(worker)
    await sql`insert into monitors (id, org_id, kind, name, rule, version) values (1, 1, 'item', '港口', '港口', 1)`.execute(
      worker,
    )
    for (const count of counts) {
      const begin = Date.now() - 86_400_000
      const post = newArticle({
        ...{
          title: `港口 ${count}`,
          body: '港口',
          author: '港口日报',
          mediaType: 'weibo',
          publishedAt: new Date(begin),
        },
        hits: [{ orgId: 1, monitorId: 1, version: 1 }],
        repostList: madeUpReposts(count, begin, thePost),
      })
      const started = performance.now()
      await worker.transaction().execute(tx => storeArticles(tx, [post], new Map()))
      print(`${count} reposts stored with their post: ${((performance.now() - started) / 1_000).toFixed(1)} s`)
      await sql`analyze`.execute(worker)
      const { rows } = await sql<{ id: number }>`select max(id)::float8 as id from articles`.execute(worker)
      const subject = { kind: 'article', id: rows[0]?.id ?? 0 } as const
      const answer = () =>
        withScope(app, { orgId: 1, userId: 1, now: new Date() }, scope => cascadeOfSubject(scope, subject))
      const cascade = await answer()
      const { known, inferred, unknown } = cascade?.lines ?? { known: 0, inferred: 0, unknown: 0 }
      const bytes = Buffer.byteLength(JSON.stringify(cascade)) / 1024
      print(
        `${known} known, ${inferred} inferred, ${unknown} unknown; ${cascade?.nodes.length} shown, ${bytes.toFixed(0)} KB`,
      )
      const before = process.cpuUsage()
      const took = await time(runs, answer)
      const { user, system } = process.cpuUsage(before)
      // Three runs more warm it up.
      const each = (user + system) / 1_000 / (runs + 3)
      print(`${line(`${count} reposts: the answer`, took)}; of the processor here ${each.toFixed(0)} ms`)
      print(line(`${count} reposts: laid out`, await time(runs, async () => layoutOf(cascade?.nodes ?? []))))
    }
    await close()
  })

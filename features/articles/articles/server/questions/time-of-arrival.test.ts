// An article without a time of its own says so by whichever door its row leaves, until the organisation writes a time.
import { type Databases, type Scope, withScope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { visibilityOf } from '../facts/index.ts'
import { storedArticles } from '../search/index.ts'
import { reprintsOf } from '../stories/reprints.ts'
import { newArticle } from '../testing/new-article.ts'
import { openWithOrganisations } from '../testing/organisations.ts'
import { storeArticles } from '../testing/store-articles.ts'
import { articleRows, loadArticles, loadColumns, rowOf, titlesOf } from './index.ts'

let databases: Databases
let ids: number[] = []
const day = new Date(Date.UTC(2026, 10, 12))

beforeAll(async () => {
  const opened = await openWithOrganisations(7)
  databases = opened.databases
  const extras = [
    { time: { written: '0001-01-01', of: 'arrival' } },
    { time: { of: 'somebody' } },
    { time: 'arrival' },
    null,
  ]
  const articles = extras.map((extra, n) =>
    newArticle({
      title: `第${n}篇`,
      body: '同一段话'.repeat(40),
      publishedAt: new Date(day.getTime() + n * 60_000),
      extra,
      hits: [{ orgId: 7, monitorId: 1, version: 1 }],
    }),
  )
  await databases.worker.transaction().execute(tx => storeArticles(tx, articles, new Map()))
  const { rows } = await sql<{ id: number }>`select id from articles order by id`.execute(databases.worker)
  ids = rows.map(({ id }) => id)
  return opened.close
})

const asMember = <T>(work: (scope: Scope) => Promise<T>): Promise<T> =>
  withScope(databases.app, { orgId: 7, userId: 1, now: new Date(Date.UTC(2026, 10, 20)) }, work)

/** Of each article in its order, by every door whose rows show the time as the organisation sees it. */
const seen = (scope: Scope) =>
  Promise.all([
    loadArticles(scope, ids).then(list => list.map(article => rowOf(article, []).timeOfArrival)),
    loadColumns(scope, ids, ['timeOfArrival']).then(list => list.map(row => row.timeOfArrival)),
    titlesOf(scope, ids).then(list => list.map(row => row.timeOfArrival)),
    reprintsOf(scope, ids[0] ?? 0).then(({ list }) => list.map(row => row.timeOfArrival)),
  ])

test('every door says the same of every article', async () => {
  const first = [true, false, false, false]
  await asMember(async scope => {
    for (const said of await seen(scope)) expect(said).toEqual(first)
    // The shared article, whatever an organisation wrote over it.
    expect((await visibilityOf(scope, ids)).map(row => row.timeOfArrival)).toEqual(first)
    expect((await storedArticles(scope.db, 7, ids)).map(row => row.time_of_arrival)).toEqual(first)
    const { rows } = await sql<{
      time_of_arrival: boolean
    }>`select time_of_arrival from ${articleRows} a order by id`.execute(scope.db)
    expect(rows.map(row => row.time_of_arrival)).toEqual(first)
  })
  await sql`insert into article_edits (org_id, article_id, published_at, updated_at, dated_at) values (7, ${ids[0]}, ${day}, now(), ${day})`.execute(
    databases.worker,
  )
  await asMember(async scope => {
    for (const said of await seen(scope)) expect(said).toEqual([false, false, false, false])
  })
})

// Traced articles whose pages are gone while the worker is killed (-9) again and again: each is told once, none is lost.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { articleServer } from '@guanlan/features/articles/articles/server'
import { adopt } from '@guanlan/features/articles/articles/server/facts'
import { killAgainAndAgain, openFeature, rounds } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newArticle } from '../../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../../articles/articles/server/testing/store-articles.ts'
import { trackingServer } from '../index.ts'
import { openSite } from './testing/site.ts'

const { as, databases } = openFeature([trackingServer, articleServer])

test('killed while it looks: each article that is gone is told once', async () => {
  const member = as()
  const db = databases().worker
  const site = await openSite()
  const folder = await mkdtemp(join(tmpdir(), 'guanlan-traces-'))
  await sql`insert into source_hosts (host, pause_seconds) values (${site.host}, 0)`.execute(db)
  const count = rounds(20, 60)
  const publishedAt = new Date(Date.now() - 3_600_000)
  const articles = Array.from({ length: count }, (_, at) => newArticle({ url: `${site.origin}/${at}`, publishedAt }))
  await db.transaction().execute(tx => storeArticles(tx, articles, new Map()))
  const { rows } = await sql<{ id: number }>`select id from articles order by id`.execute(db)
  await db.transaction().execute(tx =>
    adopt(
      { orgId: 7, db: tx },
      rows.map(({ id }) => Number(id)),
    ),
  )
  for (const { id } of rows)
    expect((await member('POST', '/inews/data/traceTask', { articleId: Number(id), copies: false })).http).toBe(200)
  const left = async () =>
    (await sql`select 1 from trace_states where known_state is distinct from 1 limit 1`.execute(db)).rows.length
  await killAgainAndAgain({
    words: [
      fileURLToPath(new URL('testing/trace-process.ts', import.meta.url)),
      databases().ownerUrl,
      folder,
      site.host,
    ],
    kills: rounds(3, 12),
    lifeMs: kill => 40 + 60 * kill,
    isDone: async () => (await left()) === 0,
  })
  await site.close()
  await rm(folder, { recursive: true })

  const { rows: events } = await sql<{ n: number }>`
    select count(*)::int as n from trace_events group by org_id, task_id`.execute(db)
  expect(events.map(({ n }) => n)).toEqual(Array.from({ length: count }, () => 1))
  const { rows: sent } = await sql<{ n: number }>`
    select count(*)::int as n from deliveries where thread like 'trace:%' group by thread`.execute(db)
  expect(sent.map(({ n }) => n)).toEqual(Array.from({ length: count }, () => 1))
  // Something was under way when the worker was killed, or it would prove nothing.
  expect(site.requests.length).toBeGreaterThanOrEqual(count)
})

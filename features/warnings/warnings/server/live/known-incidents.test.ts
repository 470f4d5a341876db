// The first burst on a database just made or restored: nobody has counted its rows, and each article is looked up by itself all the same.

import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newArticle } from '../../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../../articles/articles/server/testing/store-articles.ts'
import { warningsServer } from '../index.ts'
import { incidentsFor } from './incidents.ts'

const { databases } = openFeature(
  [warningsServer({ follow() {} })],
  ['warning_incident_articles', 'warning_incidents', 'org_articles', 'articles'],
)
const now = new Date('2026-11-20T12:00:00Z')
const incidents = 1_600
const requested = 100

test('incidents of a hundred stories are found by reading a hundred articles, without statistics', async () => {
  await databases()
    .worker.transaction()
    .execute(async tx => {
      // Not committed, so that no analysis of the background counts them.
      await storeArticles(tx, [newArticle({})], new Map())
      const { rows: stored } = await sql<{ id: number }>`select max(id) as id from articles`.execute(tx)
      const first = Number(stored[0]?.id) + 1
      await sql`
        insert into org_articles (org_id, article_id, published_at, media_type, sentiment, media_id, language, cluster_id)
        select 7, ${first}::bigint + n, ${now}, 0, 0, 1, 'zh-CN', ${first}::bigint + n from generate_series(0, ${incidents - 1}::int) n`.execute(
        tx,
      )
      await sql`
        with opened as (
          insert into warning_incidents (org_id, warning_id, warning_name, source, title, sentiment, articles, opened_at, last_at, first_article_id)
          select 7, 1, '泊舟', 'auto', '事件', -1, 1, ${now}, ${now}, ${first}::bigint + n from generate_series(0, ${incidents - 1}::int) n
          returning id, first_article_id)
        insert into warning_incident_articles (org_id, incident_id, warning_id, article_id) select 7, id, 1, first_article_id from opened`.execute(
        tx,
      )
      const stories = Array.from({ length: requested }, (_, n) => ({ orgId: 7, warningId: 1, storyId: first + n }))
      const read = async () =>
        (
          await sql<{ n: number }>`
            select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as n from pg_stat_xact_user_tables
            where relname ~ '^(org_articles|warning_incident_articles)'`.execute(tx)
        ).rows[0]?.n ?? 0
      const before = await read()
      const known = (await incidentsFor(tx, stories, now)).get(1) ?? []
      const took = (await read()) - before
      expect(known.filter(({ stories }) => stories.size === 1)).toHaveLength(requested)
      // The article of each, and its line in the incident.
      expect(took).toBe(2 * requested)
    })
})

// What the demonstration has beside its articles: there from the start, and gone with it.
import { openDatabases } from '@guanlan/platform/server'
import { migratedDatabase } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDemonstration } from './server/index.ts'
import { inventedSources } from './server/sources.ts'

test('sources have a rhythm and faults and are never asked, and there is work to open', async () => {
  const database = await migratedDatabase()
  const databases = openDatabases(database.url, { app: 1, worker: 2 })
  const db = databases.worker
  const count = async (table: string) =>
    (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(db)).rows[0]?.n
  try {
    await openDemonstration(db, true)
    const { rows } = await sql<{ name: string; state: number; silent: boolean; enabled: boolean; fresh: number }>`
      select s.name, s.state, s.last_new_at < now() - s.quiet_seconds * interval '1 second' as silent, s.enabled,
        (select sum(h.fresh)::int from source_hours h where h.source_id = s.id) as fresh
      from sources s join org_sources o on o.source_id = s.id and o.org_id = 1 and o.enabled order by s.id`.execute(db)
    expect(rows.map(({ name }) => name)).toEqual(inventedSources.map(({ name }) => name))
    expect(rows.filter(({ enabled }) => enabled)).toEqual([])
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set([0, -1, 1, 2]))
    expect(rows.filter(({ silent, state }) => silent && state === 0).map(({ name }) => name)).toEqual(['雁城日报'])
    for (const [at, { perDay, fault }] of inventedSources.entries())
      if (!fault) expect(Math.abs((rows[at]?.fresh ?? 0) / 14 / perDay - 1)).toBeLessThan(0.3)
    for (const table of ['comparisons', 'competitor_analyses', 'hot_watches']) expect(await count(table), table).toBe(1)
    expect(await count('labels')).toBe(4)
    expect(await count('screen_topic_words')).toBe(4)
    expect(await count('screen_competitors')).toBe(4)
    for (const table of ['boards', 'big_screens', 'screen_rotations']) expect(await count(table), table).toBe(1)

    await openDemonstration(db, false)
    for (const table of ['comparisons', 'competitor_analyses', 'hot_watches', 'labels', 'sources', 'source_hours'])
      expect(await count(table), table).toBe(0)
  } finally {
    await databases.close()
    await database.drop()
  }
})

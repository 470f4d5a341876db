/**
 * Candidates of 50,000 articles of 24 hours from nothing, and how long an article that arrives afterwards takes to be in its own. Real headlines, in the order of
 * their files over a day; keywords are the words of the headline.
 */
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { sql } from 'kysely'
import { saysSomething } from '../../engine/text/index.ts'
import { generalCutter } from '../../features/articles/articles/server/analysis/index.ts'
import { openDetector } from '../../features/events/events/server/detecting/detect.ts'
import { type Database, jsonRows, openDatabases, withScope } from '../../platform/server/index.ts'
import { load, print } from '../crisis/place.ts'
import { withDatabase } from '../database.ts'
import { databaseProcessorMs } from '../database-processor.ts'
import { spread } from '../machine.ts'

const articles = 50_000
const arriving = 30

export async function measureCandidates(data: string): Promise<void> {
  const titles = await headlines(join(data, 'news'))
  if (titles.length === 0) return print('candidates: no articles here; nothing measured')
  await withDatabase(async url => {
    const { worker, close } = openDatabases(url)
    await sql`insert into organisations (id, name) values (1, '机构')`.execute(worker)
    await sql`insert into media (id, name, media_type) select n, '媒体 ' || n, 1 from generate_series(1, 500) n`.execute(
      worker,
    )
    for (let from = 0; from < articles; from += 5_000)
      await store(
        worker,
        Array.from({ length: 5_000 }, (_, n) => titles[(from + n) % titles.length] ?? ''),
        from,
      )
    await sql`analyze`.execute(worker)
    const detector = openDetector()
    const look = () => withScope(worker, { orgId: 1 }, scope => detector.look(scope))
    const [own, database, started] = [process.cpuUsage(), (await databaseProcessorMs(worker)) ?? 0, performance.now()]
    await look()
    const wall = performance.now() - started
    const { user, system } = process.cpuUsage(own)
    const { rows } = await sql<{ candidates: number; stories: number }>`
      select (select count(*)::int from event_candidates) as candidates, (select count(*)::int from event_candidate_stories) as stories`.execute(
      worker,
    )
    print(
      `candidates of ${articles} articles (${Math.min(titles.length, articles)} headlines) from nothing: ${(wall / 1_000).toFixed(1)} s (must 90, aim 30), of the processor ${((user + system) / 1e6).toFixed(1)} s here and ${((((await databaseProcessorMs(worker)) ?? 0) - database) / 1_000).toFixed(1)} in PostgreSQL; ${rows[0]?.candidates} candidates of ${rows[0]?.stories} stories; ${Math.round(process.memoryUsage().heapUsed / 1e6)} MB of heap; ${load()}`,
    )
    const took: number[] = []
    for (let n = 0; n < arriving; n++) {
      await store(worker, [titles[n * 97] ?? ''], articles + n)
      const at = performance.now()
      await look()
      took.push(performance.now() - at)
    }
    const { p50, p95 } = spread(took)
    print(
      `an arriving article: its look p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)} ms, after 15 s of rest and 10 of idling at most (must 30 s, aim 10); ${load()}`,
    )
    await close()
  })
}

async function headlines(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch((): string[] => [])
  const titles: string[] = []
  for (const file of files.filter(name => name.endsWith('.jsonl.gz')).sort()) {
    const lines = createInterface({ input: createReadStream(join(folder, file)).pipe(createGunzip()) })
    for await (const line of lines) {
      const { title } = JSON.parse(line) as { title?: string }
      if (title && title.length > 5) titles.push(title)
    }
  }
  return titles.slice(0, articles)
}

/** Each a story of its own, the hour by its number. */
async function store(db: Database, titles: readonly string[], from: number): Promise<void> {
  const cutter = generalCutter()
  const rows = titles.map((title, n) => ({
    title,
    media: 1 + ((from + n) % 500),
    minutes: (24 * 60 * Math.min(articles, from + n)) / articles,
    keywords: cutter
      .cut(title)
      .flatMap(({ word }) => (word.length > 1 && saysSomething(word) ? [word] : []))
      .slice(0, 10),
  }))
  await sql`
    with given as (
      select r.*, now() - interval '24 hours' + r.minutes * interval '1 minute' as at from jsonb_to_recordset(${jsonRows(rows)}::jsonb) as r (title text, media int, minutes float8, keywords jsonb)
    ), stored as (
      insert into articles (id, identity, title, body, language, media_type, media_id, published_at, sentiment, cluster_id, keywords)
      select i.id, gen_random_uuid(), g.title, '', 'zh-CN', 1, g.media, g.at, 0, i.id, array(select jsonb_array_elements_text(g.keywords))
      from given g, lateral (select next_article_id(g.at) as id) i returning id, published_at, media_id
    )
    insert into org_articles (org_id, article_id, published_at, media_type, sentiment, media_id, language, cluster_id)
    select 1, id, published_at, 1, 0, media_id, 'zh-CN', id from stored`.execute(db)
}

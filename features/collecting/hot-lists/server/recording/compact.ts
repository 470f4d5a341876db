/** What is kept of old topics: a change each ten minutes; entries, exits and peaks always. */
import type { Database } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** Of one statement. */
const topicsAtOnce = 2_000

/** Topics that were not seen for 30 days, each once. @returns changes that went */
export async function compactOldTopics(db: Database): Promise<number> {
  let gone = 0
  for (;;) {
    const { rows } = await sql<{ topics: number; gone: number }>`
      with old as (
        select id, peak_rank, peak_heat from hot_topics
        where not thinned and last_seen < now() - interval '30 days' order by last_seen limit ${topicsAtOnce}
      ), marked as (
        select c.topic_id, c.at,
          row_number() over (partition by c.topic_id, date_bin('10 minutes', c.at, 'epoch') order by c.at) > 1
            and c.rank is not null and lag(c.rank) over course is not null
            and c.rank <> old.peak_rank and c.heat is distinct from old.peak_heat as between
        from hot_changes c join old on old.id = c.topic_id
        window course as (partition by c.topic_id order by c.at)
      ), gone as (
        delete from hot_changes c using marked m where m.between and c.topic_id = m.topic_id and c.at = m.at returning 1
      ), done as (
        update hot_topics set thinned = true where id in (select id from old) returning 1
      )
      select (select count(*) from done)::int as topics, (select count(*) from gone)::int as gone`.execute(db)
    gone += rows[0]?.gone ?? 0
    if ((rows[0]?.topics ?? 0) < topicsAtOnce) return gone
  }
}

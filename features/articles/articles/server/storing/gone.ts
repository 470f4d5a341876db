/** What is noted when articles go in a way that triggers of their table do not see: for an index of texts and for the days of charts. */
import type { Client } from 'pg'

/** SQL: until an index of texts has let go of them, too, the database answers for them. @param ids a select of ids of articles */
export const noteGoneTexts = (ids: string): string =>
  `insert into text_index_changes (article_id) select gone.id from (${ids}) gone (id) where exists (select from text_indexes)`

/** Charts count these days again. @param from null: since ever. @param to null: for ever, from there on */
export async function countDaysAgain(db: Client, { from, to }: { from: Date | null; to: Date | null }): Promise<void> {
  await db.query(
    `insert into fact_day_changes (org_id, monitor_id, day) select org_id, monitor_id, day from fact_days where day >= $1 and day < $2`,
    [from ?? '-infinity', to ?? 'infinity'],
  )
}

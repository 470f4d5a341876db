import type { Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import { idsWithin } from '../article-ids.ts'
import type { ArticleQuery } from './question.ts'

/**
 * Rows once for each monitor that wants their article, with its `monitor_id`; of the question's own monitors, where it names some.
 * @param rows with `article_id`, of the question
 */
export const forEachMonitor = (
  { orgId }: Scope,
  query: ArticleQuery,
  rows: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  select w.*, h.monitor_id from (${rows}) w
  join hits h on h.org_id = ${orgId} and h.article_id = w.article_id and ${idsWithin(sql`h.article_id`, query)} and h.removed_at is null
  ${query.monitorIds === null ? sql`` : sql`where h.monitor_id = any(${[...query.monitorIds]}::int[])`}`

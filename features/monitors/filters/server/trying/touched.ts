/** What people had done with articles that a filter would take. */
import { articleRows, mediaRows, storedFacts } from '@guanlan/features/articles/articles/server/questions'
import { numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { FilterTrial } from '../../contract.ts'

/** Those that carry a label or are somebody's favourite. */
export async function touchedOf({ orgId, db }: Scope, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; labelled: boolean; favourite: boolean }>`
    select id, labelled, favourite from (
      select w.id, exists (select from article_labels l where l.org_id = ${orgId} and l.article_id = w.id) as labelled,
        exists (select from favourites f where f.org_id = ${orgId} and f.article_id = w.id) as favourite
      from unnest(${numberList(ids)}::bigint[]) as w (id)
    ) t where labelled or favourite`.execute(db)
  return new Map(rows.map(row => [row.id, row]))
}

/** As they are shown, newest first; without what is not the organisation's, for they come from a cursor. */
export async function samplesOf(
  scope: Scope,
  samples: readonly { id: number; touched: boolean }[],
): Promise<FilterTrial['samples']> {
  const touched = new Map(samples.map(each => [each.id, each.touched]))
  const stored = await storedFacts(scope, [...touched.keys()])
  const { rows } = await sql<{ id: number; title: string; media: string; timeOfArrival: boolean; published_at: Date }>`
    select a.id, a.title, m.name as media, a.published_at, a.time_of_arrival as "timeOfArrival" from ${articleRows} a join ${mediaRows} m on m.id = a.media_id
    where a.id = any(${numberList([...stored.keys()])}::bigint[]) order by a.published_at desc, a.id desc limit 100`.execute(
    scope.db,
  )
  return rows.map(({ published_at, ...row }) => ({
    ...row,
    publishedAt: published_at.toISOString(),
    touched: touched.get(row.id) ?? false,
  }))
}

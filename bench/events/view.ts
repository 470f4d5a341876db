/** What the page of an event asks for at first, beside the overview of a monitor with the same articles. */
import { sql } from 'kysely'
import { trendOf } from '../../features/charts/charts/server/index.ts'
import { ListQuestion } from '../../features/desk/article-list/contract.ts'
import { articlesOfEvent } from '../../features/events/events/server/articles/articles.ts'
import { getEvent } from '../../features/events/events/server/records/shown.ts'
import { articleQuery } from '../../features/monitors/monitors/server/index.ts'
import type { Scope } from '../../platform/server/index.ts'
import { measureBesideOverview, zone } from '../beside-overview.ts'
import { ago } from '../charts/million.ts'

/** As `EventPage.tsx` and what stands in it ask: the event, its curve, the newest articles. */
async function page(scope: Scope, id: number): Promise<void> {
  await getEvent(scope, id)
  const filters = [{ field: 'event', is: 'is', values: [`${id}`] }]
  const curve = ListQuestion.parse({ from: ago(30), to: ago(0), filters, fold: false })
  await trendOf(scope, await articleQuery(scope, curve), zone, { usual: false })
  await articlesOfEvent(scope, { id, page: 1, pageSize: 8, sort: 'time_desc' })
}

export const measureView = (): Promise<void> =>
  measureBesideOverview({
    title: 'first view of an event',
    kind: 'event',
    insert: sql`insert into events (org_id, title, begin_at) values (1, '事件', ${ago(30)}::timestamptz) returning id`,
    screen: page,
  })

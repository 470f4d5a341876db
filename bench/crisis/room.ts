/** The room of a crisis beside the overview of a monitor with the same articles. */
import { sql } from 'kysely'
import { trendOf } from '../../features/charts/charts/server/index.ts'
import { articlesOfCrisis } from '../../features/crisis/crisis/server/articles.ts'
import { listLines } from '../../features/crisis/crisis/server/chronicle/lines.ts'
import { getCrisis } from '../../features/crisis/crisis/server/records/crises.ts'
import { listTasks } from '../../features/crisis/crisis/server/tasks/tasks.ts'
import { CountQuestion, ListQuestion } from '../../features/desk/article-list/contract.ts'
import { countArticles } from '../../features/desk/article-list/server/list.ts'
import { articleQuery } from '../../features/monitors/monitors/server/index.ts'
import type { Scope } from '../../platform/server/index.ts'
import { measureBesideOverview, zone } from '../beside-overview.ts'
import { ago } from '../charts/million.ts'

const crisisId = 1
const ofCrisis = { field: 'crisis', is: 'is', values: [`${crisisId}`] }
const negative = { field: 'sentiment', is: 'is', values: ['-1'] }

/** As `Room.tsx` and what stands in it ask: six counts, the curve of seven days, the newest eight, chronicle and tasks. */
async function room(scope: Scope): Promise<void> {
  await getCrisis(scope, crisisId)
  const ranges = [
    { from: ago(30), to: ago(0) },
    { from: ago(1), to: ago(0) },
    { from: ago(2), to: ago(1) },
  ]
  const questions = ranges.flatMap(range =>
    [[], [negative]].map(more => CountQuestion.parse({ ...range, filters: [ofCrisis, ...more], fold: false })),
  )
  await countArticles(scope, questions)
  const curve = ListQuestion.parse({ from: ago(7), to: ago(0), filters: [ofCrisis], fold: false })
  await trendOf(scope, await articleQuery(scope, curve), zone, { usual: false })
  await articlesOfCrisis(scope, { id: crisisId, page: 1, pageSize: 8, sort: 'time_desc' })
  await listLines(scope, { crisisId, like: '', order: 'desc', page: 1, pageSize: 50 })
  await listTasks(scope, crisisId)
}

export const measureRoom = (): Promise<void> =>
  measureBesideOverview({
    title: 'room',
    kind: 'crisis',
    insert: sql`insert into crises (org_id, id, name, level, status, origin, started_at) values (1, ${crisisId}, '危机', 1, 'started', 'hand', ${ago(28)}::timestamptz) returning id`,
    screen: room,
  })

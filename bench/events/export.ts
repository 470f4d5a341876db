/** The file of an event of 36,000 articles, against the file of a list with the same articles and columns: whole tasks in turns, and their ratio. */
import { sql } from 'kysely'
import { Subjects } from '../../features/events/events/contract.ts'
import { exportEvent } from '../../features/events/events/server/file/send.ts'
import { exportingEvent } from '../../features/events/events/server/file/task.ts'
import { DownloadOrder, type FieldKey } from '../../features/handling/exports/contract.ts'
import { exportingArticles } from '../../features/handling/exports/server/index.ts'
import { exportArticles } from '../../features/handling/exports/server/ordering/job.ts'
import { openDocuments, startTask, type Tx } from '../../platform/server/index.ts'
import { finishTasks } from '../../platform/testing/index.ts'
import { withMillion } from '../boards/million.ts'
import { ago } from '../charts/million.ts'
import { load, print } from '../crisis/place.ts'
import { spread } from '../machine.ts'

const runs = 3
const fields: FieldKey[] = ['title', 'media', 'mediaType', 'author', 'publishedAt', 'sentiment', 'interactions', 'url']

export const measureExport = (): Promise<void> =>
  withMillion(40_000, async ({ databases, settle }) => {
    const db = databases.worker
    await sql`insert into users (id, account, name) values (1, 'head@example.com', '林屿')`.execute(db)
    await sql`insert into memberships (org_id, user_id, role) values (1, 1, 'orgAdmin')`.execute(db)
    const { rows } = await sql<{ id: number }>`
      insert into events (org_id, title, begin_at, subjects) values (1, '事件', ${ago(30)}::timestamptz, ${JSON.stringify(Subjects.parse({ companies: [], brands: [], products: [] }))}::jsonb) returning id`.execute(
      db,
    )
    const id = rows[0]?.id ?? 0
    await sql`insert into article_sets (org_id, kind, id, name) values (1, 'event', ${id}, '事件')`.execute(db)
    await sql`
      insert into article_set_members (org_id, kind, set_id, article_id, published_at, how, put_at)
      select 1, 'event', ${id}, article_id, published_at, 'rule', now() from hits where org_id = 1 and monitor_id = 1`.execute(
      db,
    )
    await settle('article_set_members')
    const place = (tx: Tx) => ({ orgId: 1, userId: 1, db: tx })
    const order = DownloadOrder.parse({
      whole: { question: { from: ago(31), to: ago(0), monitor: 1 }, until: new Date().toISOString() },
      ...{ fields: fields.map(key => ({ key })), format: 'xlsx' },
    })
    const start = {
      event: (tx: Tx) => startTask(place(tx), exportEvent, { eventId: id, title: '事件', locale: 'zh' }, null),
      list: async (tx: Tx) => {
        const { rows: made } = await sql<{ id: number }>`
          insert into downloads (org_id, folder_type, name, format, ordered, row_count, created_by)
          values (1, 'download', '列表', ${order.format}, ${JSON.stringify(order)}::jsonb, 36000, 1) returning id`.execute(
          tx,
        )
        const download = made[0]?.id ?? 0
        const task = await startTask(place(tx), exportArticles, { download, name: '列表', locale: 'zh' }, null)
        await sql`update downloads set task_id = ${task} where id = ${download}`.execute(tx)
      },
    }
    const works = { event: [exportingEvent], list: [exportingArticles(openDocuments(null))] }
    const took = { event: [] as number[], list: [] as number[] }
    for (let run = -1; run < runs; run++)
      for (const name of run % 2 ? (['event', 'list'] as const) : (['list', 'event'] as const)) {
        await db.transaction().execute(async tx => void (await start[name](tx)))
        const started = performance.now()
        await finishTasks(databases, works[name])
        if (run >= 0) took[name].push(performance.now() - started)
      }
    const { rows: failed } = await sql<{
      n: number
    }>`select count(*)::int as n from tasks where state = 'failed'`.execute(db)
    const [event, list] = [spread(took.event), spread(took.list)]
    print(
      `file of an event of 36,000 articles p50 ${event.p50.toFixed(0)} ms, of a list of the same p50 ${list.p50.toFixed(0)} ms: ${(event.p50 / list.p50).toFixed(2)} × (must 1.3, aim 1.1); ${failed[0]?.n} failed; ${load()}`,
    )
  })

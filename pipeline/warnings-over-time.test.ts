// Warnings that count: volume, growth, share and silence, as they arrive and as time passes.
import { processIncidents } from '@guanlan/features/warnings/warnings/server'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { articlesOfIncident } from '../features/warnings/warnings/server/incidents/read.ts'
import { updateWarning } from '../features/warnings/warnings/server/rules/save.ts'
import { openWarned, own, proseOf } from './testing/open-warned.ts'

const { db, inOrg, monitor, draftOf, warning, arrive, incidents, messages } = openWarned()

/** Rows of messages by title and first line, after a look at the time that is given. */
async function look(minutes: number): Promise<string[]> {
  const at = new Date(Date.now() + minutes * 60_000)
  while (await processIncidents(db(), () => at));
  return messages()
}
const prose = (n: number) => ({ title: `泊舟第 ${n} 篇`, body: `泊舟${proseOf(n)}` })
/** As if so many had come in a week, two weeks, … before the minutes that end in so many minutes. */
const habit = (warningId: number, articles: number, minutesAhead = 0) =>
  sql`
    insert into warning_minutes (org_id, warning_id, minute, articles, negative, story_ids, article_ids)
    select ${own}, ${warningId}, date_trunc('minute', now()) + ${minutesAhead} * interval '1 minute' - weeks * interval '7 days', ${articles}, 0, '{}', '{}' from generate_series(1, 4) weeks`.execute(
    db(),
  )
const longAgo = () => sql`update organisations set created_at = '2020-01-01'`.execute(db())

test('volume: one message with the figures, one when it is over, and no event by itself', async () => {
  await warning({ name: '声量', timeConditions: [{ kind: 'volume', atLeast: 3, minutes: 30 }] })
  expect(await look(0)).toEqual([])
  await arrive(prose(1), prose(2))
  expect(await look(1)).toEqual([])
  await arrive(prose(3))
  expect(await look(2)).toEqual(['【预警 · 声量】过去 30 分钟 3 篇 满足时间条件：数量。'])
  expect(await look(3)).toHaveLength(1)
  expect(await incidents()).toMatchObject([{ articles: 3, measured: { kind: 'volume', count: 3, after: null } }])
  const { id } = (await incidents())[0] ?? { id: 0 }
  const { list } = await inOrg(scope => articlesOfIncident(scope, id, { page: 1, pageSize: 9 }))
  expect(list.map(({ title }) => title).sort()).toEqual(['泊舟第 1 篇', '泊舟第 2 篇', '泊舟第 3 篇'])
  expect(await look(60)).toHaveLength(2)
  expect((await messages())[1]).toContain('已恢复平常：过去 30 分钟 0 篇。')
  expect(await incidents()).toMatchObject([{ measured: { after: 0 } }])
  expect(await look(61)).toHaveLength(2)
})

test('growth: against the same hours of four weeks', async () => {
  await longAgo()
  const { id } = await warning({ name: '增长', timeConditions: [{ kind: 'growth', atLeast: 3, minutes: 30 }] })
  await look(0)
  await habit(id, 1)
  await arrive(prose(1), prose(2), prose(3), prose(4))
  expect(await look(1)).toEqual([])
  await arrive(prose(5))
  expect(await look(2)).toEqual(['【预警 · 增长】过去 30 分钟 5 篇，平时 1 篇 满足时间条件：异常增长。'])
})

test('negative share, which a person looks at first', async () => {
  const draft = { name: '占比', looksFirst: true, timeConditions: [{ kind: 'negativeShare', atLeast: 3, percent: 60 }] }
  await warning(draft)
  await look(0)
  await arrive({ ...prose(1), sentiment: -1 }, { ...prose(2), sentiment: 1 }, { ...prose(3), sentiment: 1 })
  await look(1)
  expect(await incidents()).toEqual([])
  await arrive({ ...prose(4), sentiment: -1 }, { ...prose(5), sentiment: -1 })
  expect(await look(2)).toEqual([])
  expect(await incidents()).toMatchObject([
    { review: 'waiting', source: 'semiAuto', measured: { percent: 60, count: 5 } },
  ])
})

test('silence: nothing where something is usual, and over with the next article', async () => {
  await longAgo()
  const { id } = await warning({ name: '安静', timeConditions: [{ kind: 'silence', atLeast: 3, minutes: 60 }] })
  await look(0)
  await habit(id, 4, 1)
  expect(await look(2)).toEqual(['【预警 · 安静】过去 1 小时 没有新文章，平时 4 篇 满足时间条件：没有声音。'])
  await arrive(prose(1))
  expect(await look(20)).toHaveLength(2)
})

test('what was stored before counts from the first look on; another rule is counted anew', async () => {
  await monitor('泊舟|北汀')
  await arrive(prose(1), prose(2), prose(3), { title: '北汀开工', body: proseOf(9) })
  const made = await warning({ name: '声量', timeConditions: [{ kind: 'volume', atLeast: 3 }] })
  expect(await look(0)).toHaveLength(1)
  const { id, version } = made
  await inOrg(scope =>
    updateWarning(scope, {
      ...draftOf({ name: '声量', warningWords: '北汀', timeConditions: made.timeConditions }),
      id,
      version,
    }),
  )
  await look(5)
  const { rows } = await sql<{ n: number }>`select sum(articles)::int as n from warning_minutes`.execute(db())
  expect(rows).toEqual([{ n: 1 }])
})

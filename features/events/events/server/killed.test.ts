// Killed again and again while an event is filled and candidates are found: no article is missing or there twice, no decision of a person undone.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { articleServer } from '@guanlan/features/articles/articles/server'
import { adopt } from '@guanlan/features/articles/articles/server/facts'
import { chartServer } from '@guanlan/features/charts/charts/server'
import { articleActionsServer } from '@guanlan/features/handling/article-actions/server'
import { withScope } from '@guanlan/platform/server'
import { killAgainAndAgain, openFeature, rounds } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import { openDetector } from './detecting/detect.ts'
import { eventsServer } from './index.ts'

const { as, databases } = openFeature(
  [eventsServer({ follow() {} }), articleActionsServer, articleServer, chartServer],
  ['events', 'event_candidates', 'event_candidate_decisions', 'article_set_members', 'article_sets', 'tasks'],
)
const member = as()
const kills = rounds(2, 20)
const size = rounds(1_000, 30_000)
const hourMs = 3_600_000

async function store(articles: readonly Parameters<typeof newArticle>[0][]): Promise<number[]> {
  return databases()
    .worker.transaction()
    .execute(async tx => {
      const { ids } = await storeArticles(tx, articles.map(newArticle), new Map())
      await adopt({ orgId: 7, db: tx }, [...ids.values()])
      return [...ids.values()]
    })
}
const rowsOf = async (id: number) =>
  (
    await sql<{ n: number; each: number }>`
      select count(*)::int as n, count(distinct article_id)::int as each from article_set_members where kind = 'event' and set_id = ${id}::int and org_id = 7 and taken_at is null`.execute(
      databases().worker,
    )
  ).rows[0]

test('killed while events are filled and detected', { timeout: rounds(90_000, 600_000) }, async () => {
  const now = Date.now()
  const at = (hoursAgo: number, n: number) => new Date(now - hoursAgo * hourMs - n * 100)
  const own = String.fromCodePoint
  // Twenty days ago: what the event takes in. An hour ago: two matters, one of which somebody dismissed.
  const stored: number[] = []
  for (let from = 0; from < size; from += 1_000)
    stored.push(
      ...(await store(
        Array.from({ length: 1_000 }, (_, n) => ({
          title: `车门 ${from + n}`,
          body: `${own(0x4e00 + ((from + n) % 9_000), 0x5000 + n)}车门`,
          media: '媒体',
          publishedAt: at(480, from + n),
        })),
      )),
    )
  const matter = (keywords: string[]) =>
    Array.from({ length: 6 }, (_, n) => ({
      ...{ title: `${keywords.join('')}${own(0x4e00 + n)}`, body: `${own(0x6000 + n)}${keywords.join('')}`, keywords },
      ...{ media: `媒体${n}`, publishedAt: at(1, n) },
    }))
  await store(matter(['化工厂', '苯胺', '泄漏', '疏散']))
  await withScope(databases().worker, { orgId: 7 }, scope => openDetector().look(scope))
  const offers = async () => (await member('POST', '/ipr/infoEvent/candidate/list')).data.list
  const [first] = await offers()
  expect(await member('POST', '/ipr/infoEvent/candidate/dismiss', { id: first.id })).toMatchObject({
    http: 200,
  })
  await store(matter(['隧道', '塌方', '工人', '被困']))

  const startTime = new Date(now - 600 * hourMs).toISOString()
  const endTime = new Date(now - 24 * hourMs).toISOString()
  const added = await member('POST', '/ipr/infoEvent/add', { title: '车门事件', rule: '车门', startTime, endTime })
  expect(added, JSON.stringify(added)).toMatchObject({ http: 200 })
  const { id } = added.data
  const out = stored[5] ?? 0
  // In by hand, then out: the filling leaves it out.
  for (const act of ['addArticles', 'removeArticles']) {
    const done = await member('POST', `/ipr/infoEvent/${act}`, { eventId: id, idList: [out] })
    expect(done, JSON.stringify(done)).toMatchObject({ http: 200 })
  }

  const folder = await mkdtemp(join(tmpdir(), 'guanlan-events-'))
  await killAgainAndAgain({
    words: [fileURLToPath(new URL('./testing/event-process.ts', import.meta.url)), databases().ownerUrl, folder],
    kills,
    lifeMs: kill => 100 + 60 * (kill % 7),
    isDone: async () => {
      const { rows } = await sql<{ open: boolean }>`
        select exists (select from tasks where org_id = 7 and state in ('waiting', 'running')) or (select count(*) from event_candidates where org_id = 7) < 2 as open`.execute(
        databases().worker,
      )
      return rows[0]?.open === false
    },
  })
  await rm(folder, { recursive: true, force: true })

  expect(await rowsOf(id)).toEqual({ n: size - 1, each: size - 1 })
  const { rows } = await sql<{ n: number; each: number }>`
    select count(*)::int as n, count(distinct title)::int as each from event_candidates where org_id = 7`.execute(
    databases().worker,
  )
  expect(rows[0]).toEqual({ n: 2, each: 2 })
  expect((await offers()).map(({ id: its }: { id: number }) => its)).not.toContain(first.id)
})

// A crisis over real news with exact times: what room, charts and list say is what a plain script over the file says.
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { mediaTypes } from '@guanlan/features/articles/articles/contract'
import { articleServer } from '@guanlan/features/articles/articles/server'
import { chartsServer } from '@guanlan/features/charts/charts/server'
import { CrisisRuleDraft } from '@guanlan/features/crisis/crisis/contract'
import { addRule, crisisServer } from '@guanlan/features/crisis/crisis/server'
import { articleListServer } from '@guanlan/features/desk/article-list/server'
import { articleActionsServer } from '@guanlan/features/handling/article-actions/server'
import { accept, startFlow, waiting } from '@guanlan/pipeline'
import { openListener, withScope } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

const file = fileURLToPath(new URL('../../../../shared/data/news/dxy_covid_2020.jsonl.gz', import.meta.url))
const word = '武汉'
const dayMs = 86_400_000

interface Report {
  id: string
  title: string
  body: string
  source: string
  url: string
  time: string
}
const { as, databases } = openFeature([
  crisisServer({ follow() {} }),
  articleServer,
  articleActionsServer,
  articleListServer({ follow() {} }),
  chartsServer({ embedPage: async () => null, maps: {} as never }),
])

test.skipIf(!existsSync(file))(
  'a crisis over 764 real reports (skipped without ../shared/data/news/dxy_covid_2020)',
  async () => {
    const reports = gunzipSync(readFileSync(file))
      .toString()
      .trim()
      .split('\n')
      .map(line => JSON.parse(line) as Report)
    const { worker: db, ownerUrl } = databases()
    // What was published more than a day before it comes in opens nothing: all is moved by the same time, until the newest is a minute old.
    const original = ({ time }: Report) => Date.parse(`${time.replace(' ', 'T')}+08:00`)
    const movedMs = Math.floor((Date.now() - Math.max(...reports.map(original))) / 1000) * 1000 - 60_000
    const timeOf = (report: Report) => original(report) + movedMs
    await withScope(db, { orgId: 7, userId: 71 }, scope =>
      addRule(
        scope,
        CrisisRuleDraft.parse({
          ...{ name: word, warningWords: word, mediaType: [...mediaTypes], sentiment: [1, 0, -1] },
          ...{ crisisLevel: 2, opens: 'start' },
        }),
      ),
    )
    const listener = await openListener(ownerUrl)
    const failures: unknown[] = []
    const flow = startFlow(db, listener, error => void failures.push(error))
    for (let from = 0; from < reports.length; from += 100)
      await accept(db, {
        source: 'dxy',
        onlyOrg: null,
        items: reports.slice(from, from + 100).map(report => ({
          ...{ sourceId: report.id, title: report.title, body: report.body, media: report.source, url: report.url },
          mediaType: 'web' as const,
          publishedAt: new Date(timeOf(report)).toISOString(),
        })),
      })
    while ((await waiting(db)).articles > 0) await new Promise(resolve => setTimeout(resolve, 50))
    await flow.stop()
    await listener.close()
    expect(failures).toEqual([])

    // What the pipeline takes for one article stands once: each stored one by the reports that it may be.
    const { rows: stored } = await sql<{
      id: number
      title: string
      body: string
      media: string
      at: Date
      joined: boolean
    }>`
    select a.id, a.title, a.body, m.name as media, a.published_at as at,
      exists (select from article_set_members s where s.org_id = 7 and s.article_id = a.id and s.kind = 'crisis') as joined
    from articles a join media m on m.id = a.media_id order by a.id`.execute(db)
    expect(stored.length).toBeGreaterThan(600)
    const fitting = stored.filter(({ title, body }) => `${title}\n${body}`.includes(word))
    const fresh = fitting.filter(({ at }) => at.getTime() > Date.now() - dayMs + 3_600_000)
    expect(fresh.length).toBeGreaterThan(0)
    expect(fresh.filter(({ joined }) => !joined)).toEqual([])

    // All that its words find, put into the crisis that took most.
    const { rows: largest } = await sql<{ id: number }>`
    select set_id as id from article_set_members where org_id = 7 and kind = 'crisis' group by 1 order by count(*) desc, 1 limit 1`.execute(
      db,
    )
    const crisisId = largest[0]?.id ?? 0
    const member = as()
    const put = await member('POST', '/crisis/addArtCrisis', { crisisId, idList: fitting.map(({ id }) => id) })
    expect(put.http).toBe(200)
    const { rows: members } = await sql<{ id: number }>`
    select article_id as id from article_set_members where org_id = 7 and kind = 'crisis' and set_id = ${crisisId} and taken_at is null`.execute(
      db,
    )
    const inCrisis = new Set(members.map(({ id }) => Number(id)))
    expect(fitting.every(({ id }) => inCrisis.has(Number(id)))).toBe(true)

    const { data: room } = await member('GET', `/crisis/getCrisisById?id=${crisisId}`)
    const question = {
      ...{ from: new Date(Date.now() - 80 * dayMs).toISOString(), to: new Date(Date.now() + 60_000).toISOString() },
      ...{ fold: false, place: 'desk' },
      filters: [{ field: 'crisis', is: 'is', values: [String(crisisId)] }],
    }
    const { data: counts } = await member('POST', '/inews/monitorArticle/counts', { questions: [question] })
    const { data: trend } = await member('POST', '/inews/monitorChart/dataVolumeTrend', question)
    const list: { id: number; media: string; publishedAt: string }[] = []
    for (let page = 1; list.length < inCrisis.size; page++) {
      const { data } = await member(
        'GET',
        `/crisis/getArtCrisis?id=${crisisId}&sort=time_asc&page=${page}&pageSize=100`,
      )
      expect(data.total).toBe(inCrisis.size)
      if (data.list.length === 0) break
      list.push(...data.list)
    }
    expect(room.articles).toBe(inCrisis.size)
    expect(counts).toEqual([inCrisis.size])
    expect(trend.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(inCrisis.size)
    expect(new Set(list.map(({ id }) => id))).toEqual(inCrisis)

    // The first article by each media: of the product's list in its order, and by the file's own names and times.
    const firstOf = new Map<string, number>()
    for (const { media, publishedAt } of list) if (!firstOf.has(media)) firstOf.set(media, Date.parse(publishedAt))
    const plain = new Map<string, number>()
    const titles = new Set(
      stored.filter(({ id }) => inCrisis.has(Number(id))).map(({ title, at }) => `${at.getTime()} ${title}`),
    )
    for (const report of reports) {
      const { title, source } = report
      const at = timeOf(report)
      if (titles.has(`${at} ${title}`)) plain.set(source, Math.min(plain.get(source) ?? at, at))
    }
    expect(plain.size).toBeGreaterThan(10)
    for (const [source, at] of plain) expect([source, firstOf.get(source)]).toEqual([source, at])
    const { data: chronicle } = await member('POST', '/crisis/chronicle/list', {
      crisisId,
      kind: 'article',
      order: 'asc',
    })
    expect(chronicle.list.length).toBeGreaterThan(0)
  },
  240_000,
)

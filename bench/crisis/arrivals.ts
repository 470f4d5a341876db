/** From the moment an article is stored until the open room of its crisis has it: 100 articles a second, 1,000 rules, 100 open crises, a room of each organisation open. */
import { sql } from 'kysely'
import { articlesOfCrisis } from '../../features/crisis/crisis/server/articles.ts'
import { getCrisis } from '../../features/crisis/crisis/server/records/crises.ts'
import { openOrgEvents } from '../../platform/server/index.ts'
import { withDatabase } from '../database.ts'
import { line, spread } from '../machine.ts'
import { openInstallation, organisations } from './installation.ts'
import { asLead, load, print, type RealArticle } from './place.ts'

const [rate, perBatch, seconds] = [100, 10, 20]
/** As browsers gather events (`useChanges`) and as the room asks again while articles pour in (`useLiveCrises`). */
const [gatherMs, liveMs] = [400, 600]
/** One article in ten is another one of a story that a crisis is about. */
const oneIn = 10

export async function measureArrivals(articles: readonly RealArticle[]): Promise<void> {
  if (articles.length === 0) return print('arrivals: no articles here; nothing measured')
  const [seeds, rest] = [articles.slice(0, 100), articles.slice(100, 100 + rate * seconds)]
  await withDatabase(async url => {
    const place = await openInstallation(url, { seeds, rulesFit: 'often' })
    const { databases, listener, crises } = place
    // Of each organisation the first crisis stands open in a browser.
    const rooms = organisations
      .map(orgId => crises.find(each => each.orgId === orgId))
      .filter(each => each !== undefined)
    const shownAt = new Map<string, number>()
    const events = openOrgEvents(listener, 'crises')
    let asking = 0
    for (const { orgId, id } of rooms) {
      let requested = 0
      let isPlanned = false
      const ask = async () => {
        requested = Date.now()
        asking++
        const { list } = await asLead(databases, orgId, async scope => {
          await getCrisis(scope, id)
          return articlesOfCrisis(scope as never, { id, page: 1, pageSize: 8, sort: 'time_desc' } as never)
        })
        for (const article of list) {
          const key = `${orgId}:${article.id}`
          if (!shownAt.has(key)) shownAt.set(key, Date.now())
        }
        asking--
      }
      events.follow(orgId, {
        send() {
          if (isPlanned) return
          isPlanned = true
          const ahead = Math.max(gatherMs, requested + liveMs - Date.now())
          setTimeout(() => {
            isPlanned = false
            void ask()
          }, ahead)
        },
        onClose() {},
      } as never)
    }
    const started = performance.now()
    let copies = 0
    for (let first = 0; first < rest.length; first += perBatch) {
      const wait = started + (first / rate) * 1_000 - performance.now()
      if (wait > 0) await new Promise(done => setTimeout(done, wait))
      const batch = rest.slice(first, first + perBatch).map((article, n) => {
        if ((first + n) % oneIn !== 0) return article
        const room = rooms[copies++ % rooms.length]
        return room ? { title: room.seed.title, body: `${room.seed.body}（转载 ${first + n}）` } : article
      })
      await place.handIn(batch, first)
    }
    const handed = (performance.now() - started) / 1_000
    await place.untilStored()
    const late = (performance.now() - started) / 1_000 - handed
    await new Promise(done => setTimeout(done, gatherMs + liveMs))
    while (asking > 0) await new Promise(done => setTimeout(done, 50))
    const { rows } = await sql<{ orgId: number; articleId: number; at: Date }>`
      select org_id as "orgId", article_id as "articleId", put_at as at from article_set_members
      where kind = 'crisis' and how <> 'hand' and (org_id, set_id) in (${sql.join(rooms.map(({ orgId, id }) => sql`(${orgId}::int, ${id}::int)`))})`.execute(
      databases.worker,
    )
    const delays = rows.map(
      ({ orgId, articleId, at }) => (shownAt.get(`${orgId}:${articleId}`) ?? Number.POSITIVE_INFINITY) - at.getTime(),
    )
    const { rows: opened } = await sql<{ n: number }>`select count(*)::int as n from crisis_openings`.execute(
      databases.worker,
    )
    print(line(`arrivals: stored → in the open room (${rows.length} of ${rest.length})`, spread(delays)))
    print(
      `arrivals: ${rest.length} articles in ${handed.toFixed(0)} s and ${late.toFixed(1)} s more, ${opened[0]?.n} openings by rules; p95 ${spread(delays).p95.toFixed(0)} ms (must 1,000, aim 500); ${load()}`,
    )
    await place.close()
  })
}

/** A chronicle of 10,000 lines: a page of 50 with every filter, in both orders, at its beginning and its end. */
import { sql } from 'kysely'
import pg from 'pg'
import { LineQuestion, lineKinds } from '../../features/crisis/crisis/contract/chronicle.ts'
import { listLines } from '../../features/crisis/crisis/server/chronicle/lines.ts'
import { type Database, openDatabases } from '../../platform/server/index.ts'
import { withDatabase } from '../database.ts'
import { line, time } from '../machine.ts'
import { addCrisis, addOrganisations, asLead, load, print, type RealArticle } from './place.ts'

const orgId = 1
const runs = 40

/**
 * Lines of every kind, one in two by a person, one in ten of those a correction. Other crises have as many between them.
 * The newest stand a minute apart.
 */
export async function fillChronicle(
  db: Database,
  crisisIds: readonly number[],
  count: number,
  articles: readonly RealArticle[],
): Promise<void> {
  const titles = JSON.stringify(articles.map(({ title }) => title))
  for (const id of crisisIds)
    await sql`
      insert into crisis_lines (org_id, crisis_id, happened_at, noted_at, by_user, kind, text, facts)
      select ${orgId}, ${id}, now() - (${count}::int - n) * interval '1 minute', now() - (${count}::int - n) * interval '1 minute', case when n % 2 = 0 then 11 end,
        case when n % 2 = 0 then 'note' else (${[...lineKinds]}::text[])[2 + n / 2 % ${lineKinds.length - 1}] end,
        case when n % 2 = 0 then title || '：已核实，第 ' || n || ' 条' else '' end,
        case when n % 2 = 1 then jsonb_build_object('key', 'lineFirstOfType', 'values', jsonb_build_object('what', '@articleOf_web', 'title', title, 'media', '媒体 ' || n % 50)) else '{}' end
      from generate_series(1, ${count}::int) n cross join lateral (select ${titles}::jsonb ->> (n % ${articles.length}::int) as title) t`.execute(
      db,
    )
  await sql`
    update crisis_lines l set corrects = l.id - 4 from crisis_lines b
    where l.id % 20 = 0 and l.kind = 'note' and b.org_id = l.org_id and b.id = l.id - 4 and b.crisis_id = l.crisis_id`.execute(
    db,
  )
}

export async function measureChronicle(articles: readonly RealArticle[]): Promise<void> {
  const count = 10_000
  await withDatabase(async url => {
    const databases = openDatabases(url)
    await addOrganisations(databases.worker, [orgId])
    const ids: number[] = []
    for (let n = 0; n < 4; n++) ids.push(await addCrisis(databases, orgId, `危机 ${n}`))
    await fillChronicle(databases.worker, ids, count, articles)
    const owner = new pg.Client(url)
    await owner.connect()
    await owner.query('vacuum analyze crisis_lines')
    await owner.end()
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
    const questions: [string, object][] = [
      ['no filter', {}],
      ['oldest first', { order: 'asc' }],
      ['the last page', { page: count / 50 }],
      ...lineKinds.map((kind): [string, object] => [`kind ${kind}`, { kind }]),
      ['a frequent word', { like: '核实' }],
      ['a word that nothing has', { like: '无此一词' }],
      ['a word in one line', { like: '第 4444 条' }],
      ['six hours of it', { from: hoursAgo(30), to: hoursAgo(24) }],
      ['kind, word and hours', { kind: 'note', like: '核实', from: hoursAgo(100), to: hoursAgo(24), order: 'asc' }],
    ]
    let worst = 0
    for (const [name, question] of questions) {
      const asked = LineQuestion.parse({ crisisId: ids[1], page: 1, pageSize: 50, ...question })
      let total = 0
      const taken = await time(runs, async () => {
        total = (await asLead(databases, orgId, scope => listLines(scope, asked))).total
      })
      worst = Math.max(worst, taken.p95)
      print(line(`chronicle: ${name} (${total})`, taken))
    }
    print(`chronicle of ${count} lines, a page of 50: worst p95 ${worst.toFixed(0)} ms (must 150, aim 60); ${load()}`)
    await databases.close()
  })
}

/** The same articles stored with 1,000 rules that open crises and 100 open crises, and without: in turns, on three databases of one run. */
import { sql } from 'kysely'
import { withDatabase } from '../database.ts'
import { openInstallation } from './installation.ts'
import { load, print, type RealArticle } from './place.ts'

/** So that each stands at each place of a turn as often. */
const pieces = 7

export async function measureImport(articles: readonly RealArticle[]): Promise<void> {
  if (articles.length === 0) return print('import: no articles here; nothing measured')
  const [seeds, rest] = [articles.slice(0, 100), articles.slice(100)]
  await withDatabases(3, async ([first = '', second = '', third = '']) => {
    const places = {
      without: await openInstallation(first, { seeds, rulesFit: null }),
      seldom: await openInstallation(second, { seeds, rulesFit: 'seldom' }),
      often: await openInstallation(third, { seeds, rulesFit: 'often' }),
    }
    const turns = Object.keys(places) as (keyof typeof places)[]
    const spent = Object.fromEntries(turns.map(name => [name, { own: 0, database: 0 }]))
    const size = Math.floor(rest.length / pieces)
    // The first piece warms all up.
    for (let piece = 0; piece < pieces; piece++) {
      const part = rest.slice(piece * size, (piece + 1) * size)
      for (const at of turns.keys()) {
        const name = turns[(at + piece) % turns.length] ?? 'without'
        const took = await places[name].store(part, piece * size)
        const sum = spent[name]
        if (piece === 0 || !sum) continue
        sum.own += took.own
        sum.database += took.database
      }
    }
    const stored = size * (pieces - 1)
    const sumOf = (name: string) => (spent[name]?.own ?? 0) + (spent[name]?.database ?? 0)
    for (const name of turns) {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from crisis_openings`.execute(
        places[name].databases.worker,
      )
      const { own = 0, database = 0 } = spent[name] ?? {}
      print(
        `import of ${stored} articles in ${pieces - 1} turns, ${name === 'without' ? 'without rules and crises' : `1,000 rules that fit ${name} and 100 open crises`}: ${(own / stored).toFixed(2)} ms of this process and ${(database / stored).toFixed(2)} of PostgreSQL an article, ${(sumOf(name) / sumOf('without')).toFixed(3)} × (must 1.05); ${rows[0]?.n} openings; ${load()}`,
      )
      await places[name].close()
    }
  })
}

async function withDatabases(count: number, work: (urls: string[]) => Promise<void>, urls: string[] = []) {
  if (urls.length === count) return work(urls)
  await withDatabase(url => withDatabases(count, work, [...urls, url]))
}

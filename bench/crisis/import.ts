/** The same articles stored with 1,000 rules that open crises and 100 open crises, and without: in turns, on two databases of one run. */
import { sql } from 'kysely'
import { withDatabase } from '../database.ts'
import { openInstallation } from './installation.ts'
import { load, print, type RealArticle } from './place.ts'

const pieces = 6

export async function measureImport(articles: readonly RealArticle[]): Promise<void> {
  if (articles.length === 0) return print('import: no articles here; nothing measured')
  const [seeds, rest] = [articles.slice(0, 100), articles.slice(100)]
  await withDatabase(url =>
    withDatabase(async other => {
      const without = await openInstallation(url, { seeds, withCrises: false })
      const crises = await openInstallation(other, { seeds, withCrises: true })
      const spent = { without: { own: 0, database: 0 }, crises: { own: 0, database: 0 } }
      const size = Math.floor(rest.length / pieces)
      // The first piece warms both up.
      for (let piece = 0; piece < pieces; piece++) {
        const part = rest.slice(piece * size, (piece + 1) * size)
        const turns = [
          ['without', without],
          ['crises', crises],
        ] as const
        for (const [name, installation] of piece % 2 ? turns.toReversed() : turns) {
          const took = await installation.store(part, piece * size)
          if (piece === 0) continue
          spent[name].own += took.own
          spent[name].database += took.database
        }
      }
      const stored = size * (pieces - 1)
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from crisis_openings`.execute(
        crises.databases.worker,
      )
      const each = ({ own, database }: { own: number; database: number }) =>
        `${(own / stored).toFixed(2)} ms of this process and ${(database / stored).toFixed(2)} of PostgreSQL`
      const sum = ({ own, database }: { own: number; database: number }) => own + database
      print(
        `import of ${stored} articles in ${pieces - 1} turns: without ${each(spent.without)}, with 1,000 rules and 100 open crises ${each(spent.crises)} an article: ${(sum(spent.crises) / sum(spent.without)).toFixed(3)} × (must 1.05); ${rows[0]?.n} openings; ${load()}`,
      )
      await without.close()
      await crises.close()
    }),
  )
}

/** Brand health of all subjects, by the formula of charts. */
import type { ChosenDay } from '@guanlan/features/articles/articles/server/fact-days'
import { type Grouping, sumsOf } from '@guanlan/features/articles/articles/server/fact-days'
import { type ArticleQuery, counted, rowsOf } from '@guanlan/features/articles/articles/server/questions'
import { brandHealthOf, type IndexWeights, sharesOfVoice } from '@guanlan/features/charts/charts/contract'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Compared } from '../../contract.ts'

export type Unweighed = Omit<Compared, 'health' | 'healthParts' | 'negativeByLevel'>
export type Levels = Record<1 | 2 | 3 | 4, number>
export const noLevels: Readonly<Levels> = { 1: 0, 2: 0, 3: 0, 4: 0 }

/**
 * Negative articles by negativity level; folded, the stories of each.
 * @param chosen unfolded
 */
export async function levelsOf(
  { db, ...scope }: Scope,
  query: ArticleQuery,
  chosen: readonly ChosenDay[] | null,
): Promise<Levels> {
  if (chosen) return levelsInDays(chosen, query.fold)
  const rows = rowsOf(
    { db, ...scope },
    { ...query, fold: false },
    sql`r.article_id, r.published_at, r.sentiment, r.level, r.cluster_id`,
  )
  const { rows: reported } = await sql<{ level: 1 | 2 | 3 | 4; n: number }>`
    select level, ${counted(query)} as n from (${rows}) w where sentiment = -1 and level between 1 and 4 group by 1`.execute(
    db,
  )
  const levels: Levels = { ...noLevels }
  for (const { level, n } of reported) levels[level] = n
  return levels
}

const byLevel: Grouping = {
  of: ({ columns }) => ({ of: new Uint16Array(columns.levels), numbers: Uint32Array.of(0, 1, 2, 3, 4) }),
  size: () => 5,
}

async function levelsInDays(days: readonly ChosenDay[], fold: boolean): Promise<Levels> {
  const [sums] = await sumsOf(days, fold, [byLevel])
  const negative = (level: number) => sums?.of(level).negative ?? 0
  return { 1: negative(1), 2: negative(2), 3: negative(3), 4: negative(4) }
}

export function withHealth(
  subjects: readonly Unweighed[],
  levels: readonly Levels[],
  { brandHealth }: IndexWeights,
): Compared[] {
  const voices = sharesOfVoice(subjects.map(({ total }) => total.count))
  return subjects.map((subject, place) => {
    const { count, positive, negative } = subject.total
    const negativeByLevel = levels[place] ?? noLevels
    const { health, parts } = brandHealthOf(
      {
        ...{ count, positive, negative, usual: subject.before?.count ?? null },
        ...{ reach: count > 0 ? subject.readers : null, voice: voices[place] ?? null },
        negativeByLevel,
      },
      brandHealth,
    )
    return { ...subject, health: count > 0 ? health : null, healthParts: parts, negativeByLevel }
  })
}

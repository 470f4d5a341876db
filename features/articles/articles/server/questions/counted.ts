import { type RawBuilder, sql } from 'kysely'
import type { ArticleQuery } from './question.ts'

/** Articles, or where the question folds, stories: a story counts in each part that one of its articles is of, as the list narrowed to the part has it. */
export function counted(
  { fold }: Pick<ArticleQuery, 'fold'>,
  which?: RawBuilder<unknown>,
  story: RawBuilder<unknown> = sql`cluster_id`,
): RawBuilder<number> {
  return sql`(count(${fold ? sql`distinct ${story}` : sql`*`})${which ? sql` filter (where ${which})` : sql``})::int`
}

/** `count` with how many lean how, of rows `r`. */
export const countedByLeaning = (requested: Pick<ArticleQuery, 'fold'>): RawBuilder<unknown> => {
  const leaning = (sentiment: 1 | 0 | -1) =>
    counted(requested, sql`r.sentiment = ${sql.lit(sentiment)}`, sql`r.cluster_id`)
  return sql`${counted(requested, undefined, sql`r.cluster_id`)} as count, ${leaning(1)} as positive, ${leaning(0)} as neutral, ${leaning(-1)} as negative`
}

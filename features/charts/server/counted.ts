import type { WantedArticles } from '@guanlan/features/articles/server/questions'
import { type RawBuilder, sql } from 'kysely'

/** Articles, or where the question folds, stories: a story counts in each part that one of its articles is of, as the list narrowed to the part has it. */
export const counted = ({ fold }: Pick<WantedArticles, 'fold'>, which?: RawBuilder<unknown>): RawBuilder<number> =>
  sql`(count(${fold ? sql`distinct cluster_id` : sql`*`})${which ? sql` filter (where ${which})` : sql``})::int`

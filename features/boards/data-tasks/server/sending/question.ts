/** What a task asks of stored articles, piece of time by piece of time. */
import { Question } from '@guanlan/features/articles/articles/contract'
import type { ArticleQuery } from '@guanlan/features/articles/articles/server/questions'
import { articleQuery } from '@guanlan/features/monitors/monitors/server'
import type { Scope } from '@guanlan/platform/server'
import type { StoredTask } from '../records/stored.ts'
import type { Piece } from './pieces.ts'

/** @param asOf what came later is not meant @throws missing, where a monitor was removed */
export async function queryOfPiece(
  scope: Scope,
  { monitors, mediaTypes, filters }: Pick<StoredTask, 'monitors' | 'mediaTypes' | 'filters'>,
  { from, to }: Piece,
  asOf: Date,
): Promise<ArticleQuery> {
  const question = Question.parse({
    ...{ from, to },
    ...(monitors.length > 0 && { monitors }),
    filters: [...filters, ...(mediaTypes.length === 0 ? [] : [{ field: 'mediaType', is: 'is', values: mediaTypes }])],
  })
  return { ...(await articleQuery(scope, question)), arrivedUntil: asOf }
}

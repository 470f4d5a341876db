import type { Question } from '@guanlan/features/articles/articles/contract'
import {
  type ArticleQuery,
  queryOfQuestion,
  withMeantMedia,
} from '@guanlan/features/articles/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import { requireItemsBelow } from './tree.ts'

/** The articles a question is about: a monitor stands for all items below it. @throws missing for a monitor that is gone or somebody else's */
export async function articleQuery(scope: Scope, question: Question): Promise<ArticleQuery> {
  const filters = await withMeantMedia(scope, question.filters)
  return queryOfQuestion({ ...question, filters }, await itemsOf(scope, question))
}

/** Items below the monitors that a question names; null: it names none and asks for everything of the organisation. */
async function itemsOf(
  scope: Scope,
  { monitor, monitors }: Pick<Question, 'monitor' | 'monitors'>,
): Promise<number[] | null> {
  const named = monitors ?? (monitor === undefined ? [] : [monitor])
  return named.length === 0 ? null : requireItemsBelow(scope, named)
}

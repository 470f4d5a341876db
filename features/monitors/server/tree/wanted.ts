import type { Question } from '@guanlan/features/articles/contract'
import { type WantedArticles, wantedOf } from '@guanlan/features/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import { itemsBelow } from './tree.ts'

/** The articles a question is about: a monitor stands for all items below it. */
export async function wantedBy(scope: Scope, question: Question): Promise<WantedArticles> {
  return wantedOf(question, question.monitor === undefined ? null : await itemsBelow(scope, question.monitor))
}

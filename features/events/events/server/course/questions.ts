/** What readers ask about an event. */
import { questionsOfReaders, titlesOf } from '@guanlan/features/articles/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import { mostQuestions, type ReadersAsk } from '../../contract.ts'
import { queryOfEventArticles } from '../articles/articles.ts'
import { storedEvent } from '../records/shown.ts'
import { articleOf } from './shown.ts'

export async function questionsOf(scope: Scope, eventId: number): Promise<ReadersAsk[]> {
  await storedEvent(scope, eventId)
  const questions = await questionsOfReaders(scope, await queryOfEventArticles(scope, eventId), mostQuestions)
  const titles = await titlesOf(scope, [...new Set(questions.map(({ articleId }) => articleId))])
  const articles = new Map(titles.map(title => [title.id, articleOf(title)]))
  return questions.flatMap(({ articleId, text, likes, writtenAt, count }): ReadersAsk[] => {
    const article = articles.get(articleId)
    return article ? [{ text, likes, writtenAt: writtenAt.toISOString(), count, article }] : []
  })
}

/** Sentences in which an own brand and a competitor stand together. */
import { Question } from '@guanlan/features/articles/articles/contract'
import { loadColumns, pageOf, queryOfQuestion } from '@guanlan/features/articles/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import type { Competition } from '../../contract.ts'
import { meetingIn } from './meeting-in.ts'

/** Articles read, newest first, and sentences told. */
const mostRead = 60
const mostTold = 20

export async function meetingsOf(
  scope: Scope,
  { from, to, own, rivals }: { from: string; to: string; own: readonly string[]; rivals: readonly string[] },
): Promise<Competition['meetings']> {
  const named = (values: readonly string[]) => ({ field: 'brand', is: 'is', values: [...values] }) as const
  const query = queryOfQuestion(Question.parse({ from, to, fold: true, filters: [named(own), named(rivals)] }), null)
  const rows = await pageOf(scope, query, { page: 1, pageSize: mostRead, sort: 'time_desc' })
  const articles = await loadColumns(
    scope,
    rows.map(({ id }) => id),
    ['title', 'body', 'publishedAt', 'timeOfArrival'],
  )
  return articles
    .flatMap(({ id, title = '', body = '', publishedAt, timeOfArrival = false }) => {
      const sentence = meetingIn(`${title}\n${body}`, own, rivals)
      return sentence && publishedAt
        ? [{ articleId: id, title, publishedAt: publishedAt.toISOString(), timeOfArrival, sentence }]
        : []
    })
    .slice(0, mostTold)
}

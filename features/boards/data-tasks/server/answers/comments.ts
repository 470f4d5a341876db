/** Readers' comments on the articles of a task. */
import { keywordsOf } from '@guanlan/engine/text'
import { generalCutter } from '@guanlan/features/articles/articles/server/analysis'
import {
  authorsOfComments,
  commentsOfReaders,
  newestComments,
  titlesOf,
} from '@guanlan/features/articles/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import type { CommentQuestion, Comments } from '../../contract.ts'
import { finishedTask, queryOfTask } from './content.ts'

const mostAccounts = 20
const mostWords = 40
/** Comments whose words are counted. */
const mostRead = 2_000
/** Words of one comment. */
const wordsEach = 8

export async function commentsOf(
  scope: Scope,
  { id, page, pageSize, ...question }: CommentQuestion,
): Promise<Comments> {
  const query = queryOfTask(await finishedTask(scope, id))
  const { list, total, sums } = await commentsOfReaders(scope, query, { page, pageSize, ...question })
  const titles = new Map(
    (await titlesOf(scope, [...new Set(list.map(({ articleId }) => articleId))])).map(each => [each.id, each.title]),
  )
  return {
    list: list.map(row => ({ ...row, at: row.at.toISOString(), articleTitle: titles.get(row.articleId) ?? '' })),
    ...{ total, page, pageSize, sums },
    words: wordsOf(await newestComments(scope, query, mostRead)),
    accounts: await authorsOfComments(scope, query, mostAccounts),
  }
}

/** How many of the texts have each word, the most first. */
function wordsOf(texts: readonly string[]): { word: string; count: number }[] {
  const counts = new Map<string, { word: string; count: number }>()
  for (const text of texts)
    for (const { word, key } of keywordsOf('', text, { cutter: generalCutter(), most: wordsEach })) {
      const counted = counts.get(key) ?? { word, count: 0 }
      counted.count++
      counts.set(key, counted)
    }
  return [...counts.values()].sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1)).slice(0, mostWords)
}

import { goesWithArticle } from '@guanlan/features/articles/articles/server/storing'

/** Copies go with the organisation's article; `leaving` is SQL, true for rows `t` that may go. */
export const copyRowsByAge = (time: Parameters<typeof goesWithArticle>[0]) => [
  { kind: 'articles' as const, table: 'page_copies', leaving: goesWithArticle(time) },
]

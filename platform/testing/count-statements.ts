/** How many statements some work asks of the database, for budgets: with more rows there may not be more of them. */
import type { KyselyPlugin } from 'kysely'
import type { Tx } from '../server/index.ts'

export interface CountedStatements {
  db: Tx
  count(): number
}

/** The same transaction, counted. */
export function countStatements(tx: Tx): CountedStatements {
  let statements = 0
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements++
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { db: tx.withPlugin(counting) as Tx, count: () => statements }
}

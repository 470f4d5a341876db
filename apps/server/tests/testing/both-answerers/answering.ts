/** OpenSearch or the database alone, and what OpenSearch answered so far in this process. */
import { answerFromIndex, textIndexes } from '@guanlan/features/articles/articles/server/search'
import { connectSearch, type SearchClient } from '@guanlan/platform/server'
import { inject } from 'vitest'

/** Questions that OpenSearch answered and the articles that it found; why it did not answer others. */
export const answerCounts = { answers: 0, found: 0, failures: [] as string[] }

/** Of each database that is there: brings what has changed to its index. */
export const followers = new Set<() => Promise<void>>()

const client = counting(connectSearch({ nodes: [inject('openSearchUrl')] }))

/** Every question that an index can answer, of common words too, and with all that was stored before. */
export function askOpenSearch(): void {
  answerFromIndex(
    // Which index is asked says the database.
    textIndexes(client, 'asked'),
    (error, message) => void answerCounts.failures.push(`${message}: ${error}`),
    { always: true, first: async () => void (await Promise.all([...followers].map(follow => follow()))) },
  )
}

export const askDatabaseAlone = (): void => answerFromIndex(null)

/** The same client, with a tally of what it answers. */
function counting(client: SearchClient): SearchClient {
  client.search = new Proxy(client.search, {
    async apply(search, _, requested) {
      const answer = (await Reflect.apply(search, client, requested)) as {
        body: { hits: { hits: readonly unknown[] } }
      }
      answerCounts.answers++
      answerCounts.found += answer.body.hits.hits.length
      return answer
    },
  })
  return client
}

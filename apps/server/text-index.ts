/** The index of texts in OpenSearch, where one is set. */
import {
  answerFromIndex,
  beginTextIndex,
  endTextIndexes,
  type TextIndex,
  textIndex,
} from '@guanlan/features/articles/server/search'
import { connectSearch, type Database, searchVersion } from '@guanlan/platform/server'
import type { Log } from './log.ts'
import type { Settings } from './settings.ts'

interface OpenedTextIndex {
  index: TextIndex
  close(): Promise<void>
}

/**
 * Questions are answered from the index from here on. A cluster that does not answer is waited for beside the start, and the database answers meanwhile;
 * one of another kind or version stops the start.
 */
export async function openTextIndex(settings: NonNullable<Settings['openSearch']>, log: Log): Promise<OpenedTextIndex> {
  const client = connectSearch(settings)
  const index = textIndex(client, settings.prefix)
  await searchVersion(client).catch(error => {
    if (error instanceof Error && error.message.startsWith('OPENSEARCH_URL')) throw error
    if ((error as { statusCode?: number }).statusCode === 401)
      throw new Error('OPENSEARCH_URL: OpenSearch does not know this name and password.')
    log(error, 'OpenSearch does not answer yet; the database searches meanwhile')
  })
  answerFromIndex(index, log)
  return {
    index,
    close: async () => {
      answerFromIndex(null)
      await client.close()
    },
  }
}

/** By the worker, before anything is stored: changes are noted for the index, or for none. */
export const noteChangesFor = (db: Database, index: TextIndex | null): Promise<void> =>
  index ? beginTextIndex(db, index) : endTextIndexes(db)

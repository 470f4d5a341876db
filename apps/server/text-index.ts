/** Indexes of texts in OpenSearch, where a cluster is set: questions ask the one that is whole. */
import {
  answerFromIndex,
  beginTextIndex,
  endTextIndexes,
  isSpared,
  type TextIndexes,
  textIndexes,
} from '@guanlan/features/articles/articles/server/search'
import {
  connectSearch,
  type Database,
  type Log,
  remembered,
  type SearchClient,
  searchVersion,
} from '@guanlan/platform/server'
import type { Settings } from './settings.ts'

interface OpenedTextIndexes {
  indexes: TextIndexes
  /** Up to two seconds old. */
  cluster: () => Promise<SearchCluster>
  /** This process sends it less, because it asked for it. */
  isSpared: () => boolean
  close(): Promise<void>
}

export interface SearchCluster {
  /** It has a manager and every part of every index. */
  answers: boolean
  /** Nodes that are in it; null: not known, because it does not answer or our user may not ask. */
  nodes: number | null
  /** Nodes that are set. */
  of: number
}

const clusterMs = 2_000

/**
 * Questions are answered from the index from here on. A cluster that does not answer is waited for beside the start, and the database answers meanwhile;
 * one of another kind or version stops the start.
 */
export async function openTextIndexes(
  settings: NonNullable<Settings['openSearch']>,
  log: Log,
): Promise<OpenedTextIndexes> {
  const client = connectSearch(settings)
  const indexes = textIndexes(client, settings.prefix)
  await searchVersion(client).catch(error => {
    if (error instanceof Error && error.message.startsWith('OPENSEARCH_URL')) throw error
    if ((error as { statusCode?: number }).statusCode === 401)
      throw new Error('OPENSEARCH_URL: OpenSearch does not know this name and password.')
    log(error, 'OpenSearch does not answer yet; the database searches meanwhile')
  })
  answerFromIndex(indexes, log)
  return {
    indexes,
    cluster: remembered(() => stateOf(client, settings.nodes.length), clusterMs),
    isSpared: () => isSpared(client),
    close: async () => {
      answerFromIndex(null)
      await client.close()
    },
  }
}

/** A cluster without a manager answers nothing within its second. */
async function stateOf(client: SearchClient, of: number): Promise<SearchCluster> {
  try {
    const { body } = await client.cluster.health({ cluster_manager_timeout: '1s' }, { requestTimeout: 1_500 })
    return { answers: body.status !== 'red', nodes: body.number_of_nodes, of }
  } catch (error) {
    return { answers: (error as { statusCode?: number }).statusCode === 403, nodes: null, of }
  }
}

/** By the worker, before anything is stored: changes are noted for an index, or for none. */
export const noteChangesFor = (db: Database, indexes: TextIndexes | null): Promise<void> =>
  indexes ? beginTextIndex(db, indexes) : endTextIndexes(db)

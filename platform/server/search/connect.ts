/** A cluster of OpenSearch. The client asks another node when one does not answer. */
import { Client } from '@opensearch-project/opensearch'

export type SearchClient = Client

export interface SearchSettings {
  /** Addresses of nodes, without name and password. */
  nodes: readonly string[]
  username?: string
  password?: string
  /** Certificates that are trusted besides the usual ones, as PEM. */
  ca?: string
}

/** One request is given up after so long; what asks may answer another way then. In milliseconds. */
const patience = 10_000

export function connectSearch({ nodes, username, password, ca }: SearchSettings): SearchClient {
  return new Client({
    nodes: [...nodes],
    ...(username !== undefined && { auth: { username, password: password ?? '' } }),
    ...(ca !== undefined && { ssl: { ca } }),
    requestTimeout: patience,
    maxRetries: Math.max(1, nodes.length),
    compression: 'gzip',
  })
}

/** The version that the cluster says it is; refuses what is older than what the tests run on. */
export async function searchVersion(client: SearchClient): Promise<string> {
  const { body } = await client.info()
  const { distribution, number } = body.version as { distribution?: string; number: string }
  if (distribution !== 'opensearch' || Number(number.split('.')[0]) < oldest)
    throw new Error(
      `OPENSEARCH_URL leads to ${distribution ?? 'something other than OpenSearch'} ${number}: it has to be OpenSearch ${oldest} or newer.`,
    )
  return number
}
const oldest = 3

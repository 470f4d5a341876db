/** The index of texts in OpenSearch: one part for each month of publication, all of them under one alias. */
import type { SearchClient } from '@guanlan/platform/server'
import { dayOfId, dayOne } from '../../article-ids.ts'
import { mappingsOf, type TextLayout } from './layouts.ts'

export interface TextIndex {
  client: SearchClient
  /** The alias of all parts. */
  name: string
  layout: TextLayout
}

/** The part that holds an article; ids from before they had days lie together. */
export function partOf({ name }: TextIndex, articleId: number): string {
  if (articleId < dayOne) return `${name}-before`
  return `${name}-${dayOfId(articleId).toISOString().slice(0, 7).replace('-', '')}`
}

export const partsOf = (index: TextIndex, ids: readonly number[]): string[] => [
  ...new Set(ids.map(id => partOf(index, id))),
]

const known = new WeakMap<SearchClient, Set<string>>()

/** Makes a part unless it is there. One of that name that somebody else made is refused. */
export async function ensurePart(index: TextIndex, part: string): Promise<void> {
  const { client, layout } = index
  const parts = known.get(client) ?? new Set()
  known.set(client, parts)
  if (parts.has(part)) return
  const { body: isThere } = await client.indices.exists({ index: part })
  if (!isThere) await makePart(index, part)
  const { body: found } = await client.indices.getMapping({ index: part })
  const metas = Object.values(found).map(
    each => each.mappings._meta as { madeBy?: string; version?: number } | undefined,
  )
  if (metas.length !== 1 || metas[0]?.madeBy !== 'guanlan' || metas[0].version !== layout.version)
    throw new Error(`OpenSearch has an index ${part} that this Guanlan did not make. Give another OPENSEARCH_PREFIX.`)
  parts.add(part)
}

/**
 * A part is written by an alias of its own: where somebody has removed it, a cluster that makes indices by itself would make one of that name, and
 * index texts as it likes.
 */
async function makePart({ client, name, layout }: TextIndex, part: string): Promise<void> {
  await client.indices
    .create({
      index: `${part}-data`,
      body: {
        // Refreshed by who writes (write.ts), and by nobody else.
        settings: {
          analysis: layout.analysis,
          number_of_shards: 1,
          refresh_interval: '-1',
          codec: 'best_compression',
        } as never,
        mappings: mappingsOf(layout) as never,
        aliases: { [name]: {}, [part]: {} },
      },
    })
    .catch(error => {
      // Two workers may make it at once: one of them finds it made.
      if (!String(error).includes('resource_already_exists')) throw error
    })
}

/** Parts as they are, asked anew: somebody may have removed one. */
export const purgeParts = ({ client }: Pick<TextIndex, 'client'>): void => void known.delete(client)

/** All parts go, with what is in them. */
export async function removeParts({ client, name }: Pick<TextIndex, 'client' | 'name'>): Promise<void> {
  const { body } = await client.indices.getAlias({ name }, { ignore: [404] })
  const indices = Object.entries(body).filter(
    ([, each]) => typeof each === 'object' && each !== null && 'aliases' in each,
  )
  for (const [each] of indices) await client.indices.delete({ index: each })
  purgeParts({ client })
}

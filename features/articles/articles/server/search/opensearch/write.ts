/** Brings articles into the index as they are in the database now, and takes those out that are no longer there. */
import type { RuleNames } from '@guanlan/engine/text'
import { canonicalise } from '@guanlan/engine/text'
import type { Database, Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { TextLayout } from './layouts.ts'
import { askPaced, isSparing, sendPaced, type Wait } from './pace.ts'
import { ensurePart, partOf, partsOf, purgeParts, type TextIndex } from './parts.ts'

interface StoredText extends RuleNames {
  id: number
  title: string
  body: string
  published_at: Date
  only_org: number | null
}

/** Articles as they were read, and how the index is told of them. */
export interface TextsRead {
  ids: readonly number[]
  /** Of each article its own, in the order of the ids. */
  operations: readonly (readonly object[])[]
}

/**
 * What the index is told of articles. The number of a writing is taken before the articles are read, so that of two writings the one with the higher
 * number has read later, and the other is refused by the index.
 */
export async function readTexts(db: Database | Tx, index: TextIndex, ids: readonly number[]): Promise<TextsRead> {
  const numbered = await sql<{ version: number }>`select nextval('text_index_versions')::float8 as version`.execute(db)
  const version = numbered.rows[0]?.version ?? 0
  const { rows } = await sql<StoredText>`
    select id, title, body, published_at, corps, brands, products, only_org from articles where id = any(${[...ids]}::bigint[])`.execute(
    db,
  )
  const there = new Map(rows.map(row => [row.id, row]))
  const operations = ids.map((id): object[] => {
    const row = there.get(id)
    const at = { _index: partOf(index, id), _id: String(id), version, version_type: 'external' }
    return row ? [{ index: at }, documentOf(index.layout, row)] : [{ delete: at }]
  })
  return { ids, operations }
}

/**
 * The index then has the articles as they were read, or newer; a search finds them so after the next `showTexts`.
 * @param wait takes the place of a clock in tests
 * @returns why the index did not take some of them, by id
 */
export async function sendTexts(
  index: TextIndex,
  { ids, operations }: TextsRead,
  wait?: Wait,
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  for (const part of partsOf(index, ids)) await askPaced(index.client, () => ensurePart(index, part))
  const refused = new Map<number, string>()
  // An article of which the cluster took the writing and the answer was lost is refused as known (409), which is as it should be.
  await sendPaced(
    index.client,
    operations,
    async piece => {
      const { body } = await index.client.bulk({ body: piece.flat() as never, require_alias: true })
      const items = body.items as unknown as BulkItem[]
      const isSpared = (item: BulkItem | undefined) =>
        Object.values(item ?? {}).some(({ status, error }) => isSparing(status, error?.type))
      for (const [id, why] of refusedOf(
        items.filter(item => !isSpared(item)),
        index,
      ))
        refused.set(id, why)
      return piece.filter((_, n) => isSpared(items[n]))
    },
    wait,
  )
  return refused
}

/** What was written is found from now on. */
export async function showTexts(index: TextIndex, ids: readonly number[] | 'all'): Promise<void> {
  const parts = ids === 'all' ? index.name : partsOf(index, ids)
  await askPaced(index.client, () => index.client.indices.refresh({ index: parts, ignore_unavailable: true }))
}

const documentOf = (
  { write, tellsOrg }: TextLayout,
  { id, title, body, published_at, corps, brands, products, only_org }: StoredText,
) => ({
  id,
  published: published_at.getTime(),
  title: write(canonicalise(title)),
  body: write(canonicalise(body)),
  corps,
  brands,
  products,
  ...(tellsOrg && only_org !== null && { onlyOrg: String(only_org) }),
})

type BulkItem = Record<string, { _id: string; status: number; error?: { type?: string; reason?: string } }>

/** A newer one is there, or there is nothing to take out: as it should be. An index that is full is tried again as a whole. */
function refusedOf(items: readonly BulkItem[], index: TextIndex): Map<number, string> {
  const refused = new Map<number, string>()
  for (const item of items)
    for (const [act, { _id, status, error }] of Object.entries(item)) {
      if (status < 300 || status === 409 || (act === 'delete' && status === 404 && !error)) continue
      if (status !== 400) {
        purgeParts(index)
        throw new Error(`OpenSearch did not take article ${_id}: ${status} ${error?.type} ${error?.reason}`)
      }
      refused.set(Number(_id), `${error?.type}: ${error?.reason}`.slice(0, 500))
    }
  return refused
}

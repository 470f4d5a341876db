/**
 * How texts are analysed in an index and handed to it. A change is a layout of its own with the next version: its index is filled beside the one that is
 * asked (generations.ts). The layout of the release before stays here for one release, so that processes of both write and ask both.
 */
import type { CanonicalText } from '@guanlan/engine/text'
import type { Query } from './bounds.ts'
import { analysis, joinedTextField, pairsOf, spaced, textField } from './text-index.ts'

export interface TextLayout {
  version: number
  analysis: object
  /** The mapping of a title or body. */
  textField: object
  /** A title or body as it is handed to the index. */
  write: (text: CanonicalText) => string
  /** A query of the newest layout (query.ts) as this one understands it. */
  ask: (query: Query) => Query
  /** Whether documents say which organisation alone may see them, so that the index can count what another one finds. */
  tellsOrg: boolean
}

const second: TextLayout = { version: 2, analysis, textField, write: spaced, ask: query => query, tellsOrg: true }
/** The same with the canonical text of CANONICAL_VERSION 2. */
const third: TextLayout = { ...second, version: 3 }
const first: TextLayout = {
  version: 1,
  analysis,
  textField: joinedTextField,
  write: spaced,
  ask: query => withoutPairs(query) as Query,
  tellsOrg: false,
}

/** The newest first. */
export const layouts: readonly [TextLayout, ...TextLayout[]] = [third, second, first]

const joined = new Map(['title', 'body'].map(field => [pairsOf(field), field]))

/** Pairs are asked where tokens are. */
function withoutPairs(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withoutPairs)
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [joined.get(key) ?? key, withoutPairs(value)]))
}

const keyword = { type: 'keyword' }

export const mappingsOf = ({ version, textField: text, tellsOrg }: TextLayout) => ({
  dynamic: 'strict',
  // Texts are kept in the database alone.
  _source: { enabled: false },
  _meta: { madeBy: 'guanlan', version },
  properties: {
    id: { type: 'long' },
    published: { type: 'date', format: 'epoch_millis' },
    title: text,
    body: text,
    corps: keyword,
    brands: keyword,
    products: keyword,
    // Never changes: an article is handed in for one organisation, or for all.
    ...(tellsOrg && { onlyOrg: { type: 'keyword', doc_values: false } }),
  },
})

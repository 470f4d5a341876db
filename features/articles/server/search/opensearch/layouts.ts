/**
 * How texts are analysed in an index and handed to it. A change is a layout of its own with the next version: its index is filled beside the one that is
 * asked (generations.ts). The layout of the release before stays here for one release, so that processes of both write and ask both.
 */
import type { CanonicalText } from '@guanlan/engine/text'
import { analysis, spaced, textField } from './text-index.ts'

export interface TextLayout {
  version: number
  analysis: object
  /** The mapping of a title or body. */
  textField: object
  /** A title or body as it is handed to the index. */
  write: (text: CanonicalText) => string
}

/** The newest first; queries (query.ts) are the same for all of them. */
export const layouts: readonly [TextLayout, ...TextLayout[]] = [{ version: 1, analysis, textField, write: spaced }]

const keyword = { type: 'keyword' }

export const mappingsOf = ({ version, textField: text }: TextLayout) => ({
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
  },
})

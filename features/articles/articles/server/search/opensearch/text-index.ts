/** How texts stand in OpenSearch: canonical tokens with their places, and pairs of neighbours in a field beside them, so that two tokens are one posting list. */
import { createHash } from 'node:crypto'
import { type CanonicalText, tokensOf } from '@guanlan/engine/text'

/** A longer token is cut and stands with a sum of the whole; Lucene keeps at most 32,766 bytes of a pair. In UTF-16 units. */
export const longestToken = 256

/** Analysis of an index whose texts are written by `spaced`. */
export const analysis = {
  tokenizer: { spaces: { type: 'char_group', tokenize_on_chars: [' '], max_token_length: 1024 } },
  filter: {
    withPairs: { type: 'shingle', min_shingle_size: 2, max_shingle_size: 2, output_unigrams: true },
    onlyPairs: {
      type: 'shingle',
      min_shingle_size: 2,
      max_shingle_size: 2,
      output_unigrams: false,
      output_unigrams_if_no_shingles: true,
    },
  },
  analyzer: {
    stored: { type: 'custom', tokenizer: 'spaces', filter: ['withPairs'] },
    tokens: { type: 'custom', tokenizer: 'spaces' },
    pairs: { type: 'custom', tokenizer: 'spaces', filter: ['onlyPairs'] },
  },
}

/** The mapping of a title or body: tokens with their places. Of pairs is only held where they occur, which is a third less to store than with places of both. */
export const textField = {
  type: 'text',
  analyzer: 'tokens',
  norms: false,
  index_options: 'positions',
  fields: { pairs: { type: 'text', analyzer: 'pairs', norms: false, index_options: 'docs' } },
}

/** Where the pairs of a title or body stand. */
export const pairsOf = (field: string): string => `${field}.pairs`

/** The mapping in layout 1: tokens and pairs are one field. */
export const joinedTextField = {
  type: 'text',
  analyzer: 'stored',
  search_analyzer: 'pairs',
  norms: false,
  index_options: 'positions',
}

/** A title or body as it is handed to the index. */
export const spaced = (text: CanonicalText): string => tokensOf(text).map(storedToken).join(' ')

/** A token as it stands in the index. */
export function storedToken(token: string): string {
  if (token.length <= longestToken) return token
  return `${cut(token)}\u0001${createHash('sha256').update(token).digest('base64url')}`
}

/** What of a token stands in the index as it is, in whole characters: half of one would be lost on the way. */
export function cut(token: string): string {
  if (token.length <= longestToken) return token
  const last = token.charCodeAt(longestToken - 1)
  return token.slice(0, last >= 0xd800 && last <= 0xdbff ? longestToken - 1 : longestToken)
}

/** A vocabulary as it stands in the editor. Pure. */
import { type Draft as Body, type GeneralDimension, nameLength, type Use, type Vocabulary } from '../contract.ts'
import type { WordsRead } from './word-lines.ts'

export interface Draft {
  use: Use
  name: string
  enabled: boolean
  replaces: string | null
  /** As they are written, one a line. */
  words: string
  hints: string
}

export const newDraft = (use: Use): Draft => ({ use, name: '', enabled: true, replaces: null, words: '', hints: '' })

export const draftOf = ({ use, name, enabled, replaces, words, hints }: Vocabulary): Draft => ({
  use,
  name,
  enabled,
  replaces,
  words: words.join('\n'),
  hints: hints.join('\n'),
})

/** What a general dimension is customised from. */
export const customised = ({ id, name, words, hints }: GeneralDimension): Draft => ({
  use: 'dimension',
  name,
  enabled: true,
  replaces: id,
  words: words.join('\n'),
  hints: hints.join('\n'),
})

export const bodyOf = (draft: Draft, words: WordsRead, hints: WordsRead): Body => ({
  use: draft.use,
  name: draft.name.trim(),
  enabled: draft.enabled,
  replaces: draft.replaces,
  words: words.words,
  hints: draft.use === 'dimension' ? hints.words : [],
})

export const isSame = (one: Draft, other: Draft): boolean =>
  one.name === other.name && one.enabled === other.enabled && one.words === other.words && one.hints === other.hints

export const nameIsWrong = (name: string): boolean => name.trim() === '' || [...name.trim()].length > nameLength

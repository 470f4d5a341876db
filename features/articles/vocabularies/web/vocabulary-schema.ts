/** What is checked of a vocabulary while it is written, and how it is sent. */
import { z } from 'zod'
import { Draft, mostWords, Use } from '../contract.ts'
import type { VocabularyFormValues } from './opened.ts'
import { isError, readWords, type WordProblem } from './word-lines.ts'

export function wordsOf({ use, words, hints }: Pick<VocabularyFormValues, 'use' | 'words' | 'hints'>) {
  const sure = readWords(words, { own: use === 'words' })
  return { sure, hints: readWords(use === 'dimension' ? hints : '', { sure }) }
}

export const bodyOf = (written: VocabularyFormValues): Draft => {
  const { sure, hints } = wordsOf(written)
  const { use, name, enabled, replaces } = written
  return { use, name: name.trim(), enabled, replaces, words: sure.words, hints: hints.words }
}

/** The server asks the same (server/check.ts). */
export const VocabularySchema = z
  .object({
    use: Use,
    name: Draft.shape.name,
    enabled: z.boolean(),
    replaces: z.string().nullable(),
    words: z.string(),
    hints: z.string(),
  })
  .superRefine((written, { addIssue }) => {
    const read = wordsOf(written)
    for (const [field, { words, problems }] of [['words', read.sure] as const, ['hints', read.hints] as const]) {
      const add = (key: string, params: object) =>
        addIssue({ code: 'custom', path: [field], message: `vocabularies.${key}`, params })
      const wrong = problems.find(isError)
      if (wrong) add(keyOf(wrong), wrong)
      else if (words.length > mostWords) add('tooManyWords', { maximum: mostWords })
      else if (field === 'words' && written.enabled && words.length === 0) add('wordsRequired', {})
    }
  })

/** The sentence of a word that cannot be kept. */
export const keyOf = ({ kind }: WordProblem) => (kind === 'long' ? 'wordLength' : kind)

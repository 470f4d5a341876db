/** The schema of the contract checks a form in the browser as it checks the call on the server, with the same sentences. */
import { type Phrase, type Phrases, platformStrings, say } from '@guanlan/platform/contract'
import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form'
import type { z } from 'zod'
import { useAppearance } from '../theme/appearance.ts'

/** A message of the schema is a key, `feature.name`; any other issue is said in the platform's words. */
export function sentenceOf(issue: z.core.$ZodIssue, words: Phrases): string {
  const key = /^[a-z][A-Za-z]*\.([A-Za-z]\w*)$/.exec(issue.message)?.[1]
  const from: Phrases = issue.message.startsWith('platform.') ? platformStrings : words
  const own: Phrase | undefined = key === undefined ? undefined : from[key]
  const phrase = own ?? platformPhraseOf(issue)
  const { params } = issue as { params?: object }
  return say(phrase, useAppearance.getState().locale, { ...issue, ...params, field: issue.path.join('.') })
}

function platformPhraseOf(issue: z.core.$ZodIssue): Phrase {
  if (issue.code === 'too_small') return platformStrings.fieldTooShort
  if (issue.code === 'too_big') return platformStrings.fieldTooLong
  if (issue.code === 'invalid_type' && issue.input === undefined) return platformStrings.fieldRequired
  return platformStrings.fieldInvalid
}

/** What is sent is what was written; the server tidies it by the same schema and its answer is shown. */
export const resolverOf =
  <D extends FieldValues>(schema: z.ZodType, words: Phrases): Resolver<D> =>
  values => {
    const read = schema.safeParse(values)
    if (read.success) return { values, errors: {} }
    const errors: FieldErrors = {}
    for (const issue of read.error.issues.toReversed())
      set(errors, issue.path.join('.') || 'root', { type: issue.code, message: sentenceOf(issue, words) })
    return { values: {}, errors: errors as FieldErrors<D> }
  }

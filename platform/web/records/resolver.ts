/** The schema of the contract checks a form in the browser as it checks the call on the server, with the same sentences. */
import {
  formStrings,
  nameOfField,
  type Phrase,
  type Phrases,
  phraseOfIssue,
  say,
  valuesOfIssue,
  withInput,
} from '@guanlan/platform/contract'
import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form'
import type { z } from 'zod'
import { useAppearance } from '../theme/appearance.ts'

/** A message of the schema is a key, `feature.name`; any other issue is said in the platform's words. @param label of the field as the form shows it */
function sentenceOf(issue: z.core.$ZodIssue, words: Phrases, label: string | undefined): string {
  const key = /^[a-z][A-Za-z]*\.([A-Za-z]\w*)$/.exec(issue.message)?.[1]
  const from: Phrases = issue.message.startsWith('platform.') ? formStrings : words
  const own: Phrase | undefined = key === undefined ? undefined : from[key]
  const phrase = own ?? formStrings[phraseOfIssue(issue)]
  const { locale } = useAppearance.getState()
  return say(phrase, locale, {
    ...valuesOfIssue(issue),
    field: label ?? nameOfField(issue.path.join('.'), words, locale),
  })
}

/** What is sent is what was written; the server tidies it by the same schema and its answer is shown. */
export const resolverOf =
  <D extends FieldValues>(
    schema: z.ZodType,
    words: Phrases,
    labelOf: (field: string) => string | undefined = () => undefined,
  ): Resolver<D> =>
  values => {
    const read = schema.safeParse(values)
    if (read.success) return { values, errors: {} }
    const errors: FieldErrors = {}
    for (const issue of withInput(read.error, values).issues.toReversed()) {
      const field = issue.path.join('.')
      // Of a part of what one field holds (`tags.3`) that field is what people see.
      const label = labelOf(field) ?? labelOf(field.replace(/\.\d+$/, ''))
      set(errors, field || 'root', { type: issue.code, message: sentenceOf(issue, words, label) })
    }
    return { values: {}, errors: errors as FieldErrors<D> }
  }

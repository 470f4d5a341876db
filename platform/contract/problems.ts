/** What the platform says where a schema has no sentence of its own: the same in a form and of a call. */
import type { z } from 'zod'
import type { strings } from './strings.ts'

type Key = Extract<keyof typeof strings, `field${string}`>

const wrongTypes: Readonly<Record<string, Key>> = {
  number: 'fieldNoNumber',
  nan: 'fieldNoNumber',
  int: 'fieldNoInteger',
}

/** Each issue has what stood there before the schema made a number of it: what is missing is told from what is none. */
export function withInput(error: z.core.$ZodError, given: unknown): z.core.$ZodError {
  for (const issue of error.issues)
    (issue as { input?: unknown }).input = issue.path.reduce<unknown>(
      (at, key) => (at as Record<PropertyKey, unknown> | null | undefined)?.[key],
      given,
    )
  return error
}

/** So many are named; of more the first. */
const mostNamed = 30

/** What a sentence may name of an issue: `values` is what a field may be, as people write it. */
export function valuesOfIssue(issue: z.core.$ZodIssue): Record<string, unknown> {
  // What was sent may be a password: it goes no further.
  const { input: _, ...parts } = issue
  const limit = issue.code === 'too_big' ? issue.maximum : issue.code === 'too_small' ? issue.minimum : undefined
  const of = { ...(limit !== undefined && { limit }), ...parts, ...(issue.code === 'custom' && issue.params) }
  if (issue.code !== 'invalid_value') return of
  const values = issue.values.slice(0, mostNamed).map(String)
  return { ...of, values: [...values, ...(issue.values.length > mostNamed ? ['…'] : [])].join(', ') }
}

/** @param issue of `withInput`, or of a parse with `reportInput`; of others whatever has another type counts as missing */
export function phraseOfIssue(issue: z.core.$ZodIssue): Key {
  if (issue.code === 'unrecognized_keys') return 'fieldUnknown'
  const isMissing = 'input' in issue ? issue.input === undefined || issue.input === null : issue.code === 'invalid_type'
  if (isMissing) return 'fieldRequired'
  if (issue.code === 'invalid_value' && issue.values.length > 1) return 'fieldNotOneOf'
  if (issue.code === 'too_small') return issue.inclusive === false ? 'fieldNotAbove' : 'fieldTooShort'
  if (issue.code === 'too_big') return 'fieldTooLong'
  return (issue.code === 'invalid_type' && wrongTypes[issue.expected]) || 'fieldInvalid'
}

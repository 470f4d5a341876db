/** What the platform says where a schema has no sentence of its own: the same in a form and of a call. */
import type { z } from 'zod'
import type { strings } from './strings.ts'

type Key = Extract<keyof typeof strings, `field${string}`>

const wrongTypes: Readonly<Record<string, Key>> = {
  number: 'fieldNoNumber',
  nan: 'fieldNoNumber',
  int: 'fieldNoInteger',
}

/** @param issue of a parse with `reportInput`; of others whatever has another type counts as missing */
export function phraseOfIssue(issue: z.core.$ZodIssue): Key {
  if (issue.code === 'too_small') return 'fieldTooShort'
  if (issue.code === 'too_big') return 'fieldTooLong'
  if (issue.code === 'unrecognized_keys') return 'fieldUnknown'
  const isMissing = 'input' in issue ? issue.input === undefined || issue.input === null : issue.code === 'invalid_type'
  if (isMissing) return 'fieldRequired'
  return (issue.code === 'invalid_type' && wrongTypes[issue.expected]) || 'fieldInvalid'
}

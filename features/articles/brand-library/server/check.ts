/** Whether an entry may stand in the library. Pure. */
import { canonicalName } from '@guanlan/engine/rules'
import type { ProblemKey } from '@guanlan/platform/contract'
import { Entry } from '../contract.ts'

/** What its shape does not say: every word has something visible, and a name of one character is never sure. */
export function problemsOf(entry: Entry): ProblemKey[] {
  const { name, aliases, ambiguous, context, except } = entry
  const all = [
    { field: 'name', word: name },
    ...Object.entries({ aliases, ambiguous, context, except }).flatMap(([field, words]) =>
      words.map((word, i) => ({ field: `${field}.${i}`, word })),
    ),
  ]
  const unsure = new Set(context.length > 0 ? ambiguous.map(canonicalName) : [])
  return all.flatMap(({ field, word }) => {
    const chars = canonicalName(word)
    if (chars === '') return [{ field, key: 'brandLibrary.empty', values: { name: word } }]
    const isName = !field.startsWith('context') && !field.startsWith('except')
    if (isName && [...chars].length === 1 && !unsure.has(chars))
      return [{ field, key: 'brandLibrary.oneCharacter', values: { name: word } }]
    return []
  })
}

export type Read = { entry: Entry; problem: null } | { entry: null; problem: ProblemKey }

/** An entry of an import, or the first thing that is wrong with it. */
export function readEntry(given: unknown): Read {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return { entry: null, problem: { field: '', key: 'brandLibrary.notAnEntry' } }
  const { data, error } = Entry.safeParse(given)
  const issue = error?.issues[0]
  if (issue)
    return {
      entry: null,
      problem: { field: issue.path.join('.'), key: issue.message, values: { ...issue } as Record<string, unknown> },
    }
  const [problem] = problemsOf(data as Entry)
  return problem ? { entry: null, problem } : { entry: data as Entry, problem: null }
}

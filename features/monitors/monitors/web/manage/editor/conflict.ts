/** Two people wrote the same monitor: what becomes of both. Pure. */
import type { Draft } from '../../drafts/draft.ts'

/** What is compared and taken over as one. */
const fieldsOf = {
  name: ['name'],
  shortName: ['shortName'],
  category: ['category'],
  folder: ['fatherId'],
  words: ['view', 'groups', 'excluded', 'rule'],
  limitMedia: ['mediaLimit', 'mediaGroups'],
  limitLanguages: ['languages'],
  limitRegions: ['regions'],
  state: ['isOpen'],
} as const satisfies Record<string, readonly (keyof Draft)[]>

export type ConflictPart = keyof typeof fieldsOf
const parts = Object.keys(fieldsOf) as ConflictPart[]

/** Form and text are two views of one rule: only the one that holds it counts. */
function writtenIn(draft: Draft, part: ConflictPart): string {
  if (part !== 'words') return JSON.stringify(fieldsOf[part].map(name => draft[name]))
  return JSON.stringify(draft.view === 'form' ? [draft.groups, draft.excluded] : draft.rule)
}
const differs = (one: Draft, other: Draft) => (part: ConflictPart) => writtenIn(one, part) !== writtenIn(other, part)

/** What I touched stays mine; the rest becomes theirs. @param before what I started from */
export function merged(mine: Draft, before: Draft, theirs: Draft): Draft {
  const touched = parts.filter(differs(mine, before)).flatMap(part => [...fieldsOf[part]])
  return { ...theirs, ...Object.fromEntries(touched.map(name => [name, mine[name]])) }
}

/** What either of us changed, as far as it is worth saying: what they saved, and where mine would replace it. */
export const disputed = (mine: Draft, before: Draft, theirs: Draft): ConflictPart[] =>
  parts.filter(part => differs(before, theirs)(part) || differs(merged(mine, before, theirs), theirs)(part))
